import { kept } from '@mousekeep/engine'
import { NOWHERE, type Board, type Space } from '../../board/board.ts'
import { placeOf } from '../../state/figures.ts'
import type { MysticsState } from '../../state/state.ts'
import type { Chapter, Company, Overlay } from '../../story/chapter.ts'
import { findChapter } from '../../story/shelf.ts'
import type { RuleMoment } from '../../story/words.ts'

/** Null in a position. */
export function chapterOf(state: MysticsState): Chapter | null {
  const { chapter } = state.setup
  return chapter === null ? null : findChapter(chapter)
}

export function overlayOf(chapter: Chapter, difficulty: string): Overlay {
  const overlays = chapter.overlays ?? {}
  return (difficulty === 'story' ? overlays.story : difficulty === 'heroic' ? overlays.heroic : undefined) ?? {}
}

interface Place {
  readonly side: string
  readonly name: string | null
}

const SPLIT = new Map<string, Place>()

/** `side:place` split, once for each place that a chapter names; `here` is the side the mice are on. */
export function splitPlace(state: MysticsState, place: string): Place {
  const found = kept(SPLIT, place, split)
  return found.side === 'here' ? { side: state.here, name: found.name } : found
}

function split(place: string): Place {
  const [side, name] = place.split(':')
  return { side, name: name ?? null }
}

/** The spaces of a place, if it is on the side the mice are on; null: the whole side. */
export function spacesAt(
  state: MysticsState,
  board: Board,
  place: string,
  it: string | null = null,
): readonly Space[] | null {
  if (place === 'its space') {
    const at = it === null ? NOWHERE : placeOf(state, it)
    return at < 0 ? NO_SPACES : [at]
  }
  const { side, name } = splitPlace(state, place)
  if (side !== state.here) return NO_SPACES
  if (name === 'areas') return board.spaces.filter((space) => board.isArea[space])
  return name === null ? null : (board.places[name] ?? NO_SPACES)
}

export function isAt(
  state: MysticsState,
  board: Board,
  space: Space,
  place: string,
  it: string | null = null,
): boolean {
  const spaces = spacesAt(state, board, place, it)
  return space >= 0 && (spaces === null || spaces.includes(space))
}

const NO_SPACES: readonly Space[] = []

const BARRED = new WeakMap<Chapter, Map<string, readonly Space[]>>()

/** Where minions may not go on the side the mice are on (`bars`): worked out once for each side. */
export function closedToMinions(state: MysticsState, board: Board): readonly Space[] {
  const chapter = chapterOf(state)
  if (chapter?.bars === undefined) return NO_SPACES
  let sides = BARRED.get(chapter)
  if (sides === undefined) {
    sides = new Map()
    BARRED.set(chapter, sides)
  }
  let spaces = sides.get(state.here)
  if (spaces === undefined) {
    spaces = chapter.bars.flatMap((place) => spacesAt(state, board, place) ?? [])
    sides.set(state.here, spaces)
  }
  return spaces
}

export function specialSurge(state: MysticsState): Company | null {
  return chapterOf(state)?.surges?.[state.here] ?? null
}

type Keys<M> = M extends unknown ? keyof M : never
export type RuleMomentWord = Keys<RuleMoment>

const NO_RULES: readonly number[] = []
const BY_MOMENT = new WeakMap<Chapter, ReadonlyMap<string, readonly number[]>>()

/** Rules of the chapter that begin at a moment of this kind, by number. */
export function rulesOn(state: MysticsState, word: RuleMomentWord): readonly number[] {
  const chapter = chapterOf(state)
  if (chapter?.rules === undefined) return NO_RULES
  let words = BY_MOMENT.get(chapter)
  if (words === undefined) {
    const entries = chapter.rules.flatMap(({ on }, i) => Object.keys(on).map((key): [string, number] => [key, i]))
    const grouped = Map.groupBy(entries, ([key]) => key)
    words = new Map([...grouped].map(([key, found]) => [key, found.map(([, i]) => i)]))
    BY_MOMENT.set(chapter, words)
  }
  return words.get(word) ?? NO_RULES
}

export function hasRules(state: MysticsState, word: RuleMomentWord): boolean {
  return state.setup.chapter !== null && rulesOn(state, word).length > 0
}

/** What a condition looks at; a state that is being worked on is one. */
export interface Scene {
  readonly state: MysticsState
  readonly board: Board
}
