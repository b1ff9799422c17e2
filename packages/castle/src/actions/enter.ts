import { IS_TOWER, NAMES, NOWHERE, squareOf, TOWERS, type Square } from '../board/board.ts'
import { mayComeTo } from '../board/passage.ts'
import { REFUSALS } from '../refusals.ts'
import { countMice, IN_HAND, moveMouse, NOBODY, type CastleState } from '../state.ts'
import type { ActionKind, Enter } from './action.ts'

const ENTERS: readonly Enter[] = TOWERS.map((tower) => Object.freeze({ do: 'enter', tower: NAMES[tower] }))

/** C3.4: a mouse from the hand onto a free tower. */
export const enter: ActionKind<Enter> = {
  list(state, into) {
    if (countMice(state, state.turn, IN_HAND) === 0) return
    for (let i = 0; i < TOWERS.length; i++) {
      if (!isBarred(state, TOWERS[i]) && mayComeTo(state, TOWERS[i], state.points - 1, NOWHERE)) into.push(ENTERS[i])
    }
  },

  check(state, action) {
    const tower = squareOf(action.tower)
    if (tower === NOWHERE || !IS_TOWER[tower]) return REFUSALS.notATower
    if (countMice(state, state.turn, IN_HAND) === 0) return REFUSALS.noHand
    if (isBarred(state, tower)) return REFUSALS.towerTaken
    if (!mayComeTo(state, tower, state.points - 1, NOWHERE)) return REFUSALS.noWayOn
    return null
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

/** C3.4: only the option `crossTower` lets a mouse in past another one. */
function isBarred(state: CastleState, tower: Square): boolean {
  return state.stands[tower] !== NOBODY && !state.options.crossTower
}
