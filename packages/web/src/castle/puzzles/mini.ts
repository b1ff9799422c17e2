import { readCastle } from '@mousekeep/castle/puzzles'
import { TEAM_COLOURS } from '../art/mice.ts'

const SIDE = 12
const FLOOR = '#EBD9B4'
const WALL = '#8A6A48'
const HOLE = '#D9C091'
const TRAP = '#2B1A10'
const COLOURS: Readonly<Record<string, string>> = {
  blue: '#7FA6C9',
  braid: '#F3E7C4',
  emmental: '#F2C14B',
  gouda: '#D9822B',
  halloumi: '#FFFFFF',
  neufchatel: '#E58F9C',
  provolone: '#C9B24A',
}

/** Where a mouse stands on a cheese, both are smaller and neither covers the other. */
const ALONE = ''
const MOUSE_BESIDE = ' translate(.2 .2) scale(.68)'
const TILE_BESIDE = ' translate(3.6 4.2) scale(.72)'

/** A castle in a few strokes, 84 by 84: floor, cheeses, traps and mice. It needs no styles from outside. */
export function miniCastle(line: string): string {
  const { tiles, players } = readCastle(line)
  const taken = new Set(players.flatMap(({ mice }) => mice))
  const ground = ['a1', 'g1', 'a7', 'g7'].map((tower) => square(tower, WALL)).join('')
  const holes = Object.entries(tiles).map(
    ([name, kind]) => square(name, HOLE) + at(name, taken.has(name) ? TILE_BESIDE : ALONE, tileOf(kind)),
  )
  const mice = players.flatMap(({ mice: squares }, seat) =>
    squares.map((name) => at(name, tileOf(tiles[name] ?? '') === '' ? ALONE : MOUSE_BESIDE, mouse(TEAM_COLOURS[seat]))),
  )
  return `<rect width="84" height="84" rx="4" fill="${FLOOR}"/>${ground}${holes.join('')}${mice.join('')}`
}

function cornerOf(name: string): readonly [x: number, y: number] {
  return [(name.charCodeAt(0) - 97) * SIDE, (Number(name.charAt(1)) - 1) * SIDE]
}

function square(name: string, colour: string): string {
  const [x, y] = cornerOf(name)
  return `<rect x="${x + 0.5}" y="${y + 0.5}" width="${SIDE - 1}" height="${SIDE - 1}" rx="2" fill="${colour}"/>`
}

function at(name: string, within: string, figure: string): string {
  return figure && `<g transform="translate(${cornerOf(name).join(' ')})${within}" stroke="#3A2416">${figure}</g>`
}

/** A cheese is a wedge, a trap a hole in the floor; any other tile is bare. */
function tileOf(kind: string): string {
  if (kind === 'trap') return `<circle cx="6" cy="6" r="4.2" fill="${TRAP}" stroke="none"/>`
  const colour = COLOURS[kind]
  return colour === undefined ? '' : `<path d="M2 8L9 2.5q1.5 1 1.5 3v4H2z" fill="${colour}" stroke-width=".6"/>`
}

function mouse(colour: string): string {
  const ear = (x: number): string => `<circle cx="${x}" cy="3.6" r="1.8" fill="${colour}" stroke-width=".6"/>`
  return `${ear(3.4)}${ear(8.6)}<circle cx="6" cy="6.8" r="3.6" fill="${colour}" stroke-width=".8"/>`
}
