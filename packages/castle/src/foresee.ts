import type { Seat } from '@mousekeep/engine'
import type { CastleAction } from './actions/action.ts'
import { check, perform } from './actions/index.ts'
import { SLIDES } from './actions/slide.ts'
import { HOLES, LINE_FROM, NAMES, NEIGHBOURS, squareOf, SQUARES, type Square, type SquareName } from './board/board.ts'
import type { CastleEvent } from './events.ts'
import { isOpen } from './roofs.ts'
import { copy, MICE, type CastleState } from './state.ts'
import { KINDS, PLAIN, type CheeseName, type KindName } from './board/tiles.ts'

/** What a square shows; null where nobody can see it (C7.1). */
export type Sight = KindName | null

/** What a slide at one end comes to, by what everybody sees. */
export interface SlideForesight {
  /** What lies in the line then, from the gate on; only squares in open rooms are in it. */
  readonly shows: Readonly<Record<SquareName, Sight>>
  /** What drops out at the far end. */
  readonly drops: Sight
  readonly takes: readonly { readonly seat: Seat; readonly cheese: CheeseName }[]
  readonly falls: readonly { readonly seat: Seat; readonly at: SquareName }[]
  /** The mice under which something comes that nobody sees now. */
  readonly unknown: readonly { readonly seat: Seat; readonly at: SquareName }[]
  readonly winner: Seat | null
  /** C7.2: it shows something, so it is not taken back. */
  readonly reveals: boolean
}

/** A way of one mouse. */
export interface Route {
  readonly points: number
  /** The squares it comes to, the last one included. */
  readonly way: readonly SquareName[]
  /** What is taken on the way. */
  readonly takes: readonly CheeseName[]
}

/** What a page shows before somebody decides. */
export interface CastleForesight {
  /** By end, for every slide that may be made. */
  readonly slides: Readonly<Record<SquareName, SlideForesight>>
  /** By square of one's mice: where each may run with the points that are left. */
  readonly reach: Readonly<Record<SquareName, Readonly<Record<SquareName, Route>>>>
}

/** C7.1: what would come of pushing and running, by what everybody sees: the tiles under roofs are not looked at. */
export function foresee(state: CastleState): CastleForesight {
  const slides = SLIDES.filter((slide) => check(state, slide) === null).map(({ end }) => [
    end,
    foreseeSlide(state, end),
  ])
  const mice = state.mice
    .slice(state.turn * MICE, (state.turn + 1) * MICE)
    .filter((square) => square < SQUARES.length && (state.pass === null || square === state.pass))
    .map((square) => [NAMES[square], reachOf(state, square)])
  return { slides: Object.fromEntries(slides), reach: Object.fromEntries(mice) }
}

/** A castle in which bare floor lies wherever nobody can see: what happens in it happens for certain. */
function asSeen(state: CastleState): CastleState {
  const seen = copy(state)
  for (const hole of HOLES) if (!isOpen(state, hole)) seen.tiles[hole] = PLAIN
  return seen
}

function foreseeSlide(state: CastleState, end: SquareName): SlideForesight {
  const line = LINE_FROM[squareOf(end)]
  const after = asSeen(state)
  const events: CastleEvent[] = []
  perform(after, { do: 'slide', end }, (event) => events.push(event))
  const sightOf = (square: Square): Sight => (isOpen(state, square) ? KINDS[state.tiles[square]] : null)
  /** What comes to lie on the nth square of the line. */
  const comes = (n: number): Sight => (n === 0 ? KINDS[state.spare] : sightOf(line[n - 1]))
  const open = line.filter((square) => isOpen(state, square))
  return {
    shows: Object.fromEntries(open.map((square) => [NAMES[square], comes(line.indexOf(square))])),
    drops: sightOf(line[line.length - 1]),
    takes: events.flatMap((event) => (event.type === 'awarded' ? [{ seat: event.seat, cheese: event.cheese }] : [])),
    falls: events.flatMap((event) => (event.type === 'fell' ? [{ seat: event.seat, at: event.at }] : [])),
    unknown: line.flatMap((square, n) =>
      state.stands[square] >= 0 && comes(n) === null ? [{ seat: state.stands[square], at: NAMES[square] }] : [],
    ),
    winner: events.find((event) => event.type === 'won')?.winner ?? null,
    reveals: events.some((event) => event.type === 'slid' && event.revealed),
  }
}

/** C3.3, C3.5: step by step, each square by its shortest way; a square where it may not stay is only passed. */
function reachOf(state: CastleState, from: Square): Readonly<Record<SquareName, Route>> {
  const reached = new Map<SquareName, Route>()
  let front = [{ state, at: from, way: [] as readonly SquareName[], takes: [] as readonly CheeseName[] }]
  const passed = new Set<Square>([from])
  while (front.length > 0) {
    const next: typeof front = []
    for (const { state: before, at, way, takes } of front) {
      for (const to of NEIGHBOURS[at]) {
        const step: CastleAction = { do: 'step', from: NAMES[at], to: NAMES[to] }
        if (passed.has(to) || check(before, step) !== null) continue
        passed.add(to)
        const after = copy(before)
        const taken: CheeseName[] = []
        perform(after, step, (event) => {
          if (event.type === 'awarded' && event.seat === state.turn) taken.push(event.cheese)
        })
        const route = { points: way.length + 1, way: [...way, NAMES[to]], takes: [...takes, ...taken] }
        if (after.pass === null) reached.set(NAMES[to], route)
        if (after.over === null && after.points > 0)
          next.push({ state: after, at: to, way: route.way, takes: route.takes })
      }
    }
    front = next
  }
  return Object.fromEntries(reached)
}
