import { checkBytes } from './field.ts'
import { Grid, MASKS, type Mask } from './grid.ts'

/**
 * By version from 1: the check bytes of a block, and the data bytes of each block. Level M can repair 15 % of a code.
 */
const BLOCKS: readonly (readonly [check: number, data: readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
]

const BYTES = 0b0100
const FILL = [0xec, 0x11]

/** The most bytes of text that fit. */
export const LONGEST = 213

/**
 * The dark modules of a QR code (ISO 18004) for this text, row by row. The caller adds the quiet zone of four around
 * it.
 */
export function qrCode(text: string): readonly (readonly boolean[])[] {
  const bytes = [...new TextEncoder().encode(text)]
  if (bytes.length > LONGEST) throw new RangeError(`a code has at most ${LONGEST} bytes`)
  const version = BLOCKS.findIndex((_, i) => bytes.length <= roomIn(i + 1)) + 1
  const stream = interleaved(version, filled(version, bytes))
  const drawn = MASKS.map((mask) => drawnWith(version, stream, mask))
  const costs = drawn.map((grid) => grid.cost())
  return drawn[costs.indexOf(Math.min(...costs))].rows()
}

const dataBytes = (version: number): number => BLOCKS[version - 1][1].reduce((sum, n) => sum + n, 0)
/** How many bits hold the length of the text. */
const lengthBits = (version: number): number => (version < 10 ? 8 : 16)
const roomIn = (version: number): number => Math.floor((dataBytes(version) * 8 - 4 - lengthBits(version)) / 8)

/** The text after its mode and length, padded to the size of the version. */
function filled(version: number, bytes: readonly number[]): number[] {
  const bits: number[] = []
  const put = (value: number, n: number): void => {
    for (let i = n - 1; i >= 0; i--) bits.push((value >> i) & 1)
  }
  put(BYTES, 4)
  put(bytes.length, lengthBits(version))
  for (const byte of bytes) put(byte, 8)
  const room = dataBytes(version)
  put(0, Math.min(4, room * 8 - bits.length))
  while (bits.length % 8 !== 0) bits.push(0)
  for (let i = 0; bits.length < room * 8; i++) put(FILL[i % 2], 8)
  return Array.from({ length: room }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0))
}

const byTurns = (rows: readonly (readonly number[])[]): number[] =>
  Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, i) =>
    rows.flatMap((row) => (i < row.length ? [row[i]] : [])),
  ).flat()

/**
 * The data of all blocks in turns, then their check bytes, so that damage in one spot hurts every block only a little.
 */
function interleaved(version: number, data: readonly number[]): number[] {
  const [check, sizes] = BLOCKS[version - 1]
  let from = 0
  const blocks = sizes.map((size) => data.slice(from, (from += size)))
  const checks = blocks.map((block) => checkBytes(block, check))
  return [...byTurns(blocks), ...byTurns(checks)]
}

function drawnWith(version: number, stream: readonly number[], mask: Mask): Grid {
  const grid = new Grid(version)
  grid.draw(stream, mask)
  return grid
}
