import { boardHere } from './boards.ts'
import type { Movers, Rule, RuleMoment } from './chapters/chapter.ts'
import { allHold, amountOf, type Scene } from './chapters/conditions.ts'
import { chapterOf, isAt, rulesOn, type RuleMomentWord } from './chapters/lookup.ts'
import { findMinion, findMouse, placeOf, sizeOf } from './figures.ts'
import { colourOf } from './sides.ts'
import type { MysticsState } from './state.ts'
import { tokensAt } from './tokens.ts'
import type { World } from './world.ts'

/** What the chapter's rules have to do with a moment: which of them begin, and whether they hold. */

export function ruleAt(state: MysticsState, index: number): Rule | undefined {
  return chapterOf(state)?.rules?.[index]
}

/** Rules of this moment begin, in the order of the chapter, if there are any. */
export function pushRules(
  world: World,
  word: RuleMomentWord,
  it: string | null,
  at: number,
  type: string | null = null,
): void {
  const waiting = rulesOn(world.state, word)
  if (waiting.length > 0) world.stack.push({ kind: 'rules', waiting: [...waiting], it, at, type })
}

/** Under which name a rule that acts but once is used up. */
function onceKey(state: MysticsState, rule: Rule): string {
  return `${rule.id} ${chapterOf(state)?.rules?.indexOf(rule)}`
}

function isLimited(rule: Rule): boolean {
  return rule.if?.some((each) => 'once' in each) === true || 'bossWounds' in rule.on
}

/** Whether a rule of the chapter applies now: its moment fits and its conditions hold. */
export function ruleHolds(scene: Scene, index: number, it: string | null, at: number, type: string | null): boolean {
  const { state } = scene
  const rule = ruleAt(state, index)
  if (rule === undefined || (isLimited(rule) && state.fired.includes(onceKey(state, rule)))) return false
  return momentFits(scene, rule.on, it, at, type) && allHold(scene, rule.if, it)
}

/** The rule acts: what is limited is used up. */
export function spendRule(state: MysticsState, rule: Rule): void {
  if (isLimited(rule)) state.fired.push(onceKey(state, rule))
}

function momentFits(
  { state, board }: Scene,
  on: RuleMoment,
  it: string | null,
  at: number,
  type: string | null,
): boolean {
  if ('enter' in on) return on.enter === state.here || on.enter === 'any'
  if ('enterFirst' in on) return on.enterFirst === state.here
  if ('surge' in on) return on.surge === state.here || on.surge === 'any' || on.surge === colourOf(state.here)
  if ('bossWounds' in on) {
    const { boss, n } = on.bossWounds
    return state.minions.some((minion) => minion.type === boss && minion.wounds >= n)
  }
  if ('stepOnto' in on) return isAt(state, board, at, on.stepOnto.place, it) && isMover(state, on.stepOnto.who, it)
  if ('searchHit' in on) return isAt(state, board, at, on.searchHit.place, it)
  if ('minionDefeated' in on) return type === on.minionDefeated.type
  if ('turnEnd' in on) {
    const { card } = on.turnEnd
    return it !== null && (card === it || (card === 'minions' && findMouse(state, it) === undefined))
  }
  if ('takenUp' in on) return tokensAt(state, board, on.takenUp, 'it', it)?.length === 1
  if ('act' in on) return isAt(state, board, at, on.act.place, it)
  if ('pageTurned' in on) return on.pageTurned === 'any' || on.pageTurned === state.page
  return true
}

function isMover(state: MysticsState, who: Movers, it: string | null): boolean {
  if (who === 'any') return true
  if (it === null) return false
  const minion = findMinion(state, it)
  if (who === 'mice') return minion === undefined
  return minion !== undefined && (who === 'minions' || sizeOf(minion) === 'small')
}

/** M6.1, M6.7, M17.4, M17.5: a movement die has shown its number. */
export function moveRolled(world: World, who: string, number: number): void {
  const { state } = world
  const waiting = rulesOn(state, 'moveRoll').filter((index) => {
    const on = ruleAt(state, index)?.on
    return (
      on !== undefined &&
      'moveRoll' in on &&
      on.moveRoll.number === number &&
      on.moveRoll.side === state.here &&
      isMover(state, on.moveRoll.who, who)
    )
  })
  if (waiting.length > 0) world.stack.push({ kind: 'rules', waiting, it: who, at: placeOf(state, who), type: null })
}

/** Whether a rule takes the place of this minion's whole turn, or of its attack; then it is under way. */
export function replaces(world: World, word: 'turnInstead' | 'attackInstead', who: string): boolean {
  const { state, board } = world
  const minion = findMinion(state, who)
  if (minion === undefined) return false
  for (const index of rulesOn(state, word)) {
    const on = ruleAt(state, index)?.on
    if (on === undefined) continue
    const instead = 'turnInstead' in on ? on.turnInstead : 'attackInstead' in on ? on.attackInstead : null
    if (instead === null) continue
    const types = 'types' in instead ? instead.types : [instead.type]
    if (!types.includes(minion.type) || !isAt(state, board, minion.at, instead.place)) continue
    if (!ruleHolds(world, index, who, minion.at, null)) continue
    world.stack.push({ kind: 'rules', waiting: [index], it: who, at: minion.at, type: null })
    return true
  }
  return false
}

export function changeVariable(world: World, variable: string, by: number, rule: string): void {
  setVariable(world, variable, (world.state.vars[variable] ?? 0) + by, rule)
}

/** A variable that comes to a value, or past it, is a moment; each value once. */
export function setVariable(world: World, variable: string, value: number, id: string): void {
  const { state, emit } = world
  const before = state.vars[variable] ?? 0
  state.vars[variable] = value
  emit?.({ type: 'variable-set', rule: id, variable, value })
  // A basin may have fallen dry, or filled.
  world.board = boardHere(state)
  const waiting = rulesOn(state, 'becomes').filter((index) => {
    const rule = ruleAt(state, index)
    if (rule === undefined || !('becomes' in rule.on) || rule.on.becomes.variable !== variable) return false
    const wanted = amountOf(world, rule.on.becomes.value, null)
    const reached = before < wanted ? value >= wanted : before > wanted ? value <= wanted : value === wanted
    const key = `${onceKey(state, rule)} becomes`
    if (!reached || state.fired.includes(key)) return false
    state.fired.push(key)
    return true
  })
  if (waiting.length > 0) world.stack.push({ kind: 'rules', waiting, it: null, at: -1, type: null })
}

/** The last card of a round has acted; a round cut short (M4.7) ends only for rules that say so. */
export function endRound(world: World, cut: boolean): void {
  const { state } = world
  const waiting = rulesOn(state, 'roundEnd').filter((index) => {
    const on = ruleAt(state, index)?.on
    return !cut || (on !== undefined && 'roundEnd' in on && on.roundEnd === 'cut short too')
  })
  if (waiting.length > 0) world.stack.push({ kind: 'rules', waiting, it: null, at: -1, type: null })
}
