import { useSignal } from '@preact/signals'
import { findHero } from '@mousekeep/mystics/box'
import { firstAbilitiesOf, prepare, type FirstAbility } from '@mousekeep/mystics/campaign'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { drawn } from '../../base/drawn.ts'
import { RuleLink } from '../../page/parts/rule-link.tsx'
import { bust } from '../art/figures/figure.ts'
import { CardFace } from '../things/card-face.tsx'
import { beside } from '../words/beside.ts'
import { bookSay } from '../words/book.ts'
import { nameOf } from '../words/names.ts'
import { keep } from './campaigns.ts'
import type { SavedCampaign } from './read-campaign.ts'

/** M3.2: the first ability of each mouse that has none yet, chosen here or later at the table. */
export function FirstAbilities({ campaign }: { campaign: SavedCampaign }): JSX.Element | null {
  const open = useSignal<string | null>(null)
  const { journey } = campaign
  const waiting = firstAbilitiesOf(journey)
  if (waiting.length === 0) return null
  const reading = waiting.find(({ mouse }) => mouse === open.value)
  const keepFirst = (first: Readonly<Record<string, string>>): void => {
    const next = prepare(journey, { first })
    if (!('code' in next)) keep({ ...campaign, journey: next })
  }
  const choose = (mouse: string, card: string | null): void => {
    const { [mouse]: _, ...others } = journey.first ?? {}
    keepFirst(card === null ? others : { ...others, [mouse]: card })
  }
  const good = goodFor(waiting)
  return (
    <fieldset class="company first">
      <legend>
        {bookSay('first-legend')} <RuleLink rule="M3.2" />
      </legend>
      <p>{bookSay('first-how')}</p>
      {waiting.map(({ mouse, chosen }) => (
        <button
          key={mouse}
          type="button"
          class="mouse-of"
          aria-expanded={mouse === open.value}
          onClick={() => (open.value = mouse === open.value ? null : mouse)}
        >
          <span class="face" aria-hidden="true" dangerouslySetInnerHTML={drawn(bust(mouse))} />
          <b>{nameOf(mouse)}</b>
          <small>{chosen === null ? bookSay('first-at-table') : nameOf(chosen)}</small>
        </button>
      ))}
      {Object.keys(good).length > 0 && (
        <button type="button" class="btn" onClick={() => keepFirst({ ...journey.first, ...good })}>
          {bookSay('first-take-good')}
        </button>
      )}
      {reading !== undefined && <Cards of={reading} onPick={(card) => choose(reading.mouse, card)} />}
    </fieldset>
  )
}

/** For mice without a choice yet, the recommended card, if it is still available. */
function goodFor(waiting: readonly FirstAbility[]): Record<string, string> {
  return Object.fromEntries(
    waiting.flatMap(({ mouse, chosen, cards }) => {
      const good = cards.find(({ id, by }) => by === null && id === findHero(mouse)?.first)
      return chosen === null && good !== undefined ? [[mouse, good.id]] : []
    }),
  )
}

/** The cards for a mouse, of which one may be picked; one that is taken shows by whom. */
function Cards({ of, onPick }: { of: FirstAbility; onPick: (card: string | null) => void }): JSX.Element {
  const { mouse, chosen, cards } = of
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => part.current?.scrollIntoView({ block: 'nearest' }), [mouse])
  const name = `first-${mouse}`
  const good = findHero(mouse)?.first
  const goodFirst = cards.toSorted((a, b) => Number(b.id === good) - Number(a.id === good))
  return (
    <div class="first-cards" ref={part} role="radiogroup" aria-label={bookSay('first-of', { mouse: nameOf(mouse) })}>
      <label class="btn pick first-none">
        <input type="radio" name={name} checked={chosen === null} onChange={() => onPick(null)} />
        {bookSay('first-at-table')}
      </label>
      {goodFirst.map(({ id, by }) => (
        <label key={id} class="first-card" data-taken={by !== null}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === chosen}
            disabled={by !== null}
            aria-label={beside.look(id).slice(0, 2).join('. ')}
            onChange={() => onPick(id)}
          />
          <CardFace id={id}>
            {by === null && id === good && <b>{bookSay('first-good')}</b>}
            {by !== null && <b class="taken">{bookSay('first-taken', { mouse: nameOf(by) })}</b>}
          </CardFace>
        </label>
      ))}
    </div>
  )
}
