import { findHero, findMinionCard } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { bust } from '../art/figures/figure.ts'
import { icon, type IconName } from '../art/icons.ts'
import { pagesBox, WHEEL_BOX } from '../art/things/boxes.ts'
import { heart } from '../art/things/counters.ts'
import { pages } from '../art/things/pages.ts'
import { wheel } from '../art/things/wheel.ts'
import { nameOf } from '../words/names.ts'
import { say } from './words/words.ts'

/** A die that shows a face. */
export const Die = ({ face }: { face: string }): JSX.Element => (
  <svg viewBox="0 0 100 106" class="die" role="img" aria-label={say(`sign-${face}`)}>
    <use href={`#m-die-${face}`} width="100" height="106" />
  </svg>
)

export const Dice = ({ faces }: { faces: readonly string[] }): JSX.Element => (
  <span class="dice-row">
    {faces.map((face, i) => (
      <Die key={i} face={face} />
    ))}
  </span>
)

/** The initiative track, from the first card on. */
export function Track({ cards, fresh = '' }: { cards: readonly string[]; fresh?: string }): JSX.Element {
  return (
    <ol class="track-row">
      {cards.map((id) => (
        <li key={id} data-minion={findMinionCard(id) !== undefined} data-fresh={id === fresh}>
          <span class="face" aria-hidden="true" dangerouslySetInnerHTML={drawn(bust(id))} />
          {nameOf(id)}
        </li>
      ))}
    </ol>
  )
}

export const Wheel = ({ cheese }: { cheese: number }): JSX.Element => (
  <svg viewBox={WHEEL_BOX} class="wheel-picture" aria-hidden="true" dangerouslySetInnerHTML={drawn(wheel(cheese))} />
)

export const Pages = ({ at, end }: { at: number; end: number }): JSX.Element => (
  <svg
    viewBox={pagesBox(end)}
    class="pages-picture"
    aria-hidden="true"
    dangerouslySetInnerHTML={drawn(pages(at, end))}
  />
)

const Value = ({ sign, name, value }: { sign: IconName; name: string; value: number | string }): JSX.Element => (
  <li>
    <span aria-hidden="true" dangerouslySetInnerHTML={drawn(icon(sign, 22))} />
    {say(name)} <b>{value}</b>
  </li>
)

const Life = ({ life }: { life: number }): JSX.Element => (
  <li>
    <span aria-hidden="true" dangerouslySetInnerHTML={drawn(heart('whole', 20))} />
    {say('value-life')} <b>{life}</b>
  </li>
)

/** M1.2: a hero's card, and what is where on it. */
export function HeroCard({ id }: { id: string }): JSX.Element | null {
  const hero = findHero(id)
  if (hero === undefined) return null
  return (
    <section class="card-picture">
      <span class="face" aria-hidden="true" dangerouslySetInnerHTML={drawn(bust(id))} />
      <div>
        <b>{nameOf(id)}</b>
        <p>{hero.classes.map((each) => say(`class-${each}`)).join(', ')}</p>
        <ul>
          <Value sign="sword" name="value-battle" value={hero.battle} />
          <Value sign="shield" name="value-defence" value={hero.defense} />
          <Value sign="lore" name="value-lore" value={hero.lore} />
          <Value sign="boot" name="value-move" value={hero.move} />
          <Life life={hero.life} />
        </ul>
      </div>
    </section>
  )
}

/** M1.3: the card of a type of minion. */
export function MinionCardPicture({ id }: { id: string }): JSX.Element | null {
  const card = findMinionCard(id)
  if (card === undefined) return null
  return (
    <section class="card-picture minion">
      <span class="face" aria-hidden="true" dangerouslySetInnerHTML={drawn(bust(id))} />
      <div>
        <b>{nameOf(id)}</b>
        <p>{say(`mode-${card.mode}`)}</p>
        <ul>
          <Value sign="sword" name="value-battle" value={card.battle} />
          <Value sign="shield" name="value-defence" value={card.defense} />
          <Life life={card.life} />
        </ul>
      </div>
    </section>
  )
}
