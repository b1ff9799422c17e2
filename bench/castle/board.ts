/**
 * The castle of C1 for both peers, written from `docs/rules/castle.md` and not from the package, so that the crosscheck
 * compares independent readings of the rules.
 */
export type Layout = 'hof' | 'mill'

export const SIZE = 7
export const SQUARES = Array.from({ length: SIZE * SIZE }, (_, square) => square)
export const NAMES = SQUARES.map((square) => `${'abcdefg'.charAt(square % SIZE)}${Math.floor(square / SIZE) + 1}`)
const named = (names: string): number[] => names.split(' ').map((name) => NAMES.indexOf(name))

export const TOWERS = named('a1 g1 a7 g7')
/** Where the spare can be pushed in, in the order in which slides are listed. */
export const ENDS = named('b1 d1 f1 b7 d7 f7 a2 a4 a6 g2 g4 g6')
/** From an end to the next square of its line. */
export const STRIDES = ENDS.map((end) => {
  const row = Math.floor(end / SIZE)
  return row === 0 ? SIZE : row === SIZE - 1 ? -SIZE : end % SIZE === 0 ? 1 : -1
})
/** For each end, its seven squares from there to the far end. */
export const LINES = ENDS.map((end, i) => Array.from({ length: SIZE }, (_, k) => end + k * STRIDES[i]))
export const HOLES = SQUARES.filter((square) => (square % SIZE) % 2 === 1 || Math.floor(square / SIZE) % 2 === 1)

const near = (isNear: (columns: number, rows: number) => boolean): number[][] =>
  SQUARES.map((a) =>
    SQUARES.filter((b) =>
      isNear(Math.abs((a % SIZE) - (b % SIZE)), Math.abs(Math.floor(a / SIZE) - Math.floor(b / SIZE))),
    ),
  )
/** Orthogonal neighbours, in order of the squares. */
export const NEIGHBOURS = near((columns, rows) => columns + rows === 1)
/** The up to eight squares around. */
export const SURROUNDINGS = near((columns, rows) => Math.max(columns, rows) === 1)

export const CHEESES = ['blue', 'braid', 'emmental', 'gouda', 'halloumi', 'neufchatel', 'provolone'] as const
/** A kind of tile is its number here: the cheeses come first. */
export const KINDS = [...CHEESES, 'plain', 'trap'] as const
export const PLAIN = 7
export const TRAP = 8
/** The 34 sliding tiles (C1.3). */
export const BOX = KINDS.flatMap((_, kind) => Array<number>(kind === PLAIN ? 10 : 3).fill(kind))

export const MICE = 4
export const POINTS = 4
export const TARGET = 4
export const MOST_LOST = 3
export const LAST_ROUND = 100

const ROWS: Record<Layout, string> = {
  hof: '.AABBB.CDDEEFGCHHEEFGCIIJJJKLMNNOOKLMNNPPK.QQQRR.',
  mill: '.AABBC.DDDEFCGHIIEFCGHIIEJJKLMNOJJKLMNOPPP.MQQRR.',
}
export const ROOMS = 'ABCDEFGHIJKLMNOPQR'.split('')

/** By square: its room's number; −1 for a tower. */
export const ROOM_OF: Record<Layout, number[]> = {
  hof: Array.from(ROWS.hof, (room) => ROOMS.indexOf(room)),
  mill: Array.from(ROWS.mill, (room) => ROOMS.indexOf(room)),
}
