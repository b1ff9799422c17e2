import { makeBoard, type Board } from './board.ts'
import { findSide } from './sides.ts'
import type { MysticsState, Setup } from './state.ts'

const BOX = new Map<string, Board>()
const INLINE = new WeakMap<Setup, Map<string, Board>>()

/** The board of a side: of the box, or written out in the position. Worked out once and kept outside the state. */
export function boardOf(setup: Setup, id: string): Board {
  const own = setup.sides[id]
  if (own === undefined) {
    let board = BOX.get(id)
    if (board === undefined) {
      board = makeBoard(findSide(id))
      BOX.set(id, board)
    }
    return board
  }
  let boards = INLINE.get(setup)
  if (boards === undefined) {
    boards = new Map()
    INLINE.set(setup, boards)
  }
  let board = boards.get(id)
  if (board === undefined) {
    board = makeBoard(own)
    boards.set(id, board)
  }
  return board
}

export function boardHere(state: MysticsState): Board {
  return boardOf(state.setup, state.here)
}
