import type { Point } from '../board/geometry.ts'
import { leapOf, seamOf } from './shared-border.ts'
import type { FlipKind } from '../board/side.ts'
import type { Tile, TileSpace } from '../board/tile.ts'

const INK = '#3a2417'
const CREAM = '#fff8e8'
const YELLOW = '#ffd02e'
const RED = '#e0392c'
const STREAM = '#1f6468'
const FLOOR: Readonly<Record<string, Readonly<Record<TileSpace['kind'], string>>>> = {
  orange: { floor: '#eadfc8', water: '#7fafb5', area: '#cf9a62', ledge: '#ddc59c', step: '#e0bd86' },
  blue: { floor: '#cbbfa9', water: '#7fafb5', area: '#cf9a62', ledge: '#c7ae86', step: '#d9b47c' },
}
const SOLID: Readonly<Record<string, string>> = {
  rock: '#3d3530',
  wall: '#5b4a3c',
  pit: '#17120f',
  trunk: '#6f4a2b',
  furnace: '#7c2f24',
  gear: '#565c66',
  grass: '#8fa663',
  post: '#7a5b3c',
  crystal: '#cfe9f0',
  fire: '#e98a3a',
  chasm: '#241f26',
}
const EXIT: Readonly<Record<string, string>> = { orange: '#df7f26', blue: '#3f74b5' }
const FLIP: Readonly<Record<FlipKind, string>> = { plain: '#2f7a45', hook: '#6a3fa0', crafty: '#b5481f' }

function poly(points: readonly Point[]): string {
  return points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}

function shape(points: readonly Point[], fill: string, stroke: string): string {
  return `<polygon points="${poly(points)}" fill="${fill}" stroke="${stroke}" stroke-width=".4" stroke-linejoin="round"/>`
}

/**
 * A side as SVG, for the eye: outlines and names; yellow and red lines on the borders they bar, yellow with its arrow;
 * gaps dotted; entries (a rat's head), traps (a red X), flips (a ring in the colour of its kind), exits and currents.
 */
export function drawTile(tile: Tile): string {
  const floor = FLOOR[tile.colour] ?? FLOOR['orange']
  const solid = [...tile.low, ...tile.walls].map(({ kind, poly: points }) => {
    const fill = SOLID[kind] ?? SOLID['wall']
    return shape(points, fill, fill)
  })
  const exits = tile.exits.map((exit) => shape(exit.poly, EXIT[exit.colour] ?? EXIT['orange'], INK))
  const spaces = Object.values(tile.spaces).map((space) => shape(space.poly, floor[space.kind], INK))
  const lines = [
    ...tile.yellow.map((pair) => yellowLine(tile, pair)),
    ...tile.red.map((pair) => redLine(tile, pair)),
    ...tile.gaps.map((pair) => gapLine(tile, pair)),
    ...tile.current.map((arrow) => currentArrow(tile, arrow)),
  ]
  const names = Object.entries(tile.spaces).map(([name, { at }]) => label(tile, name, at))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" font-family="sans-serif" fill="${INK}">` +
    `<rect width="100" height="100" fill="${tile.colour === 'blue' ? SOLID['rock'] : SOLID['wall']}"/>` +
    [...solid, ...exits, ...spaces, ...lines, ...names].join('') +
    '</svg>\n'
  )
}

function polys(tile: Tile, pair: string): [TileSpace, TileSpace] {
  const [a, b] = pair.split(/[->|]/)
  return [tile.spaces[a], tile.spaces[b]]
}

function cased(points: readonly Point[], colour: string): string {
  const line = (stroke: string, width: number): string =>
    `<polyline points="${poly(points)}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`
  return line(INK, 1.7) + line(colour, 1)
}

/** M7.2: on the border, with its arrow across. */
function yellowLine(tile: Tile, pair: string): string {
  const [from, to] = polys(tile, pair)
  const seam = seamOf(from.poly, to.poly)
  const middle = middleOf(seam)
  const [nx, ny] = across(seam, from.at, to.at)
  return cased(seam, YELLOW) + arrowHead(middle, middle, [middle[0] + nx, middle[1] + ny], YELLOW)
}

/** M7.3: on the border, with crosses. */
function redLine(tile: Tile, pair: string): string {
  const [a, b] = polys(tile, pair)
  const seam = seamOf(a.poly, b.poly)
  const crosses = seam.filter((_, i) => i % 6 === 3).map((at) => cross(at, 0.7, CREAM, 0.4))
  return cased(seam, RED) + crosses.join('')
}

/** M7.4: dotted from border to border. */
function gapLine(tile: Tile, pair: string): string {
  const [a, b] = polys(tile, pair)
  const leap = poly(leapOf(a.poly, b.poly))
  return `<polyline points="${leap}" fill="none" stroke="${CREAM}" stroke-width=".8" stroke-dasharray=".2 1.4" stroke-linecap="round"/>`
}

/** M8.4: from the middle of the space towards the next one, or off the nearest edge; beside the name. */
function currentArrow(tile: Tile, arrow: string): string {
  const [from, to] = arrow.split('>')
  const { at } = tile.spaces[from]
  const [u, v] = to === 'off' ? nearestEdge(at) : tile.spaces[to].at
  const far = Math.hypot(u - at[0], v - at[1])
  const [dx, dy] = [(u - at[0]) / far, (v - at[1]) / far]
  const start: Point = [at[0] + dx * 2 + Math.abs(dy) * 3, at[1] + dy * 2 + Math.abs(dx) * 3.4]
  const end: Point = [start[0] + dx * 4, start[1] + dy * 4]
  return (
    `<polyline points="${poly([start, end])}" fill="none" stroke="${STREAM}" stroke-width=".9"/>` +
    arrowHead(end, start, end, STREAM)
  )
}

function nearestEdge([x, y]: Point): Point {
  const edges: readonly Point[] = [
    [0, y],
    [100, y],
    [x, 0],
    [x, 100],
  ]
  return edges.reduce((best, each) =>
    Math.hypot(each[0] - x, each[1] - y) < Math.hypot(best[0] - x, best[1] - y) ? each : best,
  )
}

function middleOf(points: readonly Point[]): Point {
  return points[Math.floor(points.length / 2)]
}

/** Square to the seam at its middle, towards the second space. */
function across(seam: readonly Point[], from: Point, to: Point): Point {
  const middle = Math.floor(seam.length / 2)
  const [p, q] = [seam[Math.max(0, middle - 2)], seam[Math.min(seam.length - 1, middle + 2)]]
  const [nx, ny] = [p[1] - q[1], q[0] - p[0]]
  return nx * (to[0] - from[0]) + ny * (to[1] - from[1]) < 0 ? [-nx, -ny] : [nx, ny]
}

function arrowHead(at: Point, from: Point, to: Point, fill: string): string {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  return `<path transform="translate(${round(at[0])} ${round(at[1])}) rotate(${round(angle)})" d="M-1.2-1.6L2 0L-1.2 1.6z" fill="${fill}" stroke="${INK}" stroke-width=".4"/>`
}

function cross([x, y]: Point, size: number, stroke: string, width: number): string {
  const [l, r, t, b] = [x - size, x + size, y - size, y + size].map(round)
  return `<path d="M${l} ${t}L${r} ${b}M${r} ${t}L${l} ${b}" stroke="${stroke}" stroke-width="${width}"/>`
}

/** The name of a space, what it holds, and below it its marks in a row. */
function label(tile: Tile, name: string, [x, y]: Point): string {
  const marks: ((at: Point) => string)[] = []
  if (tile.entry.includes(name)) marks.push(ratHead)
  if (tile.traps.includes(name)) marks.push((at) => cross(at, 1.5, INK, 1.5) + cross(at, 1.4, RED, 0.9))
  const flip = tile.flip[name]
  if (flip !== undefined) marks.push((at) => ring(at, FLIP[flip]))
  const places = tile.areas[name]
  const words = (text: string, at: number, size: number): string =>
    `<text x="${x}" y="${round(at)}" font-size="${size}" text-anchor="middle" paint-order="stroke" stroke="${CREAM}" stroke-width=".5">${text}</text>`
  const top = marks.length > 0 ? y - 0.6 : y + 1
  const row = y + (places === undefined ? 2.6 : 5.6)
  return (
    words(name, top, 2.8) +
    (places === undefined ? '' : words(`${places} places`, top + 3, 2.2)) +
    marks.map((mark, i) => mark([x + (i - (marks.length - 1) / 2) * 4.4, row])).join('')
  )
}

function ratHead([x, y]: Point): string {
  const ear = (dx: number): string => `<circle cx="${round(x + dx)}" cy="${round(y - 1.1)}" r=".8"/>`
  return ear(-1.1) + ear(1.1) + `<path d="M${round(x - 1.5)} ${round(y - 0.6)}h3L${round(x)} ${round(y + 2)}z"/>`
}

function ring([x, y]: Point, stroke: string): string {
  return (
    `<circle cx="${round(x)}" cy="${round(y)}" r="1.7" fill="none" stroke="${CREAM}" stroke-width="1.5"/>` +
    `<circle cx="${round(x)}" cy="${round(y)}" r="1.7" fill="none" stroke="${stroke}" stroke-width=".9" stroke-dasharray="4.1 1.24"/>`
  )
}
