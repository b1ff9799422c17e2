import { useSignal, type Signal } from '@preact/signals'
import type { GameTypes } from '@mousekeep/engine'
import type { JSX, TargetedKeyboardEvent } from 'preact'
import { useRef } from 'preact/hooks'
import type { Desk } from './desk.ts'
import { pickUp } from './drag.ts'
import { carried } from './held.ts'
import type { Spot } from './spot.ts'

const REST_MS = 400

interface SpotsProps<T extends GameTypes> {
  readonly desk: Desk<T>
  /** What the board is called. */
  readonly label: string
  /** Where the focus is until somebody moves it. */
  readonly first: string
}

/** The board for keys, fingers and screen readers: real cells over the drawing, with a single tab stop. */
export function Spots<T extends GameTypes>({ desk, label, first }: SpotsProps<T>): JSX.Element {
  const focus = useSignal(first)
  const restAt = useRest(desk)
  const rows = desk.choosing.spots()
  // The places of a board may change; Tab then leads to the first one.
  const all = rows.flat()
  const stop = all.find(({ id }) => id === focus.value) ?? all[0]
  return (
    <div role="grid" aria-label={label} class="grid">
      {rows.map((row, i) => (
        <div role="row" key={i}>
          {row.map((spot) => cell(spot, spot === stop, { desk, focus, restAt }))}
        </div>
      ))}
    </div>
  )
}

type Rest = (spot: string | null, isByKey?: boolean) => void

/** What the cells have in common. */
interface Grid<T extends GameTypes> {
  readonly desk: Desk<T>
  readonly focus: Signal<string>
  readonly restAt: Rest
}

/** Shows the note beside a place only when the pointer stays there. */
function useRest<T extends GameTypes>(desk: Desk<T>): Rest {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  return (spot, isByKey = false) => {
    clearTimeout(timer.current)
    if (spot === null) return desk.restOn(null)
    timer.current = setTimeout(() => desk.restOn(spot, isByKey), REST_MS)
  }
}

function cell<T extends GameTypes>(spot: Spot, isStop: boolean, grid: Grid<T>): JSX.Element {
  const { desk, focus, restAt } = grid
  const { id, name, box, look, marks, isChosen = false } = spot
  const [left, top, width, height] = box.map((part) => `${part}%`)
  const point = (event: PointerEvent, pointed: string | null): void => {
    if (event.pointerType !== 'mouse' || carried.value !== null) return
    desk.choosing.point?.(pointed)
    restAt(pointed)
  }
  return (
    <div
      key={id}
      role="gridcell"
      data-spot={id}
      {...marks}
      tabIndex={isStop ? 0 : -1}
      aria-label={name}
      aria-selected={isChosen}
      class={look === undefined ? 'cell' : `cell ${look}`}
      style={{ left, top, width, height }}
      onClick={(event) => {
        focus.value = id
        // Answered by what follows: a note that was about to come would speak of the place as it is afterwards.
        restAt(null)
        desk.tap(id, 'pointerType' in event && event.pointerType === 'touch' ? 'touch' : 'pointer')
      }}
      onKeyDown={(event) => onKey(event, spot, grid)}
      onFocus={(event) => {
        focus.value = id
        if (event.currentTarget.matches(':focus-visible')) restAt(id, true)
      }}
      onBlur={() => restAt(null)}
      onPointerDown={(event) => {
        const held = spot.held?.(event.pointerType) ?? null
        if (held !== null) pickUp(event, desk, held)
      }}
      onPointerEnter={(event) => point(event, id)}
      onPointerLeave={(event) => point(event, null)}
    />
  )
}

/** Enter and the space bar tap; arrow keys lead to a neighbour. */
function onKey<T extends GameTypes>(
  event: TargetedKeyboardEvent<HTMLElement>,
  spot: Spot,
  { desk, focus }: Grid<T>,
): void {
  if (event.altKey || event.metaKey) return
  const key = event.ctrlKey ? `Ctrl+${event.key}` : event.key
  if (key === 'Enter' || key === ' ') {
    event.preventDefault()
    return desk.tap(spot.id, 'key')
  }
  const next = spot.next(key)
  if (next === null) return
  event.preventDefault()
  focus.value = next
  event.currentTarget.closest('[role=grid]')?.querySelector<HTMLElement>(`[data-spot="${next}"]`)?.focus()
}
