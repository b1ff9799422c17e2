import { endByRounds } from '../checkpoint.ts'
import { roomNames } from '../board/plan.ts'
import { heldRooms } from '../roofs.ts'
import { LAST_ROUND, POINTS } from '../state.ts'
import type { ActionKind, End } from './action.ts'

export const END: End = Object.freeze({ do: 'end' })

/** C3.1: a turn ends by the player's word, with any number of points left. */
export const end: ActionKind<End> = {
  list(_state, into) {
    into.push(END)
  },

  check() {
    return null
  },

  perform(state, _action, emit) {
    const covered = state.open & ~heldRooms(state)
    state.open &= ~covered
    if (covered !== 0) emit?.({ type: 'covered', rule: 'C3.8', rooms: roomNames(covered) })

    const next = (state.turn + 1) % state.tokens.length
    if (next === state.first && state.round === LAST_ROUND) return endByRounds(state, emit)
    if (next === state.first) state.round++
    state.turn = next
    state.points = POINTS
    state.slid = false
    emit?.({ type: 'turn-began', rule: 'C3.1', seat: next, round: state.round })
  },
}
