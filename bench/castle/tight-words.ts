import * as board from './board.ts'

export const SPLIT = 28

// The words of a state. Tiles come first, so a square is its own index.
export const LO = 49
export const HI = 53
export const HAND = 57
export const LOST = 61
export const TOKENS = 65
export const SPARE = 69
export const OPEN = 70
export const OPEN_LO = 71
export const OPEN_HI = 72
export const TRAP_LO = 73
export const TRAP_HI = 74
export const STAND_LO = 75
export const STAND_HI = 76
export const TURN = 77
export const FIRST = 78
export const SEATS = 79
export const ROUND = 80
export const POINTS = 81
export const SLID = 82
export const PASS = 83
export const DROPPED = 84
export const PLACING = 85
/** 0 while the game goes on, then the winner's seat plus 1. */
export const WINNER = 86
export const WHY = 87
export const WORDS = 88

export const WHYS = ['target', 'mice', 'rounds'] as const
export const BY_TARGET = 0
export const BY_MICE = 1
export const BY_ROUNDS = 2

// The numbers of actions: a step is `from * 64 + to`, the others follow.
export const PLACE = 4096
export const UNCOVER = 4160
export const ENTER = 4224
export const SLIDE = 4288
export const END = 4352
/** No list of legal actions is longer: 16 steps, 18 uncoverings, 4 entries, 12 slides and the end. */
export const LONGEST_LIST = 51

export const FLOOR = -1
export const ALL_CHEESES = (1 << board.CHEESES.length) - 1

const loOf = (squares: readonly number[]): number => squares.reduce((m, s) => (s < SPLIT ? m | (1 << s) : m), 0)
const hiOf = (squares: readonly number[]): number =>
  squares.reduce((m, s) => (s < SPLIT ? m : m | (1 << (s - SPLIT))), 0)

export const BIT_LO = Int32Array.from(board.SQUARES, (square) => loOf([square]))
export const BIT_HI = Int32Array.from(board.SQUARES, (square) => hiOf([square]))
export const NEAR_LO = Int32Array.from(board.NEIGHBOURS, loOf)
export const NEAR_HI = Int32Array.from(board.NEIGHBOURS, hiOf)
export const LINE_LO = Int32Array.from(board.LINES, loOf)
export const LINE_HI = Int32Array.from(board.LINES, hiOf)
export const START_OF = Int32Array.from(board.ENDS)
export const STRIDE_OF = Int32Array.from(board.STRIDES)
export const FAR_END = Int32Array.from(board.LINES, (line) => line[board.SIZE - 1])
export const TOWERS = Int32Array.from(board.TOWERS)
export const SIZE_OF = Int32Array.from({ length: ALL_CHEESES + 1 }, (_, set) =>
  board.CHEESES.reduce((count, _name, kind) => count + ((set >> kind) & 1), 0),
)

export interface Plan {
  readonly layout: board.Layout
  /** By room: its squares. */
  readonly roomLo: Int32Array
  readonly roomHi: Int32Array
  /** By square: the rooms that a mouse there can uncover. */
  readonly within: Int32Array
}

function planOf(layout: board.Layout): Plan {
  const roomOf = board.ROOM_OF[layout]
  const squares = board.ROOMS.map((_, room) => board.SQUARES.filter((square) => roomOf[square] === room))
  const within = board.SURROUNDINGS.map((around) =>
    around.reduce((rooms, square) => (roomOf[square] < 0 ? rooms : rooms | (1 << roomOf[square])), 0),
  )
  return {
    layout,
    roomLo: Int32Array.from(squares, loOf),
    roomHi: Int32Array.from(squares, hiOf),
    within: Int32Array.from(within),
  }
}

export const PLANS: Record<board.Layout, Plan> = { hof: planOf('hof'), mill: planOf('mill') }

/** The action in the words of `castle.text`. */
export function tightText(action: number): string {
  if (action < PLACE) return `step ${board.NAMES[action >> 6]} ${board.NAMES[action & 63]}`
  if (action === END) return 'end'
  if (action >= SLIDE) return `slide ${board.NAMES[board.ENDS[action - SLIDE]]}`
  if (action >= ENTER) return `enter ${board.NAMES[board.TOWERS[action - ENTER]]}`
  if (action >= UNCOVER) return `uncover ${board.ROOMS[action - UNCOVER]}`
  return `place ${board.NAMES[board.TOWERS[action - PLACE]]}`
}
