import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { columnOf, nameOf, O, rowOf, S } from '../art/measure.ts'
import { describe, describeEnd } from './describe.ts'
import type { Desk } from './desk.ts'
import { carried, pickUp, type Held } from './drag.ts'
import { gateOf } from './draw/marks.tsx'
import { ENDS, planOf, wayFrom } from './plan.ts'

/** The castle and its wall: nine by nine, gates at the rim. The rest of the rim is nothing to go to. */
const SIZE = 9
const REST_MS = 400
const END_AT = new Map(ENDS.map((end) => [cellOf(end), end]))

function cellOf(end: string): number {
  const [dx, dy] = wayFrom(end)
  return (rowOf(end) + 1 - dy) * SIZE + columnOf(end) + 1 - dx
}

function squareAt(cell: number): string | null {
  const [row, column] = [Math.floor(cell / SIZE), cell % SIZE]
  const isInside = row > 0 && row < SIZE - 1 && column > 0 && column < SIZE - 1
  return isInside ? nameOf(column - 1, row - 1) : null
}

const isPlace = (cell: number): boolean => squareAt(cell) !== null || END_AT.has(cell)

/** Which cell an arrow leads to; the same one at the rim. */
function moved(cell: number, key: string): number {
  const [row, column] = [Math.floor(cell / SIZE), cell % SIZE]
  const line = Array.from({ length: SIZE }, (_, i) => row * SIZE + i).filter(isPlace)
  if (key === 'Home') return line[0]
  if (key === 'End') return line[line.length - 1]
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  }
  const step = steps[key]
  if (step === undefined) return cell
  const [nextRow, nextColumn] = [row + step[0], column + step[1]]
  const isIn = nextRow >= 0 && nextRow < SIZE && nextColumn >= 0 && nextColumn < SIZE
  const next = nextRow * SIZE + nextColumn
  return isIn && isPlace(next) ? next : cell
}

const percent = (units: number): string => `${units / 10}%`

/** The board for keys, fingers and screen readers: a grid of real cells over the drawing, with one stop for Tab. */
export function Grid({ desk, label }: { desk: Desk; label: string }): JSX.Element | null {
  const grid = useRef<HTMLDivElement>(null)
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const focus = useSignal(SIZE + 1)
  const view = desk.view.value
  if (view === null) return null
  const legal = desk.legal.value
  const mover = desk.mover.value

  const mice = desk.isPersons.value && !desk.isPast.value ? view.players[view.turn].mice : []

  /** The note beside a place comes only when one stays there. */
  const rest = (cell: number | null, isByKey = false): void => {
    clearTimeout(resting.current)
    if (cell === null) return desk.restOn(null)
    const end = END_AT.get(cell)
    const square = squareAt(cell)
    resting.current = setTimeout(() => {
      if (end !== undefined) desk.restOn({ end }, isByKey)
      else if (square !== null) desk.restOn({ square }, isByKey)
    }, REST_MS)
  }
  /** What a drag from here takes along. Fingers scroll over roofs, so only a mouse or a pen pulls them off. */
  const heldAt = (square: string | null, end: string | null, pointer: string): Held | null => {
    if (end !== null) return { what: 'spare', end }
    if (square === null) return null
    if (mice.includes(square)) return { what: 'mouse', way: [square] }
    const room = planOf(view.layout).roomOf.get(square)
    const isCovered = room !== undefined && !view.open.includes(room.name)
    return isCovered && pointer !== 'touch' ? { what: 'roof', room: room.name } : null
  }
  const act = (cell: number, isTouch: boolean): void => {
    const end = END_AT.get(cell)
    const square = squareAt(cell)
    if (end !== undefined) desk.push(end, isTouch)
    else if (square !== null) desk.tap(square)
  }
  const onKey = (event: KeyboardEvent, cell: number): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return act(cell, false)
    }
    const next = moved(cell, event.key)
    if (next === cell) return
    event.preventDefault()
    focus.value = next
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus()
  }
  const draw = (cell: number): JSX.Element | null => {
    const end = END_AT.get(cell)
    const square = squareAt(cell)
    if (end === undefined && square === null) return null
    const [x, y, size] =
      square === null
        ? [gateOf(end ?? '')[0] - 45, gateOf(end ?? '')[1] - 45, 90]
        : [O + columnOf(square) * S, O + rowOf(square) * S, S]
    return (
      <div
        key={cell}
        role="gridcell"
        data-cell={cell}
        data-square={square ?? undefined}
        data-end={end}
        tabIndex={cell === focus.value ? 0 : -1}
        aria-label={square === null ? describeEnd(end ?? '', view, legal) : describe(square, view, legal, mover)}
        aria-selected={square !== null && square === mover}
        class={square === null ? 'cell gate' : mice.includes(square) ? 'cell own' : 'cell'}
        style={{ left: percent(x), top: percent(y), width: percent(size), height: percent(size) }}
        onClick={(event) => {
          focus.value = cell
          act(cell, 'pointerType' in event && event.pointerType === 'touch')
        }}
        onKeyDown={(event) => onKey(event, cell)}
        onFocus={(event) => {
          focus.value = cell
          if (event.currentTarget.matches(':focus-visible')) rest(cell, true)
        }}
        onBlur={() => rest(null)}
        onPointerDown={(event) => {
          const held = heldAt(square, end ?? null, event.pointerType)
          if (held !== null) pickUp(event, desk, held)
        }}
        onPointerEnter={(event) => {
          if (event.pointerType !== 'mouse' || carried.value !== null) return
          desk.armed.value = end ?? null
          rest(cell)
        }}
        onPointerLeave={(event) => {
          if (event.pointerType !== 'mouse' || carried.value !== null) return
          desk.armed.value = null
          rest(null)
        }}
      />
    )
  }
  return (
    <div role="grid" aria-label={label} class="grid" ref={grid}>
      {Array.from({ length: SIZE }, (_, row) => (
        <div role="row" key={row}>
          {Array.from({ length: SIZE }, (_each, column) => draw(row * SIZE + column))}
        </div>
      ))}
    </div>
  )
}
