import { IS_TOWER, NAMES, NOWHERE, squareOf, TOWERS } from '../board/board.ts'
import { REFUSALS } from '../refusals.ts'
import { IN_HAND, moveMouse, NOBODY } from '../state.ts'
import { passPlacing } from '../turn.ts'
import type { ActionKind, Place } from './action.ts'

const PLACES: readonly Place[] = TOWERS.map((tower) => Object.freeze({ do: 'place', tower: NAMES[tower] }))

/** C2.2: each puts one mouse on a free tower, in seat order from the first player. */
export const place: ActionKind<Place> = {
  list(state, into) {
    for (const action of PLACES) if (place.check(state, action) === null) into.push(action)
  },

  check(state, action) {
    const tower = squareOf(action.tower)
    if (tower === NOWHERE || !IS_TOWER[tower]) return REFUSALS.placeOnTower
    if (state.stands[tower] !== NOBODY) return REFUSALS.placeOnFree
    return null
  },

  perform(state, action, emit) {
    const seat = state.turn
    const tower = squareOf(action.tower)
    moveMouse(state, seat, IN_HAND, tower)
    state.stands[tower] = seat
    emit?.({ type: 'placed', rule: 'C2.2', seat, tower: action.tower })
    passPlacing(state, emit)
  },
}
