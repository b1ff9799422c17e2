import { makeBoard, type Board } from '../../board/board.ts'
import { asChanged } from './changed-rules.ts'
import { findSide } from '../../board/box-tiles.ts'
import type { MysticsState, Setup } from '../../state/state.ts'

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

const DRY = new WeakMap<Board, Board>()

/** The board the mice are on; while the chapter has it dry, its water is plain floor (M8). */
export function boardHere(state: MysticsState): Board {
  const board = boardOf(state.setup, state.here)
  if (!asChanged.drySide(state, board)) return board
  let dry = DRY.get(board)
  if (dry === undefined) {
    dry = { ...board, isWater: board.isWater.map(() => false), current: board.current.map(() => []) }
    DRY.set(board, dry)
  }
  return dry
}
