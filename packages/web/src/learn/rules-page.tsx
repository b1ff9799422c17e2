import { useComputed, useSignal, useSignalEffect, type Signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { route } from '../base/route.ts'
import { bookOf } from '../base/rulebook.ts'
import { language } from '../base/settings.ts'
import { guideOf } from '../faces/guides.ts'
import type { Guide } from '../page/guide/guide.ts'
import { readRulebook, type Rulebook } from '../page/guide/read-rulebook.ts'
import { RuleText } from '../page/parts/rule-text.tsx'
import { Sprite } from '../page/sprite.tsx'
import { Contents } from './contents.tsx'
import { Definition } from './definition.tsx'
import { findRules, isSought } from './find-rules.ts'
import { Room } from './room.tsx'
import { Section } from './rule-section.tsx'
import { termsOf } from './terms.ts'
import { say } from './words/words.ts'

interface Open {
  readonly game: string
  readonly text: Rulebook
  readonly guide: Guide | null
}

/** The book that the address names, once it has been loaded. */
function useBook(): { readonly open: Signal<Open | null>; readonly isMissing: Signal<boolean> } {
  const open = useSignal<Open | null>(null)
  const isMissing = useSignal(false)
  const wishedBook = useComputed(() => bookOf(route.value.about))
  useSignalEffect(() => {
    const wished = wishedBook.value
    isMissing.value = false
    // Drawings come together with the text, so that nothing jumps afterwards.
    Promise.all([readRulebook(wished, language.value), guideOf(wished.id)]).then(
      ([text, guide]) => (open.value = { game: wished.id, text, guide }),
      () => (isMissing.value = true),
    )
  })
  return { open, isMissing }
}

/** The rulebooks, with the numbers that refusals cite, and a search that ignores accents. */
export function RulesPage(): JSX.Element {
  const { open, isMissing } = useBook()
  const sought = useSignal('')
  const isNoted = useSignal(false)
  const { about } = route.value
  const book = bookOf(about)
  const terms = useComputed(() => {
    const text = open.value?.text
    return text === undefined ? [] : termsOf(text.sections[0], text.language)
  })
  useLayoutEffect(() => {
    const place = document.getElementById(about)
    place?.scrollIntoView({ block: place.matches('.rule') ? 'center' : 'start' })
    place?.focus({ preventScroll: true })
  }, [about, open.value])
  const shown = open.value?.game === book.id ? open.value : null
  const isSearched = sought.value.trim() !== ''
  const found = (shown?.text.sections ?? []).map((section) => ({
    section,
    rules: findRules(section.rules, sought.value),
    points: section.points.filter((point) => isSought(point, sought.value)),
  }))
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0)
  return (
    <Room game={book.id} room="rules" title={say(`rules-title-${book.id}`)}>
      {shown !== null && shown.guide !== null && <Sprite of={shown.guide} />}
      <div class="lookup">
        <Contents sections={shown?.text.sections ?? []} />
        <div class="sections">
          <Search sought={sought} isNoted={isNoted} />
          <p role="status" class={isSearched ? undefined : 'unseen'}>
            {isSearched ? say(count === 0 ? 'rules-none' : 'rules-found', { count }) : ''}
          </p>
          {isMissing.value && <p role="alert">{say('rules-missing')}</p>}
          {shown !== null && !isSearched && <Beginning text={shown.text} />}
          {shown !== null &&
            found
              .filter(({ rules, points }) => !isSearched || rules.length + points.length > 0)
              .map((each) => (
                <Section
                  key={each.section.id}
                  {...each}
                  about={about}
                  isSearched={isSearched}
                  isNoted={isNoted.value}
                  terms={terms.value}
                  guide={shown.guide}
                  language={shown.text.language}
                />
              ))}
        </div>
      </div>
      <Definition />
    </Room>
  )
}

/** The search, and the switch that opens all notes. */
function Search({ sought, isNoted }: { sought: Signal<string>; isNoted: Signal<boolean> }): JSX.Element {
  return (
    <div class="search">
      <label class="field">
        {say('rules-search')}
        <input
          type="search"
          value={sought.value}
          onInput={({ currentTarget }) => (sought.value = currentTarget.value)}
        />
      </label>
      <label class="flag">
        <input
          type="checkbox"
          checked={isNoted.value}
          onChange={({ currentTarget }) => (isNoted.value = currentTarget.checked)}
        />
        {say('rules-all-notes')}
      </label>
    </div>
  )
}

/** The introduction of the book. */
function Beginning({ text }: { readonly text: Rulebook }): JSX.Element {
  return (
    <section class="beginning">
      <p>{say('rules-intro')}</p>
      {text.language !== language.value && <p class="note">{say('rules-english')}</p>}
      <details lang={text.language}>
        <summary>{say('rules-beginning')}</summary>
        <p>
          <RuleText text={text.preamble} />
        </p>
      </details>
    </section>
  )
}
