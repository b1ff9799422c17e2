import { IS_TOWER, NAMES, NOWHERE, squareOf, TOWERS } from '../board.ts'
import { canPassOn } from '../passage.ts'
import { REFUSALS } from '../refusals.ts'
import { hasHand, IN_HAND, moveMouse, NOBODY } from '../state.ts'
import type { ActionKind, Enter } from './action.ts'

const ENTERS: readonly Enter[] = TOWERS.map((tower) => Object.freeze({ do: 'enter', tower: NAMES[tower] }))

/** C3.4: a mouse from the hand onto a free tower. */
export const enter: ActionKind<Enter> = {
  list(state, into) {
    for (const action of ENTERS) if (enter.check(state, action) === null) into.push(action)
  },

  check(state, action) {
    const tower = squareOf(action.tower)
    if (tower === NOWHERE || !IS_TOWER[tower]) return REFUSALS.notATower
    if (!hasHand(state, state.turn)) return REFUSALS.noHand
    if (state.stands[tower] !== NOBODY) {
      if (!state.options.crossTower) return REFUSALS.towerTaken
      if (!canPassOn(state, tower, state.points - 1, NOWHERE)) return REFUSALS.noWayOn
    }
    return state.points < 1 ? REFUSALS.noPoints : null
  },

  perform(state, action, emit) {
    const seat = state.turn
    const tower = squareOf(action.tower)
    const passing = state.stands[tower] !== NOBODY
    state.points--
    moveMouse(state, seat, IN_HAND, tower)
    if (passing) state.pass = tower
    else state.stands[tower] = seat
    emit?.({ type: 'entered', rule: 'C3.4', seat, tower: action.tower, passing })
  },
}
