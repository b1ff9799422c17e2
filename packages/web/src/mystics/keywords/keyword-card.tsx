import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { RuleLink } from '../../page/parts/rule-link.tsx'
import { icon, isIcon, type IconName } from '../art/icons.ts'
import { bookSay } from '../words/book.ts'
import { KEYWORDS, type Keyword } from './keywords.ts'
import { stopIntroducing, understood, waiting } from './seen.ts'

/** In the margin: introduces a rule that has come into play for the first time. */
export function KeywordMargin(): JSX.Element | null {
  const [keyword] = waiting.value
  if (keyword === undefined) return null
  return (
    <section class="panel keyword" role="status" data-keyword={keyword}>
      <KeywordCard keyword={keyword} />
      <div class="row">
        <button type="button" class="btn small go" onClick={understood}>
          {bookSay('keyword-understood')}
        </button>
        <button type="button" class="btn small" onClick={stopIntroducing}>
          {bookSay('keyword-no-more')}
        </button>
      </div>
    </section>
  )
}

/** A keyword with its sign, what it means, and the rules behind it. */
export function KeywordCard({ keyword }: { keyword: Keyword }): JSX.Element {
  return (
    <>
      <h2>
        <span aria-hidden="true" dangerouslySetInnerHTML={drawn(icon(signOf(keyword), 26))} />
        {bookSay(`keyword-${keyword}`)}
      </h2>
      <p>
        {bookSay(`keyword-${keyword}.text`)}{' '}
        {KEYWORDS[keyword].map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </p>
    </>
  )
}

/** The signs of keywords that are not actions. */
const SIGNS: Readonly<Partial<Record<Keyword, IconName>>> = {
  track: 'log',
  cheese: 'dice',
  wheel: 'wait',
  surge: 'wait',
  hourglass: 'end',
  'time-is-short': 'end',
  encounter: 'cards',
  'minion-turn': 'sword',
  boss: 'sword',
  'knocked-down': 'stand',
  mousetrap: 'cross',
  'party-item': 'place',
}

function signOf(keyword: Keyword): IconName {
  return isIcon(keyword) ? keyword : (SIGNS[keyword] ?? 'why')
}
