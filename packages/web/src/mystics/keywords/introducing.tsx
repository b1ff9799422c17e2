import { untracked, useSignalEffect } from '@preact/signals'
import type { JSX } from 'preact'
import type { MysticsDesk } from '../choosing.ts'
import { laterWithWords } from '../words/book.ts'
import { introduce, waiting } from './seen.ts'

const KeywordMargin = laterWithWords(async () => (await import('./keyword-card.tsx')).KeywordMargin)

/** Introduces rules when they first come into play; in the prologue the lessons do that. */
export function Introducing({ desk: { table } }: { readonly desk: MysticsDesk }): JSX.Element | null {
  useSignalEffect(() => {
    const shown = table.shown.value
    if (shown === null || shown.view.chapter === 'prologue') return
    const { mice } = shown.view
    untracked(() => introduce(shown.events, (card) => Object.hasOwn(mice, card)))
  })
  return waiting.value.length > 0 ? <KeywordMargin /> : null
}
