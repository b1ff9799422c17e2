import type { Seat } from '@mousekeep/engine'
import type { Square } from './board/board.ts'
import type { TableRules } from './options.ts'
import type { Rooms } from './board/plan.ts'
import type { Cheeses, Kind } from './board/tiles.ts'

export const MICE = 4
export const POINTS = 4
export const LAST_ROUND = 100

/** A mouse is where it stands; these come after all squares, so a sorted team has them last. */
export const IN_HAND = 49
export const IN_DUNGEON = 50
/** C6.5: where all mice are of a player who has given up. */
export const GONE = 51

export const NOBODY = -1

/** Why a game ended, with the rule. */
export const RULE_OF_END = { target: 'C6.1', mice: 'C6.2', rounds: 'C6.4', resigned: 'C6.5' } as const
export type Why = keyof typeof RULE_OF_END

/** The whole of a game, in plain data. Equal positions are equal data: a team's mice are kept in order. */
export interface CastleState {
  /** Shared between all states of a game; never changed. */
  readonly options: TableRules
  phase: 'place' | 'play'
  first: Seat
  turn: Seat
  round: number
  points: number
  slid: boolean
  /** Where the mouse is that must step on (C3.5). */
  pass: Square | null
  /** The end where the spare dropped out at the last slide (C3.6). */
  dropped: Square | null
  /** By square; `FLOOR` where no tile can lie. */
  readonly tiles: Kind[]
  spare: Kind
  open: Rooms
  /** Four for each seat in turn: squares in order, then `IN_HAND`, then `IN_DUNGEON`; or all `GONE`. */
  readonly mice: number[]
  /** By square: whose mouse stands there. A mouse in passage stands nowhere (C5.2). */
  readonly stands: Seat[]
  readonly tokens: Cheeses[]
  over: { readonly winner: Seat; readonly why: Why } | null
}

export function copy(state: CastleState): CastleState {
  return {
    options: state.options,
    phase: state.phase,
    first: state.first,
    turn: state.turn,
    round: state.round,
    points: state.points,
    slid: state.slid,
    pass: state.pass,
    dropped: state.dropped,
    tiles: state.tiles.slice(),
    spare: state.spare,
    open: state.open,
    mice: state.mice.slice(),
    stands: state.stands.slice(),
    tokens: state.tokens.slice(),
    over: state.over,
  }
}

/** Moves one mouse of a seat from one place to another, keeping the team in order. */
export function moveMouse(state: CastleState, seat: Seat, from: number, to: number): void {
  const { mice } = state
  const start = seat * MICE
  let at = start
  while (mice[at] !== from) at++
  for (; at > start && mice[at - 1] > to; at--) mice[at] = mice[at - 1]
  for (; at < start + MICE - 1 && mice[at + 1] < to; at++) mice[at] = mice[at + 1]
  mice[at] = to
}

/** How many mice of a seat are in one place: on a square, in hand, in the dungeon. */
export function countMice(state: CastleState, seat: Seat, place: number): number {
  let count = 0
  for (let i = seat * MICE; i < (seat + 1) * MICE; i++) if (state.mice[i] === place) count++
  return count
}

/** C6.5: whether the seat has given up. */
export function isGone(state: CastleState, seat: Seat): boolean {
  return state.mice[seat * MICE] === GONE
}
