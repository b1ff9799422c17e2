import type { Signal } from '@preact/signals'
import type { JSX } from 'preact'

/** A check box for a setting that is on or off. */
export function Flag({ label, of }: { label: string; of: Signal<boolean> }): JSX.Element {
  return (
    <label class="flag">
      <input type="checkbox" checked={of.value} onChange={(event) => (of.value = event.currentTarget.checked)} />
      {label}
    </label>
  )
}
