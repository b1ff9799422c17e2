import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { announceNow } from '../../base/announcer.ts'

/** Who does not answer by then has let it be. */
const LONGEST_MS = 6000

interface SureButtonProps {
  readonly label: string
  /** What it is called for those who do not see where it stands. */
  readonly spoken?: string
  /** The question in its place after the first press; a second press is the answer. */
  readonly question: string
  readonly onSure: () => void
}

/** A button for what cannot be had back: it asks in its own place before it does anything. */
export function SureButton({ label, spoken = label, question, onSure }: SureButtonProps): JSX.Element {
  const isAsking = useSignal(false)
  useEffect(() => {
    if (!isAsking.value) return undefined
    const timer = setTimeout(() => (isAsking.value = false), LONGEST_MS)
    return () => clearTimeout(timer)
  }, [isAsking.value])
  const press = ({ detail }: MouseEvent): void => {
    // Who pressed twice to do one thing has not read the question.
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
