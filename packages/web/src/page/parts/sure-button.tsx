import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { announceNow } from '../../base/announcer.ts'

/** Without an answer by then, the question goes away. */
const LONGEST_MS = 6000

interface SureButtonProps {
  readonly label: string
  /** The label for people who cannot see where the button is. */
  readonly spoken?: string
  /** The question that replaces the label after the first press; a second press answers it. */
  readonly question: string
  readonly onSure: () => void
}

/** A button for what cannot be undone: it asks in its own place before it does anything. */
export function SureButton({ label, spoken = label, question, onSure }: SureButtonProps): JSX.Element {
  const isAsking = useSignal(false)
  useEffect(() => {
    if (!isAsking.value) return undefined
    const timer = setTimeout(() => (isAsking.value = false), LONGEST_MS)
    return () => clearTimeout(timer)
  }, [isAsking.value])
  const press = ({ detail }: MouseEvent): void => {
    // A double click: the question has not been read.
    if (detail > 1) return
    if (isAsking.value) onSure()
    else announceNow(question)
    isAsking.value = !isAsking.value
  }
  return (
    <button
      type="button"
      class={isAsking.value ? 'btn small sure' : 'btn small'}
      aria-label={isAsking.value ? question : spoken}
      onClick={press}
      onBlur={() => (isAsking.value = false)}
    >
      {isAsking.value ? question : label}
    </button>
  )
}
