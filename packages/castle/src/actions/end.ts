import { SQUARES } from '../board.ts'
import { endByRounds } from '../checkpoint.ts'
import { planFor, roomNames } from '../plan.ts'
import { LAST_ROUND, POINTS, type CastleState } from '../state.ts'
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

/** C3.8: the rooms that a mouse of anybody keeps open; one on a tower keeps none. */
function heldRooms(state: CastleState): number {
  const { roofOver } = planFor(state.options.layout)
  let held = 0
  for (const square of state.mice) if (square < SQUARES.length) held |= roofOver[square]
  return held
}
