/** Rooms as scenarios draw them. */

const MICE: Readonly<Record<string, string>> = {
  C: 'collin',
  N: 'nez',
  T: 'tilda',
  M: 'maginos',
  F: 'filch',
  L: 'lily',
}
const MINIONS: Readonly<Record<string, string>> = {
  r: 'rat-warriors',
  e: 'elite-rat-warriors',
  o: 'roaches',
  s: 'spider',
  c: 'centipede',
}

const FIRST = 97

interface Placed {
  readonly id: string
  readonly at: string
}

export interface Room {
  readonly tile: object
  readonly mice: readonly Placed[]
  readonly minions: readonly (Placed & { readonly type: string })[]
}

interface Cell {
  readonly name: string
  readonly text: string
  readonly x: number
  readonly y: number
}

function rowsOf(drawing: string): string[][] {
  return drawing
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
}

function cellsOf(drawing: string): Cell[] {
  return rowsOf(drawing).flatMap((row, y) =>
    row.map((text, x) => ({ name: `${String.fromCodePoint(FIRST + x)}${y + 1}`, text, x, y })),
  )
}

export function readRoom(drawing: string): Room {
  const cells = cellsOf(drawing).filter(({ text }) => text !== '#')
  const counts: Record<string, number> = {}
  const mice: Placed[] = []
  const minions: (Placed & { type: string })[] = []
  for (const { name, text } of cells) {
    for (const letter of text.replace(/^[.~]/, '')) {
      if (letter in MICE) mice.push({ id: MICE[letter], at: name })
      else if (letter in MINIONS) {
        counts[letter] = (counts[letter] ?? 0) + 1
        minions.push({ id: `${letter}${counts[letter]}`, type: MINIONS[letter], at: name })
      } else throw new Error(`nobody is drawn as "${letter}"`)
    }
  }
  const links = cells.flatMap((cell) =>
    cells
      .filter(({ x, y }) => (x === cell.x + 1 && y === cell.y) || (x === cell.x && y === cell.y + 1))
      .map(({ name }) => `${cell.name}-${name}`),
  )
  const spaces = Object.fromEntries(cells.map(({ name, x, y }) => [name, [x, y]]))
  const water = cells.filter(({ text }) => text.startsWith('~')).map(({ name }) => name)
  return { tile: { spaces, links, water }, mice, minions }
}

/** The same room with these figures in it; with null as it is drawn, each space's figures in one order. */
export function drawRoom(
  drawing: string,
  mice: readonly Placed[] | null,
  minions: readonly (Placed & { readonly type: string })[] | null,
): string {
  const read = readRoom(drawing)
  const figures = [
    ...(mice ?? read.mice).map(({ id, at }) => ({ at, letter: letterOf(MICE, id) })),
    ...(minions ?? read.minions).map(({ type, at }) => ({ at, letter: letterOf(MINIONS, type) })),
  ]
  const cells = new Map(cellsOf(drawing).map((cell) => [`${cell.x} ${cell.y}`, cell]))
  return rowsOf(drawing)
    .map((row, y) =>
      row.map((_, x) => {
        const cell = cells.get(`${x} ${y}`)
        const here = figures.filter(({ at }) => at === cell?.name).map(({ letter }) => letter)
        if (cell?.text === '#') return '#'
        const water = cell?.text.startsWith('~') === true ? '~' : ''
        return here.length === 0 ? water || '.' : `${water}${here.toSorted().join('')}`
      }),
    )
    .map((row) => row.join(' '))
    .join('\n')
}

function letterOf(letters: Readonly<Record<string, string>>, id: string): string {
  return Object.keys(letters).find((letter) => letters[letter] === id) ?? '?'
}
