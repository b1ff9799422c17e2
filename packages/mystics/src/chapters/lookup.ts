import type { Board, Space } from '../board.ts'
import type { Group } from '../language/card.ts'
import type { Mouse, MysticsState } from '../state.ts'
import type { Chapter, ChapterMods, Overlay, RuleMoment, SpecialSearch } from './chapter.ts'
import { findChapter } from './shelf.ts'

/** Null in a position. */
export function chapterOf(state: MysticsState): Chapter | null {
  const { chapter } = state.setup
  return chapter === null ? null : findChapter(chapter)
}

const NO_MODS: ChapterMods = {}

/** Rules of the game that the chapter changes throughout. */
export function modsOf(state: MysticsState): ChapterMods {
  return chapterOf(state)?.mods ?? NO_MODS
}

export function overlayOf(chapter: Chapter, difficulty: string): Overlay {
  const overlays = chapter.overlays ?? {}
  return (difficulty === 'story' ? overlays.story : difficulty === 'heroic' ? overlays.heroic : undefined) ?? {}
}

/** `side:place` split; a place without a side means the side the mice are on. */
export function splitPlace(state: MysticsState, place: string): { side: string; name: string | null } {
  if (place === 'here') return { side: state.here, name: null }
  const [side, name] = place.split(':')
  return { side, name: name ?? null }
}

/** The spaces of a place, if it is on the side the mice are on; null: the whole side. */
export function spacesAt(state: MysticsState, board: Board, place: string): readonly Space[] | null {
  const { side, name } = splitPlace(state, place)
  if (side !== state.here) return []
  return name === null ? null : (board.places[name] ?? [])
}

export function isAt(state: MysticsState, board: Board, space: Space, place: string): boolean {
  const spaces = spacesAt(state, board, place)
  return space >= 0 && (spaces === null || spaces.includes(space))
}

const NO_SPACES: readonly Space[] = []

/** Where minions may not go on the side the mice are on (`bars`). */
export function closedToMinions(state: MysticsState, board: Board): readonly Space[] {
  const bars = chapterOf(state)?.bars
  return bars === undefined ? NO_SPACES : bars.flatMap((place) => spacesAt(state, board, place) ?? [])
}

export function specialSurge(state: MysticsState): Group | null {
  return chapterOf(state)?.surges?.[state.here] ?? null
}

/** M11.3: the special search that waits where the mouse stands. */
export function specialSearch(state: MysticsState, board: Board, mouse: Mouse): SpecialSearch | null {
  const searches = chapterOf(state)?.searches ?? []
  return (
    searches.find(
      (each) =>
        each.side === state.here &&
        !state.fired.includes(`search ${each.side} ${each.card}`) &&
        (each.place === undefined || (board.places[each.place] ?? []).includes(mouse.at)),
    ) ?? null
  )
}

type Keys<M> = M extends unknown ? keyof M : never
export type RuleMomentWord = Keys<RuleMoment>

/** Rules of the chapter that begin at a moment of this kind, by number. */
export function rulesOn(state: MysticsState, word: RuleMomentWord): number[] {
  const rules = chapterOf(state)?.rules
  if (rules === undefined) return []
  const found: number[] = []
  rules.forEach((rule, i) => {
    if (word in rule.on) found.push(i)
  })
  return found
}

export function hasRules(state: MysticsState, word: RuleMomentWord): boolean {
  return state.setup.chapter !== null && rulesOn(state, word).length > 0
}
