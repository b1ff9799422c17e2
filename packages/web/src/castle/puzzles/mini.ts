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

/** A castle in a few strokes, 84 by 84: floor, cheeses, traps and mice. It needs no styles from around it. */
export function miniCastle(line: string): string {
  const { tiles, players } = readCastle(line)
  const ground = ['a1', 'g1', 'a7', 'g7'].map((tower) => square(tower, WALL)).join('')
  const holes = Object.entries(tiles).map(([name, kind]) => square(name, HOLE) + tileOf(name, kind))
  const mice = players.flatMap(({ mice: squares }, seat) => squares.map((name) => mouse(name, TEAM_COLOURS[seat])))
  return `<rect width="84" height="84" rx="4" fill="${FLOOR}"/>${ground}${holes.join('')}${mice.join('')}`
}

function cornerOf(name: string): readonly [x: number, y: number] {
  return [(name.charCodeAt(0) - 97) * SIDE, (Number(name.charAt(1)) - 1) * SIDE]
}

function square(name: string, colour: string): string {
  const [x, y] = cornerOf(name)
  return `<rect x="${x + 0.5}" y="${y + 0.5}" width="${SIDE - 1}" height="${SIDE - 1}" rx="2" fill="${colour}"/>`
}

/** A cheese is a piece of it, a trap a hole in the floor. */
function tileOf(name: string, kind: string): string {
  const [x, y] = cornerOf(name)
  if (kind === 'trap') return `<circle cx="${x + 6}" cy="${y + 6}" r="4.2" fill="${TRAP}"/>`
  const colour = COLOURS[kind]
  if (colour === undefined) return ''
  return `<path d="M${x + 2} ${y + 8}L${x + 9} ${y + 2.5}q1.5 1 1.5 3v4H${x + 2}z" fill="${colour}" stroke="#3A2416" stroke-width=".6"/>`
}

function mouse(name: string, colour: string): string {
  const [x, y] = cornerOf(name)
  const at = `cx="${x + 6}"`
  return (
    `<circle cx="${x + 3.4}" cy="${y + 3.6}" r="1.8" fill="${colour}" stroke="#3A2416" stroke-width=".6"/>` +
    `<circle cx="${x + 8.6}" cy="${y + 3.6}" r="1.8" fill="${colour}" stroke="#3A2416" stroke-width=".6"/>` +
    `<circle ${at} cy="${y + 6.8}" r="3.6" fill="${colour}" stroke="#3A2416" stroke-width=".8"/>`
  )
}
