import { passTurn } from '../turn.ts'
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
    passTurn(state, emit)
  },
}
