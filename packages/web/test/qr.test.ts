import assert from 'node:assert/strict'
import test from 'node:test'
import { qrCode } from '../src/base/qr/code.ts'
import { power, times } from '../src/base/qr/field.ts'
import { Grid } from '../src/base/qr/grid.ts'

type Rows = readonly (readonly boolean[])[]

/** Level M by version, as the standard has it: check bytes a block, blocks, all data bytes. */
const SIZES = [
  [10, 1, 16],
  [16, 1, 28],
  [26, 1, 44],
  [18, 2, 64],
  [24, 2, 86],
  [16, 4, 108],
  [18, 4, 124],
  [22, 4, 154],
  [22, 5, 182],
  [26, 5, 216],
] as const

/** The turning of each mask in the words of the standard, i the row and j the column. */
const TURNED: readonly ((i: number, j: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
]

/** Reads a code as a camera does that sees every place: format, data, blocks; each block must be divisible. */
function readCode(rows: Rows): string {
  const version = (rows.length - 17) / 4
  const upright = [0, 1, 2, 3, 4, 5, 7, 8].map((row) => rows[row][8])
  const along = [7, 5, 4, 3, 2, 1, 0].map((column) => rows[8][column])
  const format = [...upright, ...along].reduce((sum, isDark, i) => sum + (isDark ? 2 ** i : 0), 0) ^ 0b101010000010010
  assert.equal(format >> 13, 0b00, 'level M')
  const isTurned = TURNED[(format >> 10) & 7]
  const bits = [...new Grid(version).snake()].map(([row, column]) => rows[row][column] !== isTurned(row, column))
  const stream = Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + Number(bit), 0),
  )
  const data = blocksIn(stream, version).flat()
  const all = data.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  assert.equal(all.slice(0, 4), '0100', 'bytes')
  const wide = version < 10 ? 8 : 16
  const length = Number.parseInt(all.slice(4, 4 + wide), 2)
  const bytes = Array.from({ length }, (_, i) => Number.parseInt(all.slice(4 + wide + i * 8, 12 + wide + i * 8), 2))
  return new TextDecoder().decode(new Uint8Array(bytes))
}

/** The data of each block, after its check bytes were found to fit. */
function blocksIn(stream: readonly number[], version: number): number[][] {
  const [check, count, whole] = SIZES[version - 1]
  const short = Math.floor(whole / count)
  const long = whole % count
  return Array.from({ length: count }, (_, block) => {
    const isLong = block >= count - long
    const data = Array.from({ length: short }, (__, i) => stream[i * count + block])
    if (isLong) data.push(stream[short * count + block - (count - long)])
    const checks = Array.from({ length: check }, (__, i) => stream[whole + i * count + block])
    for (let root = 0; root < check; root++) {
      const value = [...data, ...checks].reduce((sum, byte) => times(sum, power(root)) ^ byte, 0)
      assert.equal(value, 0, `version ${version}, block ${block} is damaged`)
    }
    return data
  })
}

test('every length of text up to the longest can be read back from its code, undamaged', () => {
  const sizes = new Set<number>()
  for (let length = 1; length <= 213; length += 4) {
    const text = Array.from({ length }, (_, i) => 'https://mice.example/#/hand/0A'.charAt((i * length) % 30)).join('')
    const rows = qrCode(text)
    assert.equal(readCode(rows), text)
    sizes.add(rows.length)
  }
  assert.deepEqual([...sizes], [21, 25, 29, 33, 37, 41, 45, 49, 53, 57])
  assert.equal(readCode(qrCode('Мышь à l’écran, egér')), 'Мышь à l’écran, egér')
  assert.throws(() => qrCode('x'.repeat(214)), /at most 213 bytes/)
})

test('a code looks as a reader of another maker knew it', () => {
  const drawn = qrCode('MICE').map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))
  assert.deepEqual(drawn, EXPECTED)
})

const EXPECTED: readonly string[] = [
  '#######...#.#.#######',
  '#.....#.##.##.#.....#',
  '#.###.#...#.#.#.###.#',
  '#.###.#..#....#.###.#',
  '#.###.#.##.##.#.###.#',
  '#.....#..###..#.....#',
  '#######.#.#.#.#######',
  '.........#...........',
  '#.#.#.#..#..#...#..#.',
  '.....#....##.#.#.###.',
  '..###.####.#.###.####',
  '#####..#..####.##....',
  '.....###.###.###..##.',
  '........###...#..#.#.',
  '#######..##.#...##.##',
  '#.....#..#....#....#.',
  '#.###.#.#.#.#.#.#.###',
  '#.###.#..#.#.#.#...#.',
  '#.###.#.####.###.##.#',
  '#.....#...####.###.#.',
  '#######.#..#.###..###',
]
