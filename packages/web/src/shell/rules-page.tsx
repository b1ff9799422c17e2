import { useSignal, useSignalEffect } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Header } from '../frame/frame.tsx'
import { RuleText } from '../frame/rule-text.tsx'
import { NewVersion } from '../offline/new-version.tsx'
import { say } from '../words/words.ts'
import { route } from './route.ts'
import { bookOf, BOOKS, findRules, readRulebook, type Rulebook } from './rulebook.ts'
import { language } from './settings.ts'

/** The rulebooks, with the numbers that refusals cite; searchable, with or without accents. */
export function RulesPage(): JSX.Element {
  const read = useSignal<Rulebook | null>(null)
  const isMissing = useSignal(false)
  const sought = useSignal('')
  const { about } = route.value
  const book = bookOf(about)
  useSignalEffect(() => {
    const wished = { book: bookOf(route.value.about), language: language.value }
    isMissing.value = false
    readRulebook(wished.book, wished.language).then(
      (found) => (read.value = found),
      () => (isMissing.value = true),
    )
  })
  useEffect(() => {
    const rule = document.getElementById(about)
    rule?.scrollIntoView({ block: 'center' })
    rule?.focus()
  }, [about, read.value])
  const found = findRules(read.value?.rules ?? [], sought.value)
  const chapters = [...new Set(found.map(({ chapter }) => chapter))]
  return (
    <div class="page">
      <Header title={say(`rules-title-${book}`)} page="rules" />
      <main>
        <NewVersion />
        <nav class="row" aria-label={say('rules-books')}>
          {BOOKS.map((each) => (
            <a key={each} class="btn small" href={`#/rules/${each}`} aria-current={each === book ? 'page' : undefined}>
              {say(`rules-book-${each}`)}
            </a>
          ))}
        </nav>
        <p>{say('rules-intro')}</p>
        {read.value !== null && read.value.language !== language.value && <p class="note">{say('rules-english')}</p>}
        <label class="field">
          {say('rules-search')}
          <input type="search" value={sought.value} onInput={(event) => (sought.value = event.currentTarget.value)} />
        </label>
        <p role="status" class={sought.value === '' ? 'unseen' : undefined}>
          {sought.value === '' ? '' : say('rules-found', { count: found.length })}
        </p>
        {isMissing.value && <p role="alert">{say('rules-missing')}</p>}
        {chapters.map((chapter) => (
          <section key={chapter} class="panel chapter" lang={read.value?.language}>
            <h2>{chapter}</h2>
            {found
              .filter((rule) => rule.chapter === chapter)
              .map(({ number, text, block }) => (
                <article key={number} id={number} tabIndex={-1} class={number === about ? 'rule here' : 'rule'}>
                  <a href={`#/rules/${number}`}>{number}</a>
                  <div>
                    <p>
                      <RuleText text={text} />
                    </p>
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
