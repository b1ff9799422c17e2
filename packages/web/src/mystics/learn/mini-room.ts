import { f } from '../../base/paint.ts'
import { figure } from '../art/figures/figure.ts'
import { ink } from '../art/pen.ts'
import { ruleLines } from '../art/room/borders.ts'
import { exitArrow, threshold } from '../art/room/exit.ts'
import { entryMark, flipMark } from '../art/room/marks.ts'
import type { RoomExit, RoomSide, RoomSpace } from '../art/room/side.ts'
import { chevrons } from '../art/room/water.ts'
import { letterOf } from '../words/names.ts'

/** A space of a small room, by column and row. */
type Cell = readonly [column: number, row: number]

/** A few spaces, as much as one drawing has to show, with the lines and signs of the rooms in the box. */
export interface MiniRoom {
  readonly wide: number
  readonly high: number
  readonly spaces: Readonly<Record<string, Cell>>
  readonly water?: readonly string[]
  readonly yellow?: readonly string[]
  readonly red?: readonly string[]
  /** The direction of the current in each water space, in degrees. */
  readonly current?: Readonly<Record<string, number>>
  readonly flip?: RoomSide['flip']
  readonly entry?: readonly string[]
  readonly black?: readonly Cell[]
  readonly exits?: readonly RoomExit[]
  readonly figures?: Readonly<Record<string, string>>
  /** Drawn above everything else. */
  readonly over?: string
}

/** A space is 20 wide in the units of a side, and 200 in those of a drawing. */
const WIDE = 20
export const CELL = WIDE * 10

function square([column, row]: Cell): RoomSpace {
  const [x, y] = [column * WIDE, row * WIDE]
  return {
    kind: 'floor',
    at: [x + WIDE / 2, y + WIDE / 2],
    poly: [
      [x, y],
      [x + WIDE, y],
      [x + WIDE, y + WIDE],
      [x, y + WIDE],
    ],
  }
}

/** The centre of a cell, in units of the drawing. */
export const middleOf = ([column, row]: Cell): readonly [number, number] => [
  column * CELL + CELL / 2,
  row * CELL + CELL / 2,
]

const floor = ([column, row]: Cell, fill: string): string =>
  `<rect x="${column * CELL + 3}" y="${row * CELL + 3}" width="${CELL - 6}" height="${CELL - 6}" rx="20" fill="${fill}" ${ink(4)}/>`

/** The picture of a small room. */
export function miniRoom(room: MiniRoom): string {
  const { wide, high, spaces, water = [], current = {}, flip = {}, black = [], exits = [], entry = [] } = room
  const side: RoomSide = {
    id: 'mini',
    spaces: Object.fromEntries(Object.entries(spaces).map(([name, cell]) => [name, square(cell)])),
    links: [],
    yellow: room.yellow ?? [],
    red: room.red ?? [],
    gaps: [],
    water,
    current: [],
    entry,
    traps: [],
    exits,
    flip,
    walls: [],
    low: [],
  }
  const at = (name: string): readonly [number, number] => middleOf(spaces[name])
  const drawn = [
    `<rect x="-14" y="-14" width="${wide * CELL + 28}" height="${high * CELL + 28}" rx="34" fill="#4A4643" ${ink(4)}/>`,
    ...exits.map(threshold),
    ...Object.entries(spaces).map(([name, cell]) => floor(cell, water.includes(name) ? '#6FB8B4' : '#DACDB2')),
    ...black.map(
      ([column, row]) =>
        `<rect x="${column * CELL - 1}" y="${row * CELL - 1}" width="${CELL + 2}" height="${CELL + 2}" fill="#17110E"/>`,
    ),
    ...exits.map(exitArrow),
    ...Object.entries(current).map(([name, turn]) => chevrons(...at(name), turn, 1.5)),
    ...Object.entries(flip).map(([name, kind]) => flipMark(...at(name), kind, 0.95)),
    ...entry.map((name) => entryMark(...at(name), 0, 1)),
    ruleLines(side),
    ...Object.entries(room.figures ?? {}).map(([id, name]) => {
      const [x, y] = at(name)
      return figure({ id: id.replace(/-\d+$/, ''), letter: letterOf(id), x, y: y + 62, height: 165 })
    }),
    room.over ?? '',
  ]
  return drawn.join('')
}

export const miniBox = (wide: number, high: number, margin = 20): string =>
  `${-margin} ${-margin} ${wide * CELL + margin * 2} ${high * CELL + margin * 2}`

/** A line of sight between two cells: whole if it is clear, cut off if something black is in the way. */
export function sightLine(from: Cell, to: Cell, isSeen: boolean): string {
  const [ax, ay] = middleOf(from)
  const [bx, by] = middleOf(to)
  const d = `M${f(ax)} ${f(ay)}L${f(bx)} ${f(by)}`
  const dash = isSeen ? '' : ' stroke-dasharray="26 20"'
  const cross = isSeen
    ? ''
    : `<path transform="translate(${f((ax + bx) / 2)} ${f((ay + by) / 2)})" d="M-26-26L26 26M26-26L-26 26" stroke="#FFF8E8" stroke-width="24" stroke-linecap="round"/><path transform="translate(${f((ax + bx) / 2)} ${f((ay + by) / 2)})" d="M-26-26L26 26M26-26L-26 26" stroke="#B3261E" stroke-width="13" stroke-linecap="round"/>`
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#FFF8E8" stroke-width="18"/><path d="${d}" stroke="${isSeen ? '#1F6B3A' : '#B3261E'}" stroke-width="9"${dash}/>${cross}</g>`
}
