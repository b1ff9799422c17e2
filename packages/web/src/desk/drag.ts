import { carried, type Held } from './held.ts'

/** A shorter way than this is a tap. */
const FAR_PX = 10

/** Whether somebody at this screen may act now. */
interface Ready {
  readonly isReady: { readonly value: boolean }
}

/** The place under the pointer. */
function spotAt({ clientX, clientY }: PointerEvent): string | null {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-spot]')?.dataset.spot ?? null
}

/** Follows the pointer from here on: as a drag if it goes far enough; otherwise the tap goes its usual way. */
export function pickUp(down: PointerEvent, desk: Ready, held: Held): void {
  if (down.button !== 0 || !down.isPrimary || !desk.isReady.value) return
  const listening = new AbortController()
  let now = held
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return
    const isFar = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) >= FAR_PX
    if (carried.value === null && !isFar) return
    if (carried.value === null) held.begin?.()
    event.preventDefault()
    now = now.over(spotAt(event))
    carried.value = { held: now, x: event.clientX, y: event.clientY }
  }
  const letGo = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return
    listening.abort()
    if (carried.value === null) return
    carried.value = null
    now.end?.()
    ignoreClick()
    if (event.type === 'pointerup') now.drop(spotAt(event))
  }
  addEventListener('pointermove', move, { signal: listening.signal, passive: false })
  addEventListener('pointerup', letGo, { signal: listening.signal })
  addEventListener('pointercancel', letGo, { signal: listening.signal })
}

const ignore = (event: MouseEvent): void => event.stopPropagation()

/** Swallows the click with which the browser ends a drag. */
function ignoreClick(): void {
  addEventListener('click', ignore, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', ignore, { capture: true }), 0)
}
