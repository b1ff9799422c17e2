import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { language } from '../../base/settings.ts'
import { say } from '../../base/words/words.ts'
import type { FoundRules } from '../guide/read-rulebook.ts'
import { RuleText } from './rule-text.tsx'

const shownRule = signal<FoundRules | null>(null)

async function showRule(number: string): Promise<void> {
  const { findRules } = await import('../guide/read-rulebook.ts')
  shownRule.value = await findRules([number], language.value)
}

/** The number of a rule; it opens the rule in full without leaving the table. */
export function RuleLink({ rule }: { rule: string }): JSX.Element {
  return (
    <button class="rule-link" type="button" onClick={() => void showRule(rule)} aria-label={say('rule-open', { rule })}>
      {rule}
    </button>
  )
}

export function RuleDialog(): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  const rule = shownRule.value?.rules[0] ?? null
  const close = (): void => dialog.current?.close()
  useEffect(() => {
    if (rule !== null && dialog.current?.open === false) dialog.current.showModal()
  }, [rule])
  return (
    <dialog ref={dialog} class="panel" aria-labelledby="rule-title" onClose={() => (shownRule.value = null)}>
      <h2 id="rule-title">{rule === null ? '' : say('rule-title', { rule: rule.number, chapter: rule.chapter })}</h2>
      <p lang={shownRule.value?.language}>{rule !== null && <RuleText text={rule.text} onFollow={close} />}</p>
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
