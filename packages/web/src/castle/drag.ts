import { signal } from '@preact/signals'
import type { Desk } from './desk.ts'
import { ENDS, isTower, lineFrom, planOf } from './plan.ts'

/** What is being dragged: a mouse along its way, the spare tile (from its tray or a gate), a mouse in hand, a roof. */
export type Held =
  | { readonly what: 'mouse'; readonly way: readonly string[] }
  | { readonly what: 'spare'; readonly end: string | null }
  | { readonly what: 'hand' }
  | { readonly what: 'roof'; readonly room: string }

/** Nearer than this it was a tap. */
const FAR_PX = 10

/** What is in the air, and where on the screen. */
export const carried = signal<{ readonly held: Held; readonly x: number; readonly y: number } | null>(null)

/** The square or the gate under the pointer. */
interface Place {
  readonly square: string | null
  readonly end: string | null
}

function placeAt({ clientX, clientY }: PointerEvent): Place {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]')
  return { square: cell?.dataset.square ?? null, end: cell?.dataset.end ?? null }
}

/** Follows the pointer from here on: a drag if it goes far enough, else whatever a tap does. */
export function pickUp(down: PointerEvent, desk: Desk, held: Held): void {
  if (down.button !== 0 || !down.isPrimary || !desk.isPersons.value || desk.isPast.value) return
  const listening = new AbortController()
  let now = held
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return
    const isFar = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) >= FAR_PX
    if (carried.value === null && !isFar) return
    if (carried.value === null) begin(desk, held)
    event.preventDefault()
    const place = placeAt(event)
    now = along(now, place)
    if (now.what === 'spare') desk.armed.value = endFor(now, place)
    carried.value = { held: now, x: event.clientX, y: event.clientY }
  }
  const letGo = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return
    listening.abort()
    if (carried.value === null) return
    carried.value = null
    desk.armed.value = null
    ignoreClick()
    if (event.type === 'pointerup') drop(desk, now, placeAt(event))
  }
  addEventListener('pointermove', move, { signal: listening.signal, passive: false })
  addEventListener('pointerup', letGo, { signal: listening.signal })
  addEventListener('pointercancel', letGo, { signal: listening.signal })
}

function begin(desk: Desk, held: Held): void {
  desk.clear()
  desk.table.refused.value = null
  if (held.what === 'mouse') desk.chosen.value = held.way[0]
}

/** A mouse goes square by square; back over its own way it takes a step back. */
function along(held: Held, { square }: Place): Held {
  if (held.what !== 'mouse' || square === null || held.way.at(-1) === square) return held
  const known = held.way.indexOf(square)
  if (known >= 0) return { ...held, way: held.way.slice(0, known + 1) }
  const last = held.way.at(-1) ?? square
  const isNext =
    Math.abs(last.charCodeAt(0) - square.charCodeAt(0)) + Math.abs(last.charCodeAt(1) - square.charCodeAt(1)) === 1
  return isNext ? { ...held, way: [...held.way, square] } : held
}

/** The end at which the spare would be pushed in: the gate below, or the line into which it was drawn from its gate. */
function endFor({ end: from }: Extract<Held, { what: 'spare' }>, { square, end }: Place): string | null {
  if (end !== null) return end
  if (square === null) return null
  if (from !== null) return lineFrom(from).includes(square) ? from : null
  return ENDS.includes(square) ? square : null
}

function drop(desk: Desk, held: Held, place: Place): void {
  const view = desk.view.value
  if (view === null) return
  const { square } = place
  if (held.what === 'mouse') {
    const from = held.way[0]
    if (square === null || square === from) return
    if (held.way.at(-1) === square) return desk.run(held.way)
    if (isTower(square)) return desk.play({ do: 'step', from, to: square })
    desk.tap(square)
  }
  if (held.what === 'spare') {
    const end = endFor(held, place)
    if (end !== null) desk.push(end, false)
  }
  if (held.what === 'hand' && square !== null)
    desk.play({ do: view.phase === 'place' ? 'place' : 'enter', tower: square })
  if (held.what === 'roof') {
    const room = planOf(view.layout).rooms.find(({ name }) => name === held.room)
    if (square === null || room?.squares.includes(square) === false) desk.play({ do: 'uncover', room: held.room })
  }
}

const ignore = (event: MouseEvent): void => event.stopPropagation()

/** The browser ends a drag with a click on what lies below. */
function ignoreClick(): void {
  addEventListener('click', ignore, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', ignore, { capture: true }), 0)
}
