import type { CastleView } from '@mousekeep/castle'
import { LAYOUTS } from '@mousekeep/castle/layouts'
import { kept } from '@mousekeep/engine'
import { nameOf, O, S, TOWERS } from './art/measure.ts'

export type Layout = CastleView['layout']

/** A room as it is drawn: where its roof lies, in squares and in units. */
export interface Room {
  readonly name: string
  readonly squares: readonly string[]
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** What a drawing must know of a castle that is not in the view (C1.4). */
export interface Plan {
  readonly rooms: readonly Room[]
  readonly roomOf: ReadonlyMap<string, Room>
}

const plans = new Map<Layout, Plan>()

export function planOf(layout: Layout): Plan {
  return kept(plans, layout, (each) => drawPlan(LAYOUTS[each]))
}

function drawPlan(rows: readonly string[]): Plan {
  const letters = rows.join('').split('')
  const names = [...new Set(letters)].filter((name) => name !== '.').toSorted()
  const rooms = names.map((name): Room => {
    const at = letters.flatMap((letter, i) => (letter === name ? [i] : []))
    const columns = at.map((i) => i % 7)
    const lines = at.map((i) => Math.floor(i / 7))
    const left = Math.min(...columns)
    const top = Math.min(...lines)
    return {
      name,
      squares: at.map((i) => nameOf(i % 7, Math.floor(i / 7))),
      x: O + left * S,
      y: O + top * S,
      w: (Math.max(...columns) - left + 1) * S,
      h: (Math.max(...lines) - top + 1) * S,
    }
  })
  return { rooms, roomOf: new Map(rooms.flatMap((room) => room.squares.map((square) => [square, room]))) }
}

export const isTower = (square: string): boolean => Object.hasOwn(TOWERS, square)

/** The squares of a line, starting at one of its ends (C3.6). */
export function lineFrom(end: string): string[] {
  const column = end.charCodeAt(0) - 97
  const row = end.charCodeAt(1) - 49
  const [dx, dy] = wayFrom(end)
  return Array.from({ length: 7 }, (_, i) => nameOf(column + dx * i, row + dy * i))
}

/** The direction in which a tile pushed in at that end moves, in squares. */
export function wayFrom(end: string): readonly [number, number] {
  const column = end.charCodeAt(0) - 97
  const row = end.charCodeAt(1) - 49
  if (row % 2 === 1) return column === 0 ? [1, 0] : [-1, 0]
  return row === 0 ? [0, 1] : [0, -1]
}

export const ENDS: readonly string[] = ['b1', 'd1', 'f1', 'b7', 'd7', 'f7', 'a2', 'a4', 'a6', 'g2', 'g4', 'g6']
