import { NEIGHBOURS, type Square } from './board.ts'
import { planFor, type Rooms } from './plan.ts'
import { NOBODY, type CastleState } from '../state.ts'
import { TRAP, type Kind } from './tiles.ts'

/** C3.3: a mouse may walk on a square of an open room that does not show a trap. A tower has no roof to be open. */
export function isFloor(open: Rooms, roof: Rooms, kind: Kind): boolean {
  return (open & roof) !== 0 && kind !== TRAP
}

/** The same, by square. */
export function isWalkable(state: CastleState, square: Square): boolean {
  return isFloor(state.open, planFor(state.options.layout).roofOver[square], state.tiles[square])
}

/**
 * C3.5: whether a mouse that comes to this square with so many points left may: the square is free, or it can step on
 * from there to one that is. `setOut` is the square it stands on now, which is free as soon as it goes.
 */
export function mayComeTo(state: CastleState, square: Square, points: number, setOut: Square): boolean {
  return state.stands[square] === NOBODY || square === setOut || canStepOn(state, square, points, setOut)
}

function canStepOn(state: CastleState, square: Square, points: number, setOut: Square): boolean {
  if (points < 1) return false
  const around = NEIGHBOURS[square]
  for (let i = 0; i < around.length; i++) {
    if (isWalkable(state, around[i]) && mayComeTo(state, around[i], points - 1, setOut)) return true
  }
  return false
}
