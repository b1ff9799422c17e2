/** By number: the pattern of modules to invert, so that no large plain area confuses a camera. */
export const MASKS = [0, 1, 2, 3, 4, 5, 6, 7] as const
export type Mask = (typeof MASKS)[number]

const TURNS: Readonly<Record<Mask, (row: number, column: number) => boolean>> = {
  0: (row, column) => (row + column) % 2 === 0,
  1: (row) => row % 2 === 0,
  2: (_, column) => column % 3 === 0,
  3: (row, column) => (row + column) % 3 === 0,
  4: (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  5: (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  6: (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  7: (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
}

/** By version from 1: the centre lines of the alignment patterns. */
const SQUARES: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]

/** Level M, as the standard encodes it. */
const LEVEL = 0b00
const FORMAT = { divisor: 0b10100110111, rest: 10, mask: 0b101010000010010 }
const VERSION = { divisor: 0b1111100100101, rest: 12 }

/** The modules of a code: first the patterns that every code has, then the data in a zigzag from the lower right. */
export class Grid {
  readonly size: number
  private readonly version: number
  private readonly dark: boolean[][]
  /** Modules that are not for data. */
  private readonly taken: boolean[][]

  constructor(version: number) {
    this.version = version
    this.size = 17 + 4 * version
    const empty = (): boolean[][] => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false))
    this.dark = empty()
    this.taken = empty()
    this.putLines()
    this.putCorners()
    this.putSquares()
    this.putFormat(0)
    this.putVersion()
  }

  rows(): readonly (readonly boolean[])[] {
    return this.dark
  }

  draw(stream: readonly number[], mask: Mask): void {
    this.putFormat(mask)
    let bit = 0
    for (const [row, column] of this.snake()) {
      const isSet = ((stream[bit >> 3] ?? 0) >> (7 - (bit & 7))) % 2 === 1
      this.dark[row][column] = isSet !== TURNS[mask](row, column)
      bit++
    }
  }

  /** Two columns at a time, alternately up and down; the vertical timing pattern is left out. */
  *snake(): Generator<readonly [row: number, column: number]> {
    let isUp = true
    for (let right = this.size - 1; right > 0; right -= right === 8 ? 3 : 2) {
      for (let i = 0; i < this.size; i++) {
        const row = isUp ? this.size - 1 - i : i
        for (const column of [right, right - 1]) if (!this.taken[row][column]) yield [row, column]
      }
      isUp = !isUp
    }
  }

  /**
   * The standard's penalty for what is hard to read: long runs, blocks, look-alikes of a corner, too much of one
   * colour.
   */
  cost(): number {
    const { dark, size } = this
    const columns = dark.map((_, i) => dark.map((row) => row[i]))
    let cost = 0
    for (const line of [...dark, ...columns]) cost += costOf(line)
    for (let row = 1; row < size; row++) {
      for (let column = 1; column < size; column++) {
        const four = [dark[row][column], dark[row - 1][column], dark[row][column - 1], dark[row - 1][column - 1]]
        if (four.every((each) => each === four[0])) cost += 3
      }
    }
    const share = dark.flat().filter(Boolean).length / (size * size)
    return cost + Math.floor(Math.abs(share * 20 - 10)) * 10
  }

  private put(row: number, column: number, isDark: boolean): void {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return
    this.dark[row][column] = isDark
    this.taken[row][column] = true
  }

  private putLines(): void {
    for (let i = 0; i < this.size; i++) {
      this.put(6, i, i % 2 === 0)
      this.put(i, 6, i % 2 === 0)
    }
  }

  private putCorners(): void {
    for (const [top, left] of [
      [0, 0],
      [0, this.size - 7],
      [this.size - 7, 0],
    ]) {
      for (let row = -1; row < 8; row++) {
        for (let column = -1; column < 8; column++) {
          const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3))
          this.put(top + row, left + column, ring !== 2 && ring !== 4)
        }
      }
    }
  }

  private putSquares(): void {
    const lines = SQUARES[this.version - 1]
    const [first, last] = [lines.at(0), lines.at(-1)]
    const isCorner = (row: number, column: number): boolean =>
      (row === first && (column === first || column === last)) || (row === last && column === first)
    for (const row of lines) {
      for (const column of lines) {
        if (isCorner(row, column)) continue
        for (let down = -2; down <= 2; down++) {
          for (let along = -2; along <= 2; along++) {
            this.put(row + down, column + along, Math.max(Math.abs(down), Math.abs(along)) !== 1)
          }
        }
      }
    }
  }

  /** Writes level and mask, twice, beside the corners. */
  private putFormat(mask: Mask): void {
    const told = (LEVEL << 3) | mask
    const bits = ((told << FORMAT.rest) | remainder(told, FORMAT)) ^ FORMAT.mask
    const { size } = this
    for (let i = 0; i < 15; i++) {
      const isDark = (bits >> i) % 2 === 1
      // Down beside the upper left corner and up from the lower left one, skipping the timing patterns.
      this.put(i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, 8, isDark)
      this.put(8, i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, isDark)
    }
    this.put(size - 8, 8, true)
  }

  /** Large codes state their size, twice. */
  private putVersion(): void {
    if (this.version < 7) return
    const bits = (this.version << VERSION.rest) | remainder(this.version, VERSION)
    for (let i = 0; i < 18; i++) {
      const [far, near] = [this.size - 11 + (i % 3), Math.floor(i / 3)]
      this.put(near, far, (bits >> i) % 2 === 1)
      this.put(far, near, (bits >> i) % 2 === 1)
    }
  }
}

function remainder(told: number, { divisor, rest }: { readonly divisor: number; readonly rest: number }): number {
  let left = told << rest
  for (let i = 31 - Math.clz32(left); i >= rest; i--) if ((left >> i) % 2 === 1) left ^= divisor << (i - rest)
  return left
}

const LIKE_A_CORNER = [true, false, true, true, true, false, true]
const QUIET = [false, false, false, false]

function costOf(line: readonly boolean[]): number {
  let cost = 0
  let run = 0
  line.forEach((isDark, i) => {
    run = i > 0 && isDark === line[i - 1] ? run + 1 : 1
    if (run === 5) cost += 3
    else if (run > 5) cost += 1
  })
  for (const pattern of [
    [...LIKE_A_CORNER, ...QUIET],
    [...QUIET, ...LIKE_A_CORNER],
  ]) {
    for (let i = 0; i + pattern.length <= line.length; i++) {
      if (pattern.every((isDark, at) => line[i + at] === isDark)) cost += 40
    }
  }
  return cost
}
