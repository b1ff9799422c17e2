/**
 * The castle from above (C1.1, C1.2): what never changes, worked out once. A square is a number from 0 (a1, north
 * west) to 48 (g7); outside it is called by its name.
 */
export type Square = number
export type SquareName = string

export const SIZE = 7
export const SQUARES: readonly Square[] = Array.from({ length: SIZE * SIZE }, (_, square) => square)

const columnOf = (square: Square): number => square % SIZE
const rowOf = (square: Square): number => Math.floor(square / SIZE)

export const NAMES: readonly SquareName[] = SQUARES.map(
  (square) => `${'abcdefg'.charAt(columnOf(square))}${rowOf(square) + 1}`,
)

/** Not a square of the castle. */
export const NOWHERE: Square = -1

/** The square of that name; `NOWHERE` if there is none. */
export function squareOf(name: SquareName): Square {
  if (name.length !== 2) return NOWHERE
  const column = name.charCodeAt(0) - 97
  const row = name.charCodeAt(1) - 49
  return column >= 0 && column < SIZE && row >= 0 && row < SIZE ? row * SIZE + column : NOWHERE
}

export const TOWERS: readonly Square[] = ['a1', 'g1', 'a7', 'g7'].map(squareOf)
export const IS_TOWER: readonly boolean[] = SQUARES.map((square) => TOWERS.includes(square))

// C1.2: the second, fourth and sixth rows and columns slide.
const slides = (index: number): boolean => index % 2 === 1
export const IS_HOLE: readonly boolean[] = SQUARES.map((square) => slides(columnOf(square)) || slides(rowOf(square)))
export const HOLES: readonly Square[] = SQUARES.filter((square) => IS_HOLE[square])

/** The ends at which the spare can be pushed in (C3.6), in the order in which they are listed. */
export const ENDS: readonly Square[] = 'b1 d1 f1 b7 d7 f7 a2 a4 a6 g2 g4 g6'.split(' ').map(squareOf)

/** By square: for an end, the seven squares of its line from there to the far end; for any other, nothing. */
export const LINE_FROM: readonly (readonly Square[])[] = SQUARES.map((square) =>
  ENDS.includes(square) ? lineFrom(square) : [],
)

function lineFrom(end: Square): readonly Square[] {
  const alongRow = slides(rowOf(end))
  const towards = (alongRow ? columnOf(end) : rowOf(end)) === 0 ? 1 : -1
  const stride = towards * (alongRow ? 1 : SIZE)
  return Array.from({ length: SIZE }, (_, i) => end + i * stride)
}

/** The squares around a square, by column and row distance. */
function around(square: Square, isNear: (columns: number, rows: number) => boolean): readonly Square[] {
  return SQUARES.filter((other) =>
    isNear(Math.abs(columnOf(other) - columnOf(square)), Math.abs(rowOf(other) - rowOf(square))),
  )
}

/** The orthogonal neighbours, in order of the squares (C3.3). */
export const NEIGHBOURS: readonly (readonly Square[])[] = SQUARES.map((square) =>
  around(square, (columns, rows) => columns + rows === 1),
)

/** The up to eight squares around one (C3.2). */
export const SURROUNDINGS: readonly (readonly Square[])[] = SQUARES.map((square) =>
  around(square, (columns, rows) => Math.max(columns, rows) === 1),
)

/** Steps between two squares on an empty, open floor. */
export const DISTANCE: readonly (readonly number[])[] = SQUARES.map((from) =>
  SQUARES.map((to) => Math.abs(columnOf(from) - columnOf(to)) + Math.abs(rowOf(from) - rowOf(to))),
)
