import type { Board } from '../../board/board.ts'
import { happened, type Fact } from '../../state/facts.ts'
import type { Mouse, MysticsState } from '../../state/state.ts'
import type { SpecialSearch } from '../../story/chapter.ts'
import { allHold } from './chapter-conditions.ts'
import { chapterOf, isAt, type Scene } from './chapter-here.ts'

/** What a chapter has its own way of on a side: what is found there, and whether anybody waits. */

/** M11.3: the special search that waits where the mouse stands. */
export function specialSearch(state: MysticsState, board: Board, mouse: Mouse): SpecialSearch | null {
  const searches = chapterOf(state)?.searches
  if (searches === undefined) return null
  const found = searches.find(
    (each) =>
      each.side === state.here &&
      !happened(state, searchMade(each)) &&
      (each.place === undefined || isAt(state, board, mouse.at, `${each.side}:${each.place}`)) &&
      allHold({ state, board }, each.if, null),
  )
  return found ?? null
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
