import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { readRules, type Rule } from '../shell/rulebook.ts'
import { say } from '../words/words.ts'

const shownRule = signal<Rule | null>(null)

async function showRule(number: string): Promise<void> {
  const rules = await readRules()
  shownRule.value = rules.find((rule) => rule.number === number) ?? null
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
  useEffect(() => {
    if (rule !== null && dialog.current?.open === false) dialog.current.showModal()
  }, [rule])
  return (
    <dialog ref={dialog} class="panel" aria-labelledby="rule-title" onClose={() => (shownRule.value = null)}>
      <h2 id="rule-title">{rule === null ? '' : say('rule-title', { rule: rule.number, chapter: rule.chapter })}</h2>
      <p lang="en">{rule?.text}</p>
      {rule !== null && rule.block !== '' && <pre lang="en">{rule.block}</pre>}
      <form method="dialog" class="row">
        <a class="btn" href={`#/rules/${rule?.number ?? ''}`} onClick={() => dialog.current?.close()}>
          {say('rule-in-book')}
        </a>
        <button class="btn go" type="submit">
          {say('close')}
        </button>
      </form>
    </dialog>
  )
}
