import type { CastleView } from '@mousekeep/castle'
import type { JSX } from 'preact'
import { TEAMS } from '../art/mice.ts'
import { carried, type Held } from './drag.ts'
import { planOf } from './plan.ts'

/** What is being dragged, under the pointer. */
export function Ghost({ view }: { view: CastleView }): JSX.Element | null {
  if (carried.value === null) return null
  const { held, x, y } = carried.value
  return (
    <svg class="ghost" viewBox="-60 -60 120 120" aria-hidden="true" style={{ transform: `translate(${x}px, ${y}px)` }}>
      {picture(held, view)}
    </svg>
  )
}

function picture(held: Held, view: CastleView): JSX.Element {
  if (held.what === 'spare') return <use href={`#tile-${view.spare}`} x="-52" y="-52" width="104" height="104" />
  if (held.what === 'roof') {
    const squares = planOf(view.layout).rooms.find(({ name }) => name === held.room)?.squares.length ?? 2
    return <use href={`#roof-${squares}`} transform="scale(.5) translate(-114 -57)" />
  }
  return <use href={`#mouse-${TEAMS[view.turn]}`} x="-42" y="-60" width="84" height="103" />
}
