import type { Seat } from '@mousekeep/engine'
import type { JSX } from 'preact'

/** A player before the game's drawings have come: a seal with a number. */
export function Portrait({ seat }: { seat: Seat }): JSX.Element {
  return (
    <svg class="portrait" viewBox="0 0 62 48" aria-hidden="true">
      <circle cx="31" cy="24" r="20" fill="#8a5528" stroke="#3a2417" stroke-width="2.5" />
      <text x="31" y="31" text-anchor="middle" font-size="20" font-weight="700" fill="#fff8e8">
        {seat + 1}
      </text>
    </svg>
  )
}
