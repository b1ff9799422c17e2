import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { bookOf, readRulebook, type Rule } from '../shell/rulebook.ts'
import { language } from '../shell/settings.ts'
import type { Language } from '../words/languages.ts'
import { say } from '../words/words.ts'
import { RuleText } from './rule-text.tsx'

const shownRule = signal<(Rule & { readonly language: Language }) | null>(null)

async function showRule(number: string): Promise<void> {
  const book = await readRulebook(bookOf(number), language.value)
  const rule = book.rules.find((each) => each.number === number)
  shownRule.value = rule === undefined ? null : { ...rule, language: book.language }
}

/** The number of a rule; shows it in full without leaving the table. */
export function RuleLink({ rule }: { rule: string }): JSX.Element {
  return (
    <button class="rule-link" type="button" onClick={() => void showRule(rule)} aria-label={say('rule-open', { rule })}>
      {rule}
    </button>
  )
}

export function RuleDialog(): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  const rule = shownRule.value
  const close = (): void => dialog.current?.close()
  useEffect(() => {
    if (rule !== null && dialog.current?.open === false) dialog.current.showModal()
  }, [rule])
  return (
    <dialog ref={dialog} class="panel" aria-labelledby="rule-title" onClose={() => (shownRule.value = null)}>
      <h2 id="rule-title">{rule === null ? '' : say('rule-title', { rule: rule.number, chapter: rule.chapter })}</h2>
      <p lang={rule?.language}>{rule !== null && <RuleText text={rule.text} onFollow={close} />}</p>
      {rule !== null && rule.block !== '' && <pre>{rule.block}</pre>}
      <form method="dialog" class="row">
        <a class="btn" href={`#/rules/${rule?.number ?? ''}`} onClick={close}>
          {say('rule-in-book')}
        </a>
        <button class="btn go" type="submit">
          {say('close')}
        </button>
      </form>
    </dialog>
  )
}
