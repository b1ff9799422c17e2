import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { announceNow } from '../frame/announcer.ts'
import { say } from '../words/words.ts'

/** Copies a text; says that it did. A browser that does not let us shows the text to be copied by hand. */
export function CopyButton({ text, label }: { text: string; label: string }): JSX.Element {
  const state = useSignal<'ready' | 'copied' | 'refused'>('ready')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      state.value = 'copied'
      announceNow(say('copied'))
    } catch {
      state.value = 'refused'
    }
    setTimeout(() => (state.value = state.value === 'copied' ? 'ready' : state.value), 2500)
  }
  return (
    <>
      <button type="button" class="btn small" onClick={() => void copy()}>
        {state.value === 'copied' ? say('copied') : label}
      </button>
      {state.value === 'refused' && <input readOnly value={text} aria-label={label} onFocus={selectAll} />}
    </>
  )
}

function selectAll({ currentTarget }: { readonly currentTarget: EventTarget }): void {
  if (currentTarget instanceof HTMLInputElement) currentTarget.select()
}
