import type { Game } from '@mousekeep/engine'
import { offersOf, type Offers } from './asking/offers.ts'
import { check, judge, perform, start } from './asking/perform.ts'
import { actor, list, whole, type MysticsAction } from './rules/decide.ts'
import { readAction, text } from './state/read-action.ts'
import { evaluate } from './bot/value.ts'
import { REVEALING, type MysticsEvent } from './state/events.ts'
import { foresee, type Foresight as Foreseen } from './foresight/foresee.ts'
import { imagine } from './imagine.ts'
import { personal, readOptions, type MysticsOptions } from './options.ts'
import { sequel } from './campaign/sequel.ts'
import { readPosition } from './position/read-position.ts'
import { SHEET } from './sheet.ts'
import { copy, FULL_WHEEL, type MysticsState } from './state/state.ts'
import { VERSION } from './state/version.ts'
import { asVersion3 } from './state/version-3.ts'
import { summary } from './position/summary.ts'
import { view, type MysticsView } from './view.ts'

export type { MysticsAction, MysticsEvent, MysticsOptions, MysticsState, MysticsView }
export type { MinionView, MouseView, QuestionView, WayView, Why } from './view.ts'
export { carryOver, keepableIn, NEW_CAMPAIGN, withKept, type Campaign, type Keepable } from './campaign/carry-over.ts'
export type { MysticsChoice } from './campaign/sequel.ts'
export { endedOf, keepable, type Ended } from './campaign/ended.ts'
export * from './campaign/journey.ts'
export { noticesOf, type Notice } from './campaign/notices.ts'
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
export type { Prospect } from './foresight/foresee.ts'
export type { Odds, TargetOdds } from './foresight/odds.ts'
import { reasonOf } from './foresight/reason.ts'
export type { Warning } from './foresight/warnings.ts'
export type { Way } from './foresight/reach.ts'
export type { Threat } from './foresight/threats.ts'
export type { MouseNumbers, Wearing } from './foresight/wearing.ts'
export type { Board } from './board/board.ts'
export { boardHere } from './rules/lookup/board-here.ts'
export { findCard, findHero, findMinionCard, hero, minionType } from './cards/box.ts'
export { DIFFICULTIES } from './sheet.ts'
export { FULL_WHEEL }
export { mysticsCensus } from './authoring/census.ts'
export { chapterSchema } from './authoring/chapter-schema.ts'
export { readChapter } from './authoring/read-chapter.ts'
export { CHAPTERS, findChapter, shelve } from './story/shelf.ts'
export { checkStory, isTold, passageKey, passagesOf } from './story/passages.ts'
export { fittingParty, partiesFor } from './story/parties.ts'
export { partyBot } from './bot/party-bot.ts'
export { playTrial, type Trial, type TrialSetup } from './authoring/trial.ts'
export { wouldHaveSaved, type Played } from './authoring/silences.ts'
export { tilesOfTheBox } from './board/box-tiles.ts'
export { checkTile } from './authoring/check-tile.ts'
export { drawTile } from './authoring/draw-tile.ts'
export { readTile, type Tile } from './board/tile.ts'
export type { MysticsSummary } from './position/summary.ts'

/** What would come of everything that may be done, and the runs of turns that are offered with it. */
export type Foresight = Foreseen & Offers

export interface Mystics {
  readonly state: MysticsState
  readonly action: MysticsAction
  readonly event: MysticsEvent
  readonly view: MysticsView
  readonly options: MysticsOptions
  readonly foresight: Foresight
}

/** All of the game but the version of its rules, which a state knows by itself. */
const game: Omit<Game<Mystics>, 'version' | 'start' | 'readPosition'> = {
  id: SHEET.id,
  options: SHEET.options,
  rules: { turn: 'M4.1', undo: 'M2.1' },

  copy,
  seats: (state) => state.setup.players,
  actor,
  list,
  check,
  judge,
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
  reveals: (event) => REVEALING.has(event.type),
  imagine,
  evaluate,
  explain: ([world], [action]) => reasonOf(world, action),
  foresee: (state) => ({ ...foresee(state), ...offersOf(state) }),
  personal,
  sequel,

  summary,
  readOptions,
  readAction,
  text,
}

/** Archers shot far in the dark, and a scarf left poison as it was. It plays as 3 did, only written otherwise. */
const version4: Game<Mystics> = {
  ...game,
  version: 4,
  replays: [3],
  asOf: asVersion3,
  start: (options, chance, emit) => start(options, chance, emit, 4),
  readPosition: (json, chance, emit) => readPosition(json, chance, emit, 4),
}

/** Tables that ask only what matters kept a turn open for sharing, and asked about what had one answer (M27.2). */
const version5: Game<Mystics> = {
  ...game,
  version: 5,
  start: (options, chance, emit) => start(options, chance, emit, 5),
  readPosition: (json, chance, emit) => readPosition(json, chance, emit, 5),
}

/** The cooperative story game of one to four players. Its rules are numbered M1 to M27 in `docs/rules/mystics.md`. */
export const mystics: Game<Mystics> = { ...game, version: VERSION, earlier: [version5, version4], start, readPosition }
