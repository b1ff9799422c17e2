import type { JSX } from 'preact'
import { TEAMS } from './names.ts'

/** The face of a team of Castle. */
export function Portrait({ seat }: { seat: number }): JSX.Element {
  return (
    <svg class="portrait" viewBox="-4 -18 108 84" aria-hidden="true">
      <use href={`#mouse-${TEAMS[seat]}`} x="-4" y="-16" width="108" height="132" />
    </svg>
  )
}
