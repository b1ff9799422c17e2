import type { Wearing } from '@mousekeep/mystics'
import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { RuleLink } from '../../page/parts/rule-link.tsx'
import { icon } from '../art/icons.ts'
import { bookSay } from '../words/book.ts'
import { nameOf } from '../words/names.ts'
import { say } from '../words/words.ts'
import { CardFace } from './card-face.tsx'
import { STATS } from './stats.ts'

interface CompareProps {
  readonly wearing: Wearing
  /** Null if nobody at this screen may wear it now. */
  readonly onWear: (() => void) | null
}

/** What is worn beside what could be worn: both cards, what changes, and where the old one goes. */
export function Compare({ wearing, onWear }: CompareProps): JSX.Element {
  const { card, to, off, before, after, may, isFound } = wearing
  const changed = STATS.filter(([, name]) => before[name] !== after[name])
  const head = off.length === 0 ? 'compare-free' : 'compare-instead'
  const slot = say(`slot-${to}`)
  return (
    <section class="compare" aria-label={bookSay('compare-label')}>
      <h2>{bookSay(head, { card: nameOf(card), slot, old: off.map(nameOf).join(', ') })}</h2>
      <div class="two-cards">
        {off.map((old, i) => (
          <div key={i}>
            <p class="ribbon-head">{bookSay('compare-worn')}</p>
            <CardFace id={old} />
          </div>
        ))}
        <div>
          <p class="ribbon-head new">{bookSay(isFound ? 'compare-found' : 'compare-packed')}</p>
          <CardFace id={card} />
        </div>
      </div>
      <ul class="changes">
        {changed.map(([sign, name]) => (
          <li key={name} data-better={after[name] > before[name]}>
            <span aria-hidden="true" dangerouslySetInnerHTML={drawn(icon(sign, 18))} />
            {bookSay('compare-change', { what: say(`stat-${name}`), before: before[name], after: after[name] })}
          </li>
        ))}
        {changed.length === 0 && <li>{bookSay('compare-same')}</li>}
        {off.length > 0 && (
          <li>
            <span aria-hidden="true" dangerouslySetInnerHTML={drawn(icon('equip', 18))} />
            <span>
              {bookSay('compare-to-pack', { old: off.map(nameOf).join(', ') })} <RuleLink rule="M16.2" />
            </span>
          </li>
        )}
      </ul>
      {onWear !== null && (
        <button type="button" class="btn go wide" aria-disabled={!may} onClick={onWear}>
          {bookSay(isFound ? 'compare-at-once' : 'compare-wear', { card: nameOf(card) })}
        </button>
      )}
    </section>
  )
}
