import type { Castle } from '@mousekeep/castle'
import type { Desk } from '../../desk/desk.ts'
import type { Held } from '../../desk/held.ts'
import type { Spot } from '../../desk/spot.ts'
import { columnOf, nameOf, O, rowOf, S } from '../art/measure.ts'
import type { Chosen } from './chosen.ts'
import { describe, describeEnd } from './describe.ts'
import { gateOf, spotOf } from './gate.ts'
import { heldMouse, heldRoof, heldSpare } from './held.tsx'
import { ENDS, planOf, wayFrom } from '../plan.ts'

/** The castle with its wall is nine by nine, with gates along the rim. The rest of the rim is no place. */
const SIZE = 9
const ROWS = Array.from({ length: SIZE }, (_, row) =>
  Array.from({ length: SIZE }, (_each, column) => row * SIZE + column),
)
const END_AT = new Map(ENDS.map((end) => [cellOf(end), end]))
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

function cellOf(end: string): number {
  const [dx, dy] = wayFrom(end)
  return (rowOf(end) + 1 - dy) * SIZE + columnOf(end) + 1 - dx
}

function squareAt(cell: number): string | null {
  const [row, column] = [Math.floor(cell / SIZE), cell % SIZE]
  const isInside = row > 0 && row < SIZE - 1 && column > 0 && column < SIZE - 1
  return isInside ? nameOf(column - 1, row - 1) : null
}

/** The name of a cell among the places; null where there is none. */
function spotAt(cell: number): string | null {
  const end = END_AT.get(cell)
  return end === undefined ? squareAt(cell) : spotOf(end)
}

/** Where a key leads from a cell: one further, or to the end of the row. */
function next(cell: number, key: string): string | null {
  const [row, column] = [Math.floor(cell / SIZE), cell % SIZE]
  const line = ROWS[row].map(spotAt).filter((spot) => spot !== null)
  if (key === 'Home') return line[0]
  if (key === 'End') return line[line.length - 1]
  const step = STEPS[key]
  if (step === undefined) return null
  const to = ROWS[row + step[0]]?.[column + step[1]]
  return to === undefined ? null : spotAt(to)
}

/** All squares and gates, as whoever must decide can use them. */
export function spotsOf(desk: Desk<Castle>, chosen: Chosen, mover: string | null): Spot[][] {
  const view = desk.view.value
  if (view === null) return []
  const legal = desk.legal.value
  const mice = desk.isReady.value ? view.players[view.turn].mice : []
  const gate = (end: string, cell: number): Spot => {
    const [x, y] = gateOf(end)
    return {
      id: spotOf(end),
      name: describeEnd(end, view, legal),
      box: [(x - 45) / 10, (y - 45) / 10, 9, 9],
      look: 'gate',
      marks: { 'data-cell': String(cell), 'data-end': end },
      next: (key) => next(cell, key),
      held: () => heldSpare(desk, chosen, end),
    }
  }
  /** What a drag from a square carries. A finger scrolls on roofs, so only a mouse or a pen pulls them off. */
  const heldAt = (square: string, pointer: string): Held | null => {
    if (mice.includes(square)) return heldMouse(desk, chosen, [square])
    const room = planOf(view.layout).roomOf.get(square)
    const isCovered = room !== undefined && !view.open.includes(room.name)
    return isCovered && pointer !== 'touch' ? heldRoof(desk, room) : null
  }
  const floor = (square: string, cell: number): Spot => ({
    id: square,
    name: describe(square, view, legal, mover),
    box: [(O + columnOf(square) * S) / 10, (O + rowOf(square) * S) / 10, S / 10, S / 10],
    isChosen: square === mover,
    ...(mice.includes(square) ? { look: 'own' } : {}),
    marks: { 'data-cell': String(cell), 'data-square': square },
    next: (key) => next(cell, key),
    held: (pointer) => heldAt(square, pointer),
  })
  return ROWS.map((row) =>
    row.flatMap((cell) => {
      const end = END_AT.get(cell)
      if (end !== undefined) return [gate(end, cell)]
      const square = squareAt(cell)
      return square === null ? [] : [floor(square, cell)]
    }),
  )
}
