import { LAYOUTS } from '../../data/layouts.ts'
import { IS_HOLE, IS_TOWER, SIZE, SQUARES, SURROUNDINGS, type Square } from './board.ts'

/** A room is a number from 0 (A) to 17 (R); a set of rooms is a bit mask. */
export type Room = number
export type Rooms = number
export type Layout = keyof typeof LAYOUTS

export const ROOM_NAMES: readonly string[] = 'ABCDEFGHIJKLMNOPQR'.split('')
export const NO_ROOM: Room = -1

/** The room of that letter; `NO_ROOM` if there is none. */
export function roomCalled(name: string): Room {
  const room = name.charCodeAt(0) - 65
  return name.length === 1 && room >= 0 && room < ROOM_NAMES.length ? room : NO_ROOM
}

/** Which roof covers what (C1.4), worked out once for each layout. */
export interface Plan {
  /** The room of each square; `NO_ROOM` for a tower. */
  readonly roomOf: readonly Room[]
  /** The room of each square as a set; 0 for a tower, which no roof covers. */
  readonly roofOver: readonly Rooms[]
  /** The rooms that a mouse on the square can uncover (C3.2). */
  readonly within: readonly Rooms[]
  /** The holes of each room. */
  readonly holesIn: readonly (readonly Square[])[]
}

function planOf(rows: readonly string[]): Plan {
  const roomOf = SQUARES.map((square) => roomCalled(rows[Math.floor(square / SIZE)].charAt(square % SIZE)))
  const roofOver = roomOf.map((room) => (room === NO_ROOM ? 0 : 1 << room))
  const within = SQUARES.map((square) => SURROUNDINGS[square].reduce((rooms, near) => rooms | roofOver[near], 0))
  const holesIn = ROOM_NAMES.map((_, room) => SQUARES.filter((square) => roomOf[square] === room && IS_HOLE[square]))
  if (SQUARES.some((square) => IS_TOWER[square] !== (roomOf[square] === NO_ROOM)))
    throw new Error('Bug: a layout with a hole in it')
  return { roomOf, roofOver, within, holesIn }
}

const HOF = planOf(LAYOUTS.hof)
const MILL = planOf(LAYOUTS.mill)

export function planFor(layout: Layout): Plan {
  return layout === 'hof' ? HOF : MILL
}

export function roomNames(rooms: Rooms): string[] {
  const names: string[] = []
  for (let room = 0; room < ROOM_NAMES.length; room++) if ((rooms & (1 << room)) !== 0) names.push(ROOM_NAMES[room])
  return names
}
