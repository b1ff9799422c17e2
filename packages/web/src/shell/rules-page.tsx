import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Header } from '../frame/frame.tsx'
import { say } from '../words/words.ts'
import { route } from './route.ts'
import { readRules, type Rule } from './rulebook.ts'
import { language } from './settings.ts'

/** The rulebook, with the numbers that refusals cite; searchable. */
export function RulesPage(): JSX.Element {
  const rules = useSignal<readonly Rule[]>([])
  const sought = useSignal('')
  const { about } = route.value
  useEffect(() => {
    void readRules().then((read) => (rules.value = read))
  }, [])
  useEffect(() => {
    const rule = document.getElementById(about)
    rule?.scrollIntoView({ block: 'center' })
    rule?.focus()
  }, [about, rules.value])
  const wanted = sought.value.trim().toLowerCase()
  const found = rules.value.filter(({ number, text }) => `${number} ${text}`.toLowerCase().includes(wanted))
  const chapters = [...new Set(found.map(({ chapter }) => chapter))]
  return (
    <div class="page">
      <Header title={say('rules-title')} page="rules" />
      <main>
        <p>{say('rules-intro')}</p>
        {language.value !== 'en' && <p class="note">{say('rules-english')}</p>}
        <label class="field">
          {say('rules-search')}
          <input type="search" value={sought.value} onInput={(event) => (sought.value = event.currentTarget.value)} />
        </label>
        <p role="status" class="unseen">
          {say('rules-found', { count: found.length })}
        </p>
        {chapters.map((chapter) => (
          <section key={chapter} class="panel chapter" lang="en">
            <h2>{chapter}</h2>
            {found
              .filter((rule) => rule.chapter === chapter)
              .map(({ number, text, block }) => (
                <article key={number} id={number} tabIndex={-1} class={number === about ? 'rule here' : 'rule'}>
                  <a href={`#/rules/${number}`}>{number}</a>
                  <div>
                    <p>{text}</p>
                    {block !== '' && <pre>{block}</pre>}
                  </div>
                </article>
              ))}
          </section>
        ))}
      </main>
    </div>
  )
}
