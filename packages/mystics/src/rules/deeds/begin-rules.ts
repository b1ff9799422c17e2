import { NOWHERE, type Space } from '../../board/board.ts'
import { clamped } from '../../state/budget.ts'
import { happened, note } from '../../state/facts.ts'
import { findMinion, placeOf } from '../../state/figures.ts'
import type { Live } from '../../state/live.ts'
import type { MysticsState } from '../../state/state.ts'
import type { Rule } from '../../story/chapter.ts'
import { boardHere } from '../lookup/board-here.ts'
import { amountOf } from '../lookup/chapter-conditions.ts'
import { chapterOf, isAt, rulesOn, type RuleMomentWord } from '../lookup/chapter-here.ts'
import { isLimited, isMover, momentOf, ruleAt, ruleHolds, ruleNumber } from '../lookup/chapter-rules.ts'

/** Rules of this moment begin, in the order of the chapter, if there are any. */
export function pushRules(
  live: Live,
  word: RuleMomentWord,
  it: string | null,
  at: Space,
  type: string | null = null,
): void {
  const waiting = rulesOn(live.state, word)
  if (waiting.length > 0) live.stack.push({ kind: 'rules', waiting: [...waiting], it, at, type })
}

/** The rule acts: what is limited is used up. */
export function spendRule(state: MysticsState, rule: Rule): void {
  if (isLimited(rule)) note(state, { what: 'spent', rule: ruleNumber(state, rule) })
}

/** M6.1, M6.7, M17.4, M17.5: a movement die has shown its number. */
export function moveRolled(live: Live, who: string, number: number): void {
  const { state } = live
  const waiting = rulesOn(state, 'moveRoll').filter((index) => {
    const roll = momentOf(state, index, 'moveRoll')
    return roll?.number === number && roll.side === state.here && isMover(state, roll.who, who)
  })
  if (waiting.length > 0) live.stack.push({ kind: 'rules', waiting, it: who, at: placeOf(state, who), type: null })
}

/** Whether a rule takes the place of this minion's whole turn, or of its attack; then it is under way. */
export function replaces(live: Live, word: 'turnInstead' | 'attackInstead', who: string): boolean {
  const { state, board } = live
  const minion = findMinion(state, who)
  if (minion === undefined) return false
  for (const index of rulesOn(state, word)) {
    const instead = momentOf(state, index, word)
    if (instead === undefined) continue
    const types = 'types' in instead ? instead.types : [instead.type]
    if (!types.includes(minion.type) || !isAt(state, board, minion.at, instead.place)) continue
    if (!ruleHolds(live, index, who, minion.at, null)) continue
    live.stack.push({ kind: 'rules', waiting: [index], it: who, at: minion.at, type: null })
    return true
  }
  return false
}

export function changeVariable(live: Live, variable: string, by: number, rule: string): void {
  setVariable(live, variable, (live.state.vars[variable] ?? 0) + by, rule)
}

/** A variable that comes to a value, or past it, is a moment; each value once. It stays within bounds (B12). */
export function setVariable(live: Live, variable: string, wanted: number, id: string): void {
  const { state, emit } = live
  const value = clamped(wanted)
  const before = state.vars[variable] ?? 0
  state.vars[variable] = value
  const isYesOrNo = chapterOf(state)?.yesOrNo?.includes(variable) === true
  emit?.({ type: 'variable-set', rule: id, variable, value: isYesOrNo ? value === 1 : value })
  // A basin may have fallen dry, or filled.
  live.board = boardHere(state)
  const waiting = rulesOn(state, 'becomes').filter((index) => {
    const rule = ruleAt(state, index)
    const becomes = momentOf(state, index, 'becomes')
    if (rule === undefined || becomes?.variable !== variable) return false
    const goal = amountOf(live, becomes.value, null)
    const reached = before < goal ? value >= goal : before > goal ? value <= goal : value === goal
    const fact = { what: 'reached', rule: index } as const
    if (!reached || happened(state, fact)) return false
    note(state, fact)
    return true
  })
  if (waiting.length > 0) live.stack.push({ kind: 'rules', waiting, it: null, at: NOWHERE, type: null })
}

/** The last card of a round has acted; a round cut short (M4.7) ends only for rules that say so. */
export function endRound(live: Live, cut: boolean): void {
  const { state } = live
  const waiting = rulesOn(state, 'roundEnd').filter((index) => {
    return !cut || momentOf(state, index, 'roundEnd') === 'cut short too'
  })
  if (waiting.length > 0) live.stack.push({ kind: 'rules', waiting, it: null, at: NOWHERE, type: null })
}
