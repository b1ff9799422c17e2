import type { CastleView } from '@mousekeep/castle'
import type { Catalogue } from '@mousekeep/text'
import type { Canvas } from './canvas.ts'
import { COLUMNS, planOf, ROWS, SQUARES, type Plan } from './plan.ts'
import { BOLD, DIM, READY, ROOF, SOLID, TEAM_STYLES, TILE_STYLES, TOWER } from './styles.ts'

/** Where the castle's north-west corner is drawn, and how far its squares are apart. */
const LEFT = 3
const TOP = 1
const WIDE = 6
const HIGH = 2
const INSIDE = WIDE - 1

export const CASTLE_WIDTH = LEFT + COLUMNS.length * WIDE + 3
export const CASTLE_HEIGHT = TOP + ROWS.length * HIGH + 2

/** Box characters by which of the four lines meet: up 1, down 2, left 4, right 8. */
const CROSSINGS = ' ╵╷│╴┘┐┤╶└┌├─┴┬┼'
const ROOFING = '░'
const SOLID_FLOOR = '▪'

/** Draws the castle from above: borders of rooms, roofs, what open rooms show, towers, mice and slide ends. */
export function drawCastle(canvas: Canvas, view: CastleView, words: Catalogue): void {
  const plan = planOf(view.layout)
  drawEdges(canvas, plan, view.slid)
  for (const square of SQUARES) drawSquare(canvas, view, plan, square, words)
  drawBorders(canvas, plan)
  for (const room of new Set(plan.roomOf.values())) drawLetter(canvas, view, plan, room)
}

const leftOf = (column: number): number => LEFT + column * WIDE
const topOf = (row: number): number => TOP + row * HIGH
const columnOf = (square: string): number => COLUMNS.findIndex((column) => column === square.charAt(0))
const rowOf = (square: string): number => ROWS.findIndex((row) => row === square.charAt(1))

/** Letters and numbers around the castle, and an arrow at each end of a sliding line (C3.6). */
function drawEdges(canvas: Canvas, plan: Plan, slid: boolean): void {
  const arrow = slid ? DIM : READY
  const bottom = topOf(ROWS.length) + 1
  const right = leftOf(COLUMNS.length) + 1
  COLUMNS.forEach((column, i) => {
    const x = leftOf(i) + 3
    canvas.put(x, 0, column, BOLD)
    canvas.put(x, bottom, column, BOLD)
    if (plan.holes.has(`${column}1`)) canvas.put(x + 1, 0, '▼', arrow)
    if (plan.holes.has(`${column}7`)) canvas.put(x + 1, bottom, '▲', arrow)
  })
  ROWS.forEach((row, i) => {
    const y = topOf(i) + 1
    canvas.put(0, y, row, BOLD)
    if (plan.holes.has(`a${row}`)) canvas.put(1, y, '►', arrow)
    if (plan.holes.has(`g${row}`)) canvas.put(right, y, '◄', arrow)
  })
}

function drawSquare(canvas: Canvas, view: CastleView, plan: Plan, square: string, words: Catalogue): void {
  const x = leftOf(columnOf(square)) + 1
  const y = topOf(rowOf(square)) + 1
  const room = plan.roomOf.get(square)
  if (room !== undefined && !view.open.includes(room)) {
    // Over the lines between the room's own squares too: it is one roof.
    for (const line of [y - 1, y, y + 1]) canvas.put(x - 1, line, ROOFING.repeat(INSIDE + 2), ROOF)
    return
  }
  const mice = miceOn(view, square)
  if (room === undefined) canvas.put(x, y, mice.length === 0 ? ' ▟█▙ ' : '▟   ▙', TOWER)
  else if (plan.holes.has(square)) drawTile(canvas, x, y, view.tiles[square], mice.length > 0, words)
  else canvas.put(mice.length === 0 ? x + 2 : x + 4, y, SOLID_FLOOR, SOLID)
  drawMice(canvas, x, y, mice, words)
}

function drawTile(
  canvas: Canvas,
  x: number,
  y: number,
  kind: CastleView['spare'],
  isUnderMouse: boolean,
  words: Catalogue,
): void {
  const letter = words.say(`letter-${kind}`)
  canvas.put(x, y, isUnderMouse ? `    ${letter}` : `  ${letter}  `, TILE_STYLES[kind])
}

/** Whose mice are on a square: the one that stands there, before it the one in passage (C3.5). */
function miceOn({ players, pass, turn }: CastleView, square: string): number[] {
  const seats = players.flatMap(({ mice }, seat) => mice.filter((mouse) => mouse === square).map(() => seat))
  if (pass !== square) return seats
  return [turn, ...seats.toSpliced(seats.indexOf(turn), 1)]
}

/** The mouse that stands is `(R)`; one in passage is a letter to the left of it. */
function drawMice(canvas: Canvas, x: number, y: number, mice: readonly number[], words: Catalogue): void {
  const standing = mice.at(-1)
  if (standing !== undefined) canvas.put(x + 1, y, `(${words.say(`team-letter-${standing}`)})`, TEAM_STYLES[standing])
  if (mice.length > 1) canvas.put(x, y, words.say(`team-letter-${mice[0]}`), TEAM_STYLES[mice[0]])
}

/** A line wherever two squares are not of one room. A tower is a room of its own here, and so is all outside. */
function drawBorders(canvas: Canvas, plan: Plan): void {
  const roomAt = (column: number, row: number): string => {
    const square = (COLUMNS.at(column) ?? '') + (ROWS.at(row) ?? '')
    const isInside = column >= 0 && row >= 0 && square.length === 2
    return isInside ? (plan.roomOf.get(square) ?? square) : ''
  }
  for (let row = 0; row <= ROWS.length; row++) {
    for (let column = 0; column <= COLUMNS.length; column++) {
      const northWest = roomAt(column - 1, row - 1)
      const northEast = roomAt(column, row - 1)
      const southWest = roomAt(column - 1, row)
      const southEast = roomAt(column, row)
      const up = northWest === northEast ? 0 : 1
      const down = southWest === southEast ? 0 : 2
      const left = northWest === southWest ? 0 : 4
      const right = northEast === southEast ? 0 : 8
      const x = leftOf(column)
      const y = topOf(row)
      const crossing = up + down + left + right
      if (crossing > 0) canvas.put(x, y, CROSSINGS.charAt(crossing))
      if (right > 0) canvas.put(x + 1, y, '─'.repeat(INSIDE))
      if (down > 0) canvas.put(x, y + 1, '│')
    }
  }
}

/** A covered room has its letter in the middle of the roof, an open one small on its border. */
function drawLetter(canvas: Canvas, view: CastleView, plan: Plan, room: string): void {
  const squares = SQUARES.filter((square) => plan.roomOf.get(square) === room)
  const first = squares[0]
  const last = squares[squares.length - 1]
  if (view.open.includes(room)) {
    canvas.put(leftOf(columnOf(first)) + 1, topOf(rowOf(first)), room, BOLD)
    return
  }
  const x = (leftOf(columnOf(first)) + leftOf(columnOf(last)) + WIDE) / 2
  const y = (topOf(rowOf(first)) + topOf(rowOf(last)) + HIGH) / 2
  canvas.put(x - 1, y, ` ${room} `, BOLD)
}
