import { NAMES, SQUARES, type Square } from './board/board.ts'
import type { Shown } from './events.ts'
import { planFor, type Rooms } from './board/plan.ts'
import type { CastleState } from './state.ts'
import { KINDS, type KindName } from './board/tiles.ts'

/** Whether the square lies in a room without its roof. A tower is in no room. */
export function isOpen(state: CastleState, square: Square): boolean {
  return (state.open & planFor(state.options.layout).roofOver[square]) !== 0
}

/** C7.1: what those of the holes show that lie in open rooms. */
export function shownOn(state: CastleState, holes: readonly Square[]): Shown {
  const { open, tiles } = state
  const { roofOver } = planFor(state.options.layout)
  const shown: Record<string, KindName> = {}
  for (let i = 0; i < holes.length; i++) {
    const square = holes[i]
    if ((open & roofOver[square]) !== 0) shown[NAMES[square]] = KINDS[tiles[square]]
  }
  return shown
}

/** C3.8: the rooms that a mouse of anybody keeps open; one on a tower keeps none. */
export function heldRooms(state: CastleState): Rooms {
  const { roofOver } = planFor(state.options.layout)
  let held = 0
  for (const square of state.mice) if (square < SQUARES.length) held |= roofOver[square]
  return held
}
