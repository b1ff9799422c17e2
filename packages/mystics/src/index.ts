import type { Game } from '@mousekeep/engine'
import { mysticsWith, type Mystics } from './game.ts'
import { THINKING } from './thinking.ts'
import { sequel } from './campaign/sequel.ts'

export type { Mystics }
export type { MysticsAction } from './rules/decide.ts'
export type { MysticsEvent } from './state/events.ts'
export type { MysticsOptions } from './options.ts'
export { FULL_WHEEL, type MysticsState } from './state/state.ts'
export type { Foresight } from './game.ts'
export { partyBot } from './thinking.ts'

export type { MinionView, MouseView, MysticsView, QuestionView, WayView, Why } from './view.ts'
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
export type { Warning } from './foresight/warnings.ts'
export type { Way } from './foresight/reach.ts'
export type { Threat } from './foresight/threats.ts'
export type { MouseNumbers, Wearing } from './foresight/wearing.ts'
export type { Board, Space } from './board/board.ts'
export { boardHere } from './rules/lookup/board-here.ts'
export { findCard, findHero, findMinionCard, hero, minionType } from './cards/box.ts'
export { DIFFICULTIES } from './sheet.ts'
export { mysticsCensus } from './authoring/census.ts'
export { chapterSchema } from './authoring/chapter-schema.ts'
export { readChapter } from './authoring/read-chapter.ts'
export { CHAPTERS, findChapter, shelve } from './story/shelf.ts'
export { checkStory, passagesOf } from './story/passages.ts'
export { isTold, passageKey } from './story/told.ts'
export { fittingParty, partiesFor } from './story/parties.ts'
export { playTrial, type Trial, type TrialSetup } from './authoring/trial.ts'
export { wouldHaveSaved, type Played } from './authoring/silences.ts'
export { tilesOfTheBox } from './board/box-tiles.ts'
export { checkTile } from './authoring/check-tile.ts'
export { drawTile } from './authoring/draw-tile.ts'
export { readTile, type Tile } from './board/tile.ts'
export type { MysticsSummary } from './position/summary.ts'

/** The game with all that belongs to it. */
export const mystics: Game<Mystics> = mysticsWith(() => THINKING, { sequel })
