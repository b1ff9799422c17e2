import { IS_TOWER, NEIGHBOURS, type Square } from './board.ts'
import { planFor } from './plan.ts'
import { NOBODY, type CastleState } from './state.ts'
import { TRAP } from './tiles.ts'

/** C3.3: an open room's square that does not show a trap. Nothing is said of mice on it. */
export function isWalkable(state: CastleState, square: Square): boolean {
  return (
    !IS_TOWER[square] &&
    (state.open & planFor(state.options.layout).roofOver[square]) !== 0 &&
    state.tiles[square] !== TRAP
  )
}

/**
 * C3.5: whether a mouse on an occupied square can come to stand on a free one with that many points. The square it
 * set out from counts as free.
 */
export function canPassOn(state: CastleState, square: Square, points: number, setOut: Square): boolean {
  if (points < 1) return false
  for (const next of NEIGHBOURS[square]) {
    if (!isWalkable(state, next)) continue
    if (state.stands[next] === NOBODY || next === setOut) return true
    if (canPassOn(state, next, points - 1, setOut)) return true
  }
  return false
}
