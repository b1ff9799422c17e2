import { castle, type CastleSummary, type CastleState } from '@mousekeep/castle'
import { HOLES, KINDS, NAMES, type Layout } from './board.ts'

/** What chance decided before the first action: the same castle for all three. */
export interface Deal {
  readonly layout: Layout
  readonly players: number
  readonly first: number
  /** The tiles of the holes in order, then the spare. */
  readonly tiles: readonly number[]
}

export function summaryOf(state: CastleState): CastleSummary {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract only promises an object
  return castle.summary(state) as CastleSummary
}

/** The deal of a castle that was just started. */
export function dealOf(state: CastleState): Deal {
  const { layout, players, first, tiles, spare } = summaryOf(state)
  const kinds = [...HOLES.map((square) => tiles[NAMES[square]]), spare]
  return { layout, players: players.length, first, tiles: kinds.map((kind) => KINDS.indexOf(kind)) }
}
