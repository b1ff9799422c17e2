import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { bust } from '../art/figures/figure.ts'
import { nameOf } from '../words/names.ts'

interface BenchProps {
  readonly mice: readonly string[]
  readonly onPick: (mouse: string) => void
}

/** M3.1: who else may go; each replaces a mouse that may stay behind. */
export function Bench({ mice, onPick }: BenchProps): JSX.Element {
  return (
    <div class="row bench">
      {mice.map((mouse) => (
        <button key={mouse} type="button" class="btn" onClick={() => onPick(mouse)}>
          <span class="face" aria-hidden="true" dangerouslySetInnerHTML={drawn(bust(mouse))} />
          {nameOf(mouse)}
        </button>
      ))}
    </div>
  )
}
