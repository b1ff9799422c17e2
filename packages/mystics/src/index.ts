import type { Game } from '@mousekeep/engine'
import { actor, check, list, perform, whole, type MysticsAction } from './actions/index.ts'
import { readAction, text } from './actions/read.ts'
import { evaluate } from './evaluate.ts'
import type { MysticsEvent } from './events.ts'
import { imagine } from './imagine.ts'
import { OPTIONS, readOptions, type MysticsOptions } from './options.ts'
import { readPosition } from './position.ts'
import { start } from './start.ts'
import { copy, FULL_WHEEL, type MysticsState } from './state.ts'
import { summary } from './summary.ts'
import { view, type MysticsView } from './view.ts'

export type { MysticsAction, MysticsEvent, MysticsOptions, MysticsState, MysticsView }
export { carryOver, keepable, NEW_CAMPAIGN, type Campaign } from './campaign/carry-over.ts'
export * from './campaign/journey.ts'
export { readJourney } from './campaign/read-journey.ts'
export {
  chronicleOf,
  isBehind,
  recall,
  recap,
  type ChronicleEntry,
  type Recalled,
  type Told,
} from './campaign/chronicle.ts'
export type { Board } from './board.ts'
export { boardHere } from './boards.ts'
export { findCard, findHero, findMinionCard, hero, minionType } from './content.ts'
export { DIFFICULTIES } from './options.ts'
export { FULL_WHEEL }
export { mysticsCensus } from './census.ts'
export { readChapter } from './chapters/read.ts'
export { CHAPTERS, findChapter } from './chapters/shelf.ts'
export { checkStory, isTold, passageKey, passagesOf } from './chapters/told.ts'
export { fittingParty, partiesFor } from './parties.ts'
export { partyBot } from './party-bot.ts'
export { playTrial, type Trial, type TrialPlan } from './trial.ts'
export { tilesOfTheBox } from './sides.ts'
export { checkTile } from './tile-check.ts'
export { drawTile } from './tile-draw.ts'
export { readTile, type Tile } from './tile.ts'
export type { MysticsSummary } from './summary.ts'

export interface Mystics {
  readonly state: MysticsState
  readonly action: MysticsAction
  readonly event: MysticsEvent
  readonly view: MysticsView
  readonly options: MysticsOptions
}

/** The cooperative story game of one to four players. Its rules are numbered M1 to M26 in `docs/rules/mystics.md`. */
export const mystics: Game<Mystics> = {
  id: 'mystics',
  version: 3,
  options: OPTIONS,
  rules: { turn: 'M4.1', undo: 'M2.1' },

  start,
  copy,
  seats: (state) => state.setup.players,
  actor,
  list,
  check,
  whole,
  perform,
  outcome: ({ over, setup }) =>
    over && {
      winners: over === 'won' ? Array.from({ length: setup.players }, (_, seat) => seat) : [],
      result: over,
      rule: over === 'won' ? 'M23.1' : 'M23.2',
    },

  isAlikeForAll: true,
  view,
  eventFor: (event) => event,
  // Dice, coins and cards: whatever chance has shown is not taken back.
  reveals: (event) => REVEALING.has(event.type),
  imagine,
  evaluate,

  summary,
  readPosition,
  readOptions,
  readAction,
  text,
}

const REVEALING: ReadonlySet<string> = new Set([
  'rolled',
  'coin-tossed',
  'found',
  'looked',
  'encounter-revealed',
  'track-laid',
  'shuffled',
])
