import type { Rule, RuleSection } from '@mousekeep/text/rulebook'
import type { JSX } from 'preact'
import type { Language } from '../base/words/languages.ts'
import type { Guide } from '../page/guide/guide.ts'
import { RuleText } from '../page/parts/rule-text.tsx'
import { RuleArticle } from './rule-article.tsx'
import type { Term } from './terms.ts'

interface SectionProps {
  readonly section: RuleSection
  readonly rules: readonly Rule[]
  readonly points: readonly string[]
  /** The rule or section that the address names. */
  readonly about: string
  readonly isSearched: boolean
  readonly isNoted: boolean
  readonly terms: readonly Term[]
  readonly guide: Guide | null
  readonly language: Language
}

/** A section of the rulebook. Those about chapters of a story are folded, so that nobody reads ahead by accident. */
export function Section(props: SectionProps): JSX.Element {
  const { section, about, isSearched, language } = props
  const { id, heading, rules } = section
  const isHere = id === about || rules.some(({ number }) => number === about)
  return (
    <section
      id={id}
      tabIndex={-1}
      class={id === about ? 'panel chapter here' : 'panel chapter'}
      data-section={id}
      lang={language}
    >
      {/^R\d/.test(id) ? (
        <details open={isHere || isSearched}>
          <summary>
            <h2>{heading}</h2>
          </summary>
          <Inside {...props} />
        </details>
      ) : (
        <>
          <h2>{heading}</h2>
          <Inside {...props} />
        </>
      )}
    </section>
  )
}

function Inside({ section, rules, points, about, isSearched, isNoted, terms, guide }: SectionProps): JSX.Element {
  return (
    <>
      {section.intro !== '' && !isSearched && (
        <p class="intro">
          <RuleText text={section.intro} />
        </p>
      )}
      {rules.map((rule) => (
        <RuleArticle
          key={rule.number}
          rule={rule}
          isHere={rule.number === about}
          isNoted={isNoted || isSearched}
          terms={terms}
          guide={guide}
        />
      ))}
      {section.closing !== '' && points.length > 0 && <p class="intro">{section.closing}</p>}
      {points.length > 0 && (
        <ul class={section.id === 'index' ? 'points index' : 'points'}>
          {points.map((point) => (
            <li key={point}>
              <RuleText text={point} />
            </li>
          ))}
        </ul>
      )}
      {guide?.Beside !== undefined && !isSearched && <guide.Beside section={section.id} />}
    </>
  )
}
