import { happened, note, type Fact } from '../../state/facts.ts'
import type { Board, Space } from '../../board/board.ts'
import { minionCard, minionType } from '../../cards/box.ts'
import type { MinionCard } from '../../cards/card.ts'
import type { Minion, Mouse, MysticsState } from '../../state/state.ts'
import { isSince } from '../../state/version.ts'
import type { SpecialSearch } from '../../story/chapter.ts'
import type { BossStats, RuleCondition, UncountedRule } from '../../story/words.ts'
import { allHold } from './chapter-conditions.ts'
import { chapterOf, isAt, modsOf, type Scene } from './chapter-here.ts'

/** What a chapter changes of the rules of the game, looked up whenever it matters. */

interface While {
  readonly if?: readonly RuleCondition[]
}

function first<T extends While>(scene: Scene, list: readonly T[] | undefined, fits: (each: T) => boolean): T | null {
  return list?.find((each) => fits(each) && allHold(scene, each.if, null)) ?? null
}

/** M4.2, M4.7: new minion cards go below, nothing is dealt anew. */
export function laysBelow(scene: Scene): boolean {
  const { layBelow } = modsOf(scene.state)
  return layBelow !== undefined && (layBelow === true || allHold(scene, layBelow.if, null))
}

/** M10.2, B11: ranged attacks reach adjacent spaces only, whoever makes them. */
export function isShortRange(scene: Scene): boolean {
  const { range } = modsOf(scene.state)
  return range !== undefined && (range === 'adjacent' || allHold(scene, range.if, null))
}

/** M17.5, B11: whether a minion there sees the mouse; in the dark only one that is near. */
export function minionSees(scene: Scene, from: Space, mouse: Mouse): boolean {
  const { state, board } = scene
  if (!isSince(5, state) || !isShortRange(scene)) return board.sees[from][mouse.at]
  return mouse.at === from || board.isNear[from][mouse.at]
}

/** M14.4: ranged minions come in as melee ones do. */
export function placesAsMelee(scene: Scene): boolean {
  const { placedAs } = modsOf(scene.state)
  return placedAs !== undefined && allHold(scene, placedAs.if, null)
}

/** Minions on the board as this rule counts them. */
export function minionsFor(state: MysticsState, rule: UncountedRule): number {
  const { uncounted } = modsOf(state)
  if (uncounted === undefined) return state.minions.length
  const ignored = (minion: Minion): boolean =>
    uncounted.some(({ who, rules }) => who === minion.type && rules.includes(rule))
  return state.minions.filter((minion) => !ignored(minion)).length
}

/** M4.4, M19.2: the cards a boss may be given. */
export function cardsFor(scene: Scene, type: string): readonly string[] {
  const { cards } = minionType(type)
  const change = first(scene, modsOf(scene.state).bossCards, ({ boss }) => boss === type)
  if (change === null) return cards
  if (change.cards !== undefined) return change.cards
  return cards.filter((card) => !happened(scene.state, { what: 'lost', card }))
}

/** A card of a boss is lost for the chapter; the variable counts those that are left. */
export function loseCard(state: MysticsState, type: string, card: string): void {
  const counted = modsOf(state).bossCards?.find(({ boss, unused }) => boss === type && unused !== undefined)
  if (counted?.unused === undefined) return
  note(state, { what: 'lost', card })
  const left = minionType(type).cards.filter((each) => !happened(state, { what: 'lost', card: each }))
  state.vars[counted.unused] = left.length
}

/** M10.5: most wounds a mouse takes from one attack of this figure. */
export function woundCap(scene: Scene, by: string | null): number {
  const { woundCap: caps } = modsOf(scene.state)
  if (caps === undefined || by === null) return Number.POSITIVE_INFINITY
  const type = scene.state.minions.find((minion) => minion.id === by)?.type
  return first(scene, caps, ({ boss }) => boss === type)?.n ?? Number.POSITIVE_INFINITY
}

function statsOf(scene: Scene, type: string): readonly BossStats[] {
  const { bossStats } = modsOf(scene.state)
  return bossStats === undefined ? [] : bossStats.filter((each) => each.boss === type && allHold(scene, each.if, null))
}

/** M1.3: a number of an initiative card, as the chapter has it. */
export function cardValue(scene: Scene, id: string, what: 'battle' | 'defense' | 'life'): number {
  const card: MinionCard = minionCard(id)
  if (modsOf(scene.state).bossStats === undefined) return card[what]
  let value = card[what]
  for (const change of statsOf(scene, card.type)) {
    value = change[what] ?? value
    if (what === 'defense') value += change.defenseBy ?? 0
  }
  return Math.max(0, value)
}

/** Whether a word of a boss's card does nothing in this chapter. */
export function isSilent(scene: Scene, id: string, word: string): boolean {
  if (modsOf(scene.state).bossStats === undefined) return false
  return statsOf(scene, minionCard(id).type).some(({ off }) => off?.some((each) => each === word) === true)
}

/** M11.3: the special search that waits where the mouse stands. */
export function specialSearch(state: MysticsState, board: Board, mouse: Mouse): SpecialSearch | null {
  const searches = chapterOf(state)?.searches
  if (searches === undefined) return null
  return first(
    { state, board },
    searches,
    (each) =>
      each.side === state.here &&
      !happened(state, searchMade(each)) &&
      (each.place === undefined || isAt(state, board, mouse.at, `${each.side}:${each.place}`)),
  )
}

/** What is noted when a special search is used up. */
export function searchMade({ side, card, any }: SpecialSearch): Fact {
  return { what: 'searched', side, card: card ?? null, any: any ?? null }
}

/** M13.7: whether first entry of the side brings no encounter. */
export function isQuiet(scene: Scene, side: string): boolean {
  return (chapterOf(scene.state)?.quiet ?? []).some((each) =>
    typeof each === 'string' ? each === side : each.side === side && allHold(scene, each.if, null),
  )
}

/** M17.4: where minions of this type walk instead of to the nearest mouse. */
export function walkGoals({ state, board }: Scene, type: string): readonly Space[] {
  const { walksTo } = modsOf(state)
  if (walksTo === undefined || !walksTo.types.includes(type)) return []
  const [side, name] = walksTo.place.split(':')
  return side === state.here ? (board.places[name] ?? []) : []
}
