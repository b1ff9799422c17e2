import type { Space } from '../../board/board.ts'
import { happened } from '../../state/facts.ts'
import { colourOf } from '../../board/box-tiles.ts'
import { valueOf, wordOf } from '../../cards/said.ts'
import { findMinion, findMouse, sizeOf } from '../../state/figures.ts'
import type { MysticsState } from '../../state/state.ts'
import type { Rule } from '../../story/chapter.ts'
import type { Movers, RuleMoment, RuleMomentValues } from '../../story/words.ts'
import { allHold } from './chapter-conditions.ts'
import { chapterOf, isAt, type Scene } from './chapter-here.ts'
import { tokensAt } from './tokens.ts'

/** What the chapter's rules have to do with a moment: which of them begin, and whether they hold. */

export function ruleAt(state: MysticsState, index: number): Rule | undefined {
  return chapterOf(state)?.rules?.[index]
}

/** What belongs to the moment of a rule, if it is of this word. */
export function momentOf<Word extends keyof RuleMomentValues>(
  state: MysticsState,
  index: number,
  word: Word,
): RuleMomentValues[Word] | undefined {
  const rule = ruleAt(state, index)
  return rule === undefined || !(word in rule.on) ? undefined : valueOf(rule.on, word)
}

/** Its place in the chapter, by which it is known. */
export function ruleNumber(state: MysticsState, rule: Rule): number {
  return chapterOf(state)?.rules?.indexOf(rule) ?? -1
}

export function isLimited(rule: Rule): boolean {
  return rule.if?.some((each) => 'once' in each) === true || 'bossWounds' in rule.on
}

/** Whether it was to act but once, and has. */
export function isUsedUp(state: MysticsState, rule: Rule): boolean {
  return isLimited(rule) && happened(state, { what: 'spent', rule: ruleNumber(state, rule) })
}

/** Whether a rule of the chapter applies now: its moment fits and its conditions hold. */
export function ruleHolds(scene: Scene, index: number, it: string | null, at: Space, type: string | null): boolean {
  const { state } = scene
  const rule = ruleAt(state, index)
  if (rule === undefined || isUsedUp(state, rule)) return false
  return momentFits(scene, rule.on, { it, at, type }) && allHold(scene, rule.if, it)
}

/** Who caused the moment, on which space, and of which type the minion was that is spoken of. */
interface Cause {
  readonly it: string | null
  readonly at: Space
  readonly type: string | null
}

/** Whether the moment that has come is the one meant. */
type MomentEntry<Word extends keyof RuleMomentValues> = (
  scene: Scene,
  value: RuleMomentValues[Word],
  cause: Cause,
) => boolean

const ALWAYS = (): boolean => true

const MOMENTS: { readonly [Word in keyof RuleMomentValues]: MomentEntry<Word> } = {
  chapterStart: ALWAYS,
  enter: ({ state }, side) => side === state.here || side === 'any',
  enterFirst: ({ state }, side) => side === state.here,
  act: ({ state, board }, { place }, { it, at }) => isAt(state, board, at, place, it),
  call: ALWAYS,
  takenUp: ({ state, board }, token, { it }) => tokensAt(state, board, token, 'it', it)?.length === 1,
  stepOnto: ({ state, board }, { who, place }, { it, at }) =>
    isAt(state, board, at, place, it) && isMover(state, who, it),
  // Those that begin were chosen when the die had fallen, and by the minion whose turn or attack it was.
  moveRoll: ALWAYS,
  turnInstead: ALWAYS,
  attackInstead: ALWAYS,
  minionDefeated: (_, { type }, cause) => cause.type === type,
  searchHit: ({ state, board }, { place }, { it, at }) => isAt(state, board, at, place, it),
  turnEnd: ({ state }, { card }, { it }) =>
    it !== null && (card === it || (card === 'minions' && findMouse(state, it) === undefined)),
  roundEnd: ALWAYS,
  pageTurned: ({ state }, page) => page === 'any' || page === state.page,
  // Chosen when the variable changed.
  becomes: ALWAYS,
  captured: ALWAYS,
  bossWounds: ({ state }, { boss, n }) => state.minions.some((minion) => minion.type === boss && minion.wounds >= n),
  surge: ({ state }, side) => side === state.here || side === 'any' || side === colourOf(state.here),
  encounterDue: ALWAYS,
  victory: ALWAYS,
}

function momentFits(scene: Scene, on: RuleMoment, cause: Cause): boolean {
  const word = wordOf(on)
  const fits: MomentEntry<never> = MOMENTS[word]
  return fits(scene, valueOf(on, word), cause)
}

export function isMover(state: MysticsState, who: Movers, it: string | null): boolean {
  if (who === 'any') return true
  if (it === null) return false
  const minion = findMinion(state, it)
  if (who === 'mice') return minion === undefined
  return minion !== undefined && (who === 'minions' || sizeOf(minion) === 'small')
}
