import type { JSX } from 'preact'
import { pickUp } from '../desk/drag.ts'
import type { CastleDesk } from './choosing/choosing.ts'
import { heldSpare } from './choosing/held.tsx'
import { kindName } from './tell.ts'

/** The tile beside the castle, face up (C1.3). It can be dragged from here to a gate. */
export function Spare({ desk, isCopy = false }: { desk: CastleDesk; isCopy?: boolean }): JSX.Element | null {
  const view = desk.view.value
  if (view === null) return null
  const name = isCopy ? { 'aria-hidden': true as const } : { role: 'img' as const, 'aria-label': kindName(view.spare) }
  return (
    <svg
      class={isCopy ? 'spare copy' : 'spare'}
      viewBox="-4 -4 114 116"
      {...name}
      onPointerDown={(event) => pickUp(event, desk, heldSpare(desk, desk.choosing, null))}
    >
      <rect x="0" y="4" width="108" height="106" rx="12" fill="#1E0E06" opacity=".28" />
      <use href={`#tile-${view.spare}`} width="104" height="104" />
    </svg>
  )
}
