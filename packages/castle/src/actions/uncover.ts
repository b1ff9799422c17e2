import { SQUARES } from '../board/board.ts'
import { NO_ROOM, planFor, ROOM_NAMES, roomCalled, type Rooms } from '../board/plan.ts'
import { REFUSALS } from '../refusals.ts'
import { MICE, type CastleState } from '../state.ts'
import { shownOn } from '../roofs.ts'
import type { ActionKind, Uncover } from './action.ts'

const UNCOVERS: readonly Uncover[] = ROOM_NAMES.map((room) => Object.freeze({ do: 'uncover', room }))

/** C3.2: take the roof off a room near one of one's mice. */
export const uncover: ActionKind<Uncover> = {
  list(state, into) {
    let rooms = reachOf(state) & ~state.open
    while (rooms !== 0) {
      const lowest = rooms & -rooms
      into.push(UNCOVERS[31 - Math.clz32(lowest)])
      rooms ^= lowest
    }
  },

  check(state, action) {
    const room = roomCalled(action.room)
    if (room === NO_ROOM) return REFUSALS.noSuchRoom
    if ((state.open & (1 << room)) !== 0) return REFUSALS.alreadyOpen
    if ((reachOf(state) & (1 << room)) === 0) return REFUSALS.outOfReach
    return null
  },

  perform(state, action, emit) {
    const room = roomCalled(action.room)
    state.points--
    state.open |= 1 << room
    emit?.({
      type: 'uncovered',
      rule: 'C3.2',
      seat: state.turn,
      room: action.room,
      shows: shownOn(state, planFor(state.options.layout).holesIn[room]),
    })
  },
}

/** The rooms with a square around one of the mover's mice; a mouse in hand reaches nothing. */
function reachOf(state: CastleState): Rooms {
  const { within } = planFor(state.options.layout)
  const start = state.turn * MICE
  let rooms = 0
  for (let i = start; i < start + MICE; i++) {
    const square = state.mice[i]
    if (square >= SQUARES.length) break
    rooms |= within[square]
  }
  return rooms
}
