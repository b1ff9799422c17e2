import { useSignal } from '@preact/signals'
import type { GameTypes } from '@mousekeep/engine'
import type { JSX } from 'preact'
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
  /** Where the focus is before anybody has moved it. */
  readonly first: string
}

/** The board for keys, fingers and screen readers: real cells over the drawing, with one stop for Tab. */
export function Spots<T extends GameTypes>({ desk, label, first }: SpotsProps<T>): JSX.Element {
  const grid = useRef<HTMLDivElement>(null)
  const focus = useSignal(first)
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const rows = desk.choosing.spots()
  // A board may change its places: then the first one is where Tab leads.
  const isThere = rows.some((row) => row.some(({ id }) => id === focus.value))
  const stop = isThere ? focus.value : (rows.flat()[0]?.id ?? '')

  /** The note beside a place comes only when one stays there. */
  const rest = (spot: string | null, isByKey = false): void => {
    clearTimeout(resting.current)
    if (spot === null) return desk.restOn(null)
    resting.current = setTimeout(() => desk.restOn(spot, isByKey), REST_MS)
  }
  const onKey = (event: KeyboardEvent, spot: Spot): void => {
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
    grid.current?.querySelector<HTMLElement>(`[data-spot="${next}"]`)?.focus()
  }
  const point = (event: PointerEvent, spot: string | null): void => {
    if (event.pointerType !== 'mouse' || carried.value !== null) return
    desk.choosing.point?.(spot)
    rest(spot)
  }
  const draw = (spot: Spot): JSX.Element => {
    const { id, name, box, look, marks, isChosen = false } = spot
    const [left, top, width, height] = box.map((part) => `${part}%`)
    return (
      <div
        key={id}
        role="gridcell"
        data-spot={id}
        {...marks}
        tabIndex={id === stop ? 0 : -1}
        aria-label={name}
        aria-selected={isChosen}
        class={look === undefined ? 'cell' : `cell ${look}`}
        style={{ left, top, width, height }}
        onClick={(event) => {
          focus.value = id
          desk.tap(id, 'pointerType' in event && event.pointerType === 'touch' ? 'touch' : 'pointer')
        }}
        onKeyDown={(event) => onKey(event, spot)}
        onFocus={(event) => {
          focus.value = id
          if (event.currentTarget.matches(':focus-visible')) rest(id, true)
        }}
        onBlur={() => rest(null)}
        onPointerDown={(event) => {
          const held = spot.held?.(event.pointerType) ?? null
          if (held !== null) pickUp(event, desk, held)
        }}
        onPointerEnter={(event) => point(event, id)}
        onPointerLeave={(event) => point(event, null)}
      />
    )
  }
  return (
    <div role="grid" aria-label={label} class="grid" ref={grid}>
      {rows.map((row, i) => (
        <div role="row" key={i}>
          {row.map(draw)}
        </div>
      ))}
    </div>
  )
}
