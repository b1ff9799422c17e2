import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { RuleText } from '../page/parts/rule-text.tsx'
import { findTerms, type Term } from './terms.ts'
import { say } from './words/words.ts'

interface Open {
  readonly term: Term
  readonly by: HTMLElement
}

const open = signal<Open | null>(null)

/** Marks the first mention of each term of the rulebook in a text; a tap shows what it means. */
export function marker(terms: readonly Term[]): (words: string) => JSX.Element {
  const found = new Set<Term>()
  return (words) => (
    <>
      {findTerms(words, terms, found).map(({ text, term }, i) =>
        term === null ? (
          text
        ) : (
          <button
            key={i}
            type="button"
            class="term"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => (open.value = { term, by: currentTarget })}
          >
            {text}
          </button>
        ),
      )}
    </>
  )
}

/** What the tapped term means. The next tap, or Escape, closes it. */
export function Definition(): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  const shown = open.value
  useEffect(() => {
    if (shown === null || dialog.current === null) return
    place(dialog.current, shown.by)
    dialog.current.showModal()
  }, [shown])
  const close = (): void => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      class="panel definition"
      aria-label={shown?.term.word ?? say('rules-words')}
      onClick={close}
      onClose={() => (open.value = null)}
    >
      {shown !== null && (
        <p>
          <RuleText text={shown.term.meaning} />
        </p>
      )}
      <button type="button" class="btn small">
        {say('close')}
      </button>
    </dialog>
  )
}

/** Places it below the word, or above if there is no room. */
function place(dialog: HTMLElement, by: HTMLElement): void {
  const { left, top, bottom } = by.getBoundingClientRect()
  const width = Math.min(360, innerWidth - 24)
  const isLow = bottom > innerHeight * 0.6
  dialog.style.width = `${width}px`
  dialog.style.left = `${Math.max(12, Math.min(left - 20, innerWidth - width - 12))}px`
  dialog.style.top = isLow ? 'auto' : `${bottom + 6}px`
  dialog.style.bottom = isLow ? `${innerHeight - top + 6}px` : 'auto'
}
