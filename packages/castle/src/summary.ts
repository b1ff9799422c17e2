import type { Seat } from '@mousekeep/engine'
import { HOLES, NAMES, SQUARES, type SquareName } from './board/board.ts'
import type { CastleOptions } from './options.ts'
import { roomNames } from './board/plan.ts'
import { countMice, IN_DUNGEON, IN_HAND, isGone, MICE, type CastleState, type Why } from './state.ts'
import { cheeseNames, KINDS, type CheeseName, type KindName } from './board/tiles.ts'

/** A state in the words of the engine protocol. A position is read in the same words. */
export interface CastleSummary {
  readonly layout: CastleOptions['layout']
  readonly target: number
  readonly crossTower: boolean
  readonly pushBack: boolean
  /** C7.3: only at a table that helps with it. */
  readonly memory?: 'fading' | 'all'
  readonly phase: CastleState['phase']
  readonly round: number
  readonly first: Seat
  readonly turn: Seat
  readonly points: number
  readonly slid: boolean
  readonly pass: SquareName | null
  readonly dropped: SquareName | null
  readonly players: readonly PlayerSummary[]
  readonly tiles: Readonly<Record<SquareName, KindName>>
  readonly spare: KindName
  readonly open: readonly string[]
  readonly over: { readonly winner: Seat; readonly why: Why } | null
}

export interface PlayerSummary {
  readonly mice: readonly SquareName[]
  readonly hand: number
  readonly lost: number
  readonly tokens: readonly CheeseName[]
  /** C6.5: only of one who has given up. */
  readonly gone?: true
}

export function summary(state: CastleState): CastleSummary {
  return summaryWith(state, Object.fromEntries(HOLES.map((square) => [NAMES[square], KINDS[state.tiles[square]]])))
}

/** With these tiles: all of them, or those that may be known. */
export function summaryWith(state: CastleState, tiles: CastleSummary['tiles']): CastleSummary {
  return {
    layout: state.options.layout,
    target: state.options.target,
    crossTower: state.options.crossTower,
    pushBack: state.options.pushBack,
    ...(state.options.memory === undefined ? {} : { memory: state.options.memory }),
    phase: state.phase,
    round: state.round,
    first: state.first,
    turn: state.turn,
    points: state.points,
    slid: state.slid,
    pass: state.pass === null ? null : NAMES[state.pass],
    dropped: state.dropped === null ? null : NAMES[state.dropped],
    players: state.tokens.map((_, seat) => playerSummary(state, seat)),
    tiles,
    spare: KINDS[state.spare],
    open: roomNames(state.open),
    over: state.over,
  }
}

function playerSummary(state: CastleState, seat: Seat): PlayerSummary {
  const team = state.mice.slice(seat * MICE, (seat + 1) * MICE)
  return {
    mice: team
      .filter((square) => square < SQUARES.length)
      .map((square) => NAMES[square])
      .toSorted(),
    hand: countMice(state, seat, IN_HAND),
    lost: countMice(state, seat, IN_DUNGEON),
    tokens: cheeseNames(state.tokens[seat]),
    ...(isGone(state, seat) ? { gone: true } : {}),
  }
}
