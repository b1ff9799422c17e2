import type { JSX } from 'preact'
import { planOf, type Layout } from '../plan.ts'

/** A small picture of a layout: its roofs from above. */
export function PlanPicture({ layout }: { layout: Layout }): JSX.Element {
  return (
    <svg class="plan" viewBox="90 90 820 820" aria-hidden="true">
      {planOf(layout).rooms.map(({ name, x, y, w, h, squares }) => (
        <rect key={name} class={`roof-${squares.length}`} x={x + 5} y={y + 5} width={w - 10} height={h - 10} rx="14" />
      ))}
    </svg>
  )
}
