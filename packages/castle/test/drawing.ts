import assert from 'node:assert/strict'
import { castle, type CastleState, type CastleSummary } from '@mousekeep/castle'
import { LAYOUTS } from '../data/layouts.ts'
import { colourOf, COLOURS, letterOf } from './colours.ts'

/**
 * The castle as text, row 1 on top, columns a to g from the left. The mice: a team's capital (R B G Y), `.` for
 * nobody, `#` for an empty tower. The tiles: a letter for a cheese, `.` plain, `x` trap, `_` solid floor, `#` tower.
 * The roofs: the room's letter, a capital while the roof is on.
 */
export type Grid = string

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const RANKS = ['1', '2', '3', '4', '5', '6', '7']
const TOWERS = new Set(['a1', 'g1', 'a7', 'g7'])
const ALL_SQUARES = RANKS.flatMap((rank) => FILES.map((file) => file + rank))

const LETTERS = new Map([
  ['blue', 'b'],
  ['braid', 'r'],
  ['emmental', 'e'],
  ['gouda', 'g'],
  ['halloumi', 'h'],
  ['neufchatel', 'n'],
  ['provolone', 'p'],
  ['plain', '.'],
  ['trap', 'x'],
])

/** A square is solid floor where no line runs (C1.2). */
function isSolid(square: string): boolean {
  return 'aceg'.includes(square.charAt(0)) && '1357'.includes(square.charAt(1))
}

function gridOf(cell: (square: string) => string): Grid {
  return RANKS.map((rank) => FILES.map((file) => cell(file + rank)).join(' ')).join('\n')
}

/** Whose capital stands on a square; a mouse in passage stands nowhere (C5.2) and is not drawn. */
export function miceGrid({ players, pass, turn }: CastleSummary): Grid {
  return gridOf((square) => {
    const here = players.flatMap(({ mice }, seat) => mice.filter((mouse) => mouse === square).map(() => seat))
    if (pass === square) here.splice(here.indexOf(turn), 1)
    return here.map(letterOf).join('') || (TOWERS.has(square) ? '#' : '.')
  })
}

export function tilesGrid({ tiles }: Pick<CastleSummary, 'tiles'>): Grid {
  return gridOf((square) => {
    if (TOWERS.has(square)) return '#'
    return isSolid(square) ? '_' : (LETTERS.get(tiles[square]) ?? '?')
  })
}

export function roofsGrid({ layout, open }: CastleSummary): Grid {
  return gridOf((square) => {
    const room = LAYOUTS[layout][Number(square.charAt(1)) - 1].charAt(FILES.indexOf(square.charAt(0)))
    return room === '.' ? '#' : open.includes(room) ? room.toLowerCase() : room
  })
}

/** Mice, tiles and roofs side by side, and beside them what lies around the castle. */
export function draw(state: CastleState): string {
  const summary = castle.summary(state)
  assertIsSummary(summary)
  const head = `  ${FILES.join(' ')}   ${'tiles'.padEnd(13)}   ${'roofs'.padEnd(13)}`
  const grids = [miceGrid(summary), tilesGrid(summary), roofsGrid(summary)].map((grid) => grid.split('\n'))
  const aside = surroundings(summary)
  const rows = RANKS.map((rank, i) =>
    [`${rank} ${grids[0][i]}`, grids[1][i], grids[2][i], aside[i] ?? ''].join('   ').trimEnd(),
  )
  return [head.trimEnd(), ...rows].join('\n')
}

function surroundings(summary: CastleSummary): string[] {
  const { round, turn, points, slid, pass, spare, players, over, phase } = summary
  const turnLine =
    over === null
      ? `${phase === 'place' ? 'to place' : 'to play'}: ${colourOf(turn)}, ${points} points${slid ? ', has slid' : ''}`
      : `over: ${colourOf(over.winner)} wins by ${over.why}`
  return [
    `round ${round}, spare ${spare}`,
    turnLine + (pass === null ? '' : `, in passage on ${pass}`),
    ...players.map(
      ({ hand, lost, tokens }, seat) =>
        `${letterOf(seat)} ${colourOf(seat)}: ${hand} in hand, ${lost} lost${tokens.length === 0 ? '' : `, ${tokens.join(' ')}`}`,
    ),
  ]
}

/** What a drawing sets: the mice of each team and, with a second grid beside the first, the tiles. */
export interface Drawn {
  readonly mice: readonly (readonly string[])[]
  readonly tiles: Readonly<Record<string, string>>
}

/** Reads a grid of mice, or one of mice with one of tiles to the right of it. */
export function readDrawing(drawing: string): Drawn {
  const rows = drawing.trim().split('\n')
  assert.equal(rows.length, RANKS.length, `a drawing has seven rows, this one has ${rows.length}:\n${drawing}`)
  const cells = rows.map((row) => row.trim().split(/\s+/))
  const width = cells[0].length
  assert.ok(width === 7 || width === 14, `a row has seven squares, or fourteen in two grids:\n${drawing}`)
  for (const row of cells) assert.equal(row.length, width, `rows of different length:\n${drawing}`)
  const at = (square: string, grid: number): string =>
    cells[Number(square.charAt(1)) - 1][FILES.indexOf(square.charAt(0)) + grid * FILES.length]
  const mice = COLOURS.map((_, seat) => ALL_SQUARES.filter((square) => at(square, 0) === letterOf(seat)))
  for (const square of ALL_SQUARES) checkMouse(square, at(square, 0), mice.flat())
  return { mice, tiles: width === 14 ? readTiles((square) => at(square, 1)) : {} }
}

function checkMouse(square: string, cell: string, mice: readonly string[]): void {
  const empty = TOWERS.has(square) ? '#' : '.'
  assert.ok(mice.includes(square) || cell === empty, `${square} shows "${cell}": a mouse's letter or ${empty} is meant`)
}

function readTiles(at: (square: string) => string): Record<string, string> {
  const tiles: Record<string, string> = {}
  for (const square of ALL_SQUARES) {
    const cell = at(square)
    const fixed = TOWERS.has(square) ? '#' : isSolid(square) ? '_' : null
    if (fixed === null) tiles[square] = kindOfLetter(cell, square)
    else assert.equal(cell, fixed, `${square} is drawn as ${fixed} among the tiles`)
  }
  return tiles
}

/** The tile that a letter of the drawings means. */
export function kindOfLetter(letter: string, where: string): string {
  const found = [...LETTERS].find(([, each]) => each === letter)
  assert.ok(found, `${where} shows "${letter}", which is no tile`)
  return found[0]
}

/** The contract gives summaries as plain objects; here it is known to be Castle's. */
export function assertIsSummary(summary: object): asserts summary is CastleSummary {
  assert.ok('players' in summary && 'tiles' in summary, 'not a summary of Castle')
}
