/** The castle is drawn in a box of 1000 units: squares of 114 from 101 on. */
export const S = 114
export const O = 101
export const BOX = 1000

/** The centres of the towers, by square. */
export const TOWERS: Readonly<Record<string, readonly [number, number]>> = {
  a1: [121, 121],
  g1: [879, 121],
  a7: [121, 879],
  g7: [879, 879],
}

export const columnOf = (square: string): number => square.charCodeAt(0) - 97
export const rowOf = (square: string): number => square.charCodeAt(1) - 49
export const nameOf = (column: number, row: number): string => `${'abcdefg'.charAt(column)}${row + 1}`

/** The upper left corner of a square. */
export const leftOf = (square: string): number => O + columnOf(square) * S
export const topOf = (square: string): number => O + rowOf(square) * S

/** C1.2: the second, fourth and sixth rows and columns slide; their squares are holes. */
export const isHole = (square: string): boolean => columnOf(square) % 2 === 1 || rowOf(square) % 2 === 1
