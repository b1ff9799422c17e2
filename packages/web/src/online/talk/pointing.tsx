import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { ServerLink } from '../link/server-link.ts'
import { targetAt } from './target.ts'

/** While true, the next press points at something instead of pressing it. */
export const isPointing = signal(false)

/** How long a finger must stay still to point. */
const HOLD_MS = 550
const STILL_PX = 10

/**
 * Lets people point: hold a place, or press the hand button and then the place. What is pointed at is not pressed as
 * well.
 */
export function Pointing({ online }: { online: ServerLink }): null {
  useEffect(() => listen(online), [online])
  return null
}

/** An answer that is somebody else's to give: a plain press points at it. */
function isSuggested(place: EventTarget | null): boolean {
  return place instanceof Element && place.closest('[data-suggest="true"]') !== null
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

function listen(online: ServerLink): () => void {
  const off = new AbortController()
  const options = { capture: true, signal: off.signal }
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  let hasPointed = false
  const letGo = (): void => clearTimeout(timer)
  /** True if there was something to point at. */
  const point = (place: EventTarget | null): boolean => {
    const target = targetAt(place)
    if (target === null) return false
    online.sign({ type: 'point', ...target })
    isPointing.value = false
    return true
  }
  addEventListener(
    'pointerdown',
    (event) => {
      letGo()
      hasPointed = false
      if (targetAt(event.target) === null) return
      if (isPointing.value) return swallow(event)
      from = { x: event.clientX, y: event.clientY }
      timer = setTimeout(() => (hasPointed = point(event.target)), HOLD_MS)
    },
    options,
  )
  addEventListener(
    'pointermove',
    (event) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL_PX) letGo()
    },
    options,
  )
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, letGo, options)
  addEventListener(
    'click',
    (event) => {
      if (hasPointed || ((isPointing.value || isSuggested(event.target)) && point(event.target))) swallow(event)
      hasPointed = false
    },
    options,
  )
  addEventListener(
    'keydown',
    (event) => {
      if (!isPointing.value) return
      if (event.key === 'Escape') isPointing.value = false
      else if ((event.key === 'Enter' || event.key === ' ') && point(event.target)) swallow(event)
    },
    options,
  )
  addEventListener('contextmenu', (event) => hasPointed && event.preventDefault(), options)
  return () => {
    letGo()
    off.abort()
    isPointing.value = false
  }
}
