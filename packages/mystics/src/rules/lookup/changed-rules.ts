import type { Board, Space } from '../../board/board.ts'
import { minionCard, minionType } from '../../cards/box.ts'
import type { MinionCard } from '../../cards/card.ts'
import { happened, note } from '../../state/facts.ts'
import type { Mouse, MysticsState } from '../../state/state.ts'
import { isSince } from '../../state/version.ts'
import type { BossStats, ChangedRules, RuleCondition, UncountedRule } from '../../story/words.ts'
import { allHold } from './chapter-conditions.ts'
import { chapterOf, type Scene } from './chapter-here.ts'

const UNCHANGED: ChangedRules = {}
const NO_TYPES: readonly string[] = []
const NO_SPACES: readonly Space[] = []
const NO_STATS: readonly BossStats[] = []

function modsOf(state: MysticsState): ChangedRules {
  return chapterOf(state)?.mods ?? UNCHANGED
}

/** Something that holds only while its conditions do. */
interface While {
  readonly if?: readonly RuleCondition[]
}

function holds(scene: Scene, change: While): boolean {
  return allHold(scene, change.if, null)
}

/**
 * The rules of the game that a chapter may change: what each comes to just now, changed or not. An entry has the name
 * of its rule in the language of chapters, where it is described, and there is one for every rule.
 */
export const asChanged = {
  /** M5.1: how much cheese goes on the wheel. */
  timeShort: (state: MysticsState): number => modsOf(state).timeShort ?? 1,
  /** M15.3. */
  surgeEach: (state: MysticsState): boolean => modsOf(state).surgeEach ?? false,
  /** M15.4, M23.2. */
  endWins: (state: MysticsState): boolean => modsOf(state).endWins ?? false,
  /** M4.2, M4.7. */
  layBelow(scene: Scene): boolean {
    const { layBelow } = modsOf(scene.state)
    return layBelow !== undefined && (layBelow === true || holds(scene, layBelow))
  },
  /** M10.2, B11: whether ranged attacks reach adjacent spaces only, whoever makes them. */
  range(scene: Scene): boolean {
    const { range } = modsOf(scene.state)
    return range !== undefined && (range === 'adjacent' || holds(scene, range))
  },
  /** M13.5, B2. */
  paws: (state: MysticsState): boolean => modsOf(state).paws ?? false,
  /** M13.5, B3. */
  ladder: (state: MysticsState): boolean => modsOf(state).ladder ?? false,
  /** M8: whether the water of the side the mice are on is plain floor. */
  drySide(state: MysticsState, board: Board): boolean {
    const { drySide } = modsOf(state)
    return drySide !== undefined && drySide.some((dry) => dry.side === state.here && holds({ state, board }, dry))
  },
  /** M14.4: whether ranged minions come in as melee ones do. */
  placedAs(scene: Scene): boolean {
    const { placedAs } = modsOf(scene.state)
    return placedAs !== undefined && holds(scene, placedAs)
  },
  /** The minion types that this rule does not count. */
  uncounted: (state: MysticsState, rule: UncountedRule): readonly string[] =>
    modsOf(state).uncounted?.flatMap(({ who, rules }) => (rules.includes(rule) ? [who] : [])) ?? NO_TYPES,
  /** M4.4, M19.2: the cards a boss may be given. */
  bossCards(scene: Scene, type: string): readonly string[] {
    const { cards } = minionType(type)
    const change = modsOf(scene.state).bossCards?.find((each) => each.boss === type && holds(scene, each))
    if (change === undefined) return cards
    return change.cards ?? cards.filter((card) => !happened(scene.state, { what: 'lost', card }))
  },
  /** M10.5: most wounds a mouse takes from one attack of this figure. */
  woundCap(scene: Scene, by: string | null): number {
    const { woundCap } = modsOf(scene.state)
    if (woundCap === undefined || by === null) return Number.POSITIVE_INFINITY
    const type = scene.state.minions.find((minion) => minion.id === by)?.type
    return woundCap.find((each) => each.boss === type && holds(scene, each))?.n ?? Number.POSITIVE_INFINITY
  },
  /** M1.3: all that is changed of the numbers and words of a boss. */
  bossStats(scene: Scene, type: string): readonly BossStats[] {
    const { bossStats } = modsOf(scene.state)
    return bossStats?.filter((each) => each.boss === type && holds(scene, each)) ?? NO_STATS
  },
  /** M17.4: where minions of this type walk instead of to the nearest mouse; none: to the mouse. */
  walksTo({ state, board }: Scene, type: string): readonly Space[] {
    const { walksTo } = modsOf(state)
    if (walksTo === undefined || !walksTo.types.includes(type)) return NO_SPACES
    const [side, name] = walksTo.place.split(':')
    return side === state.here ? (board.places[name] ?? NO_SPACES) : NO_SPACES
  },
  /** M20.1: null: a page. */
  captureCost: (state: MysticsState): Required<ChangedRules>['captureCost'] | null => modsOf(state).captureCost ?? null,
  /** M20.2: the place; null: beside a free mouse. */
  rescueAt: (state: MysticsState): string | null => modsOf(state).rescueAt ?? null,
} satisfies { readonly [Rule in keyof ChangedRules]-?: (...about: never[]) => unknown }

/** M17.5, B11: whether a minion there sees the mouse; in the dark only one that is near. */
export function minionSees(scene: Scene, from: Space, mouse: Mouse): boolean {
  const { state, board } = scene
  if (!isSince(5, state) || !asChanged.range(scene)) return board.sees[from][mouse.at]
  return mouse.at === from || board.isNear[from][mouse.at]
}

/** How many minions are on the board as this rule counts them. */
export function minionsFor(state: MysticsState, rule: UncountedRule): number {
  const uncounted = asChanged.uncounted(state, rule)
  if (uncounted.length === 0) return state.minions.length
  return state.minions.filter(({ type }) => !uncounted.includes(type)).length
}

/** A card of a boss is lost for the chapter, if cards of its can be; a variable counts those that are left. */
export function loseCard(state: MysticsState, type: string, card: string): void {
  const counted = modsOf(state).bossCards?.find(({ boss, unused }) => boss === type && unused !== undefined)
  if (counted?.unused === undefined) return
  note(state, { what: 'lost', card })
  const left = minionType(type).cards.filter((each) => !happened(state, { what: 'lost', card: each }))
  state.vars[counted.unused] = left.length
}

/** M1.3: a number of an initiative card, as the chapter has it. */
export function cardValue(scene: Scene, id: string, what: 'battle' | 'defense' | 'life'): number {
  const card: MinionCard = minionCard(id)
  let value = card[what]
  for (const change of asChanged.bossStats(scene, card.type)) {
    value = change[what] ?? value
    if (what === 'defense') value += change.defenseBy ?? 0
  }
  return Math.max(0, value)
}

/** Whether a word of a boss's card does nothing in this chapter. */
export function isSilent(scene: Scene, id: string, word: string): boolean {
  return asChanged.bossStats(scene, minionCard(id).type).some(({ off }) => off?.some((each) => each === word) === true)
}
