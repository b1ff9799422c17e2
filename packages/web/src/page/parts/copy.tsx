import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { say } from '../../base/words/words.ts'
import { announceNow } from '../../base/announcer.ts'

interface CopyProps {
  readonly text: () => string | Promise<string>
  readonly label: string
}

/** Copies a text and says so. If the browser does not allow it, the text is shown to be copied by hand. */
export function CopyButton({ text, label }: CopyProps): JSX.Element {
  const isCopied = useSignal(false)
  const byHand = useSignal<string | null>(null)
  const copy = async (): Promise<void> => {
    const wanted = await text()
    try {
      await navigator.clipboard.writeText(wanted)
      isCopied.value = true
      announceNow(say('copied'))
      setTimeout(() => (isCopied.value = false), 2500)
    } catch {
      byHand.value = wanted
    }
  }
  return (
    <>
      <button type="button" class="btn small" onClick={() => void copy()}>
        {isCopied.value ? say('copied') : label}
      </button>
      {byHand.value !== null && (
        <input
          readOnly
          value={byHand.value}
          aria-label={label}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  )
}
