/**
 * What never changes, by id, and the types of a view: all that a page needs to draw a table whose rules run elsewhere.
 * No rules come with it.
 */
export { fetchSides, findSide, tilesOfTheBox } from './board/box-tiles.ts'
export type { Side } from './board/side.ts'
export type { Tile } from './board/tile.ts'
export { findCard, findEncounter, findHero, findMinionCard, findMinionType } from './cards/box.ts'
export type { Card, EncounterCard, Hero, MinionCard, MinionType } from './cards/card.ts'
export { fetchBook, fetchChapter } from './fetch.ts'
export { cardIdOf, type CardName } from './position/card-names.ts'
export type { TaskWritten } from './position/written.ts'
export type { MysticsAction } from './state/action.ts'
export type { MysticsEvent } from './state/events.ts'
export { isBlock, isHit, isStar, NUMBER } from './state/dice.ts'
export { FULL_WHEEL, LEVEL_UP, PACK } from './state/state.ts'
export { whisperOf } from './state/whispers.ts'
export type { Chapter } from './story/chapter.ts'
export { passagesOf } from './story/passages.ts'
export { isTold, passageKey } from './story/told.ts'
export { fittingParty, partiesFor } from './story/parties.ts'
export { fetchChapters, findChapter } from './story/shelf.ts'
export type { MinionView, MouseView, MysticsView, QuestionView, WayView, Why } from './view.ts'
