import type { JSX } from 'preact'
import { carried } from './held.ts'

/** What is being dragged, under the pointer. */
export function Ghost(): JSX.Element | null {
  if (carried.value === null) return null
  const { held, x, y } = carried.value
  return (
    <svg class="ghost" viewBox="-60 -60 120 120" aria-hidden="true" style={{ transform: `translate(${x}px, ${y}px)` }}>
      {held.picture()}
    </svg>
  )
}
