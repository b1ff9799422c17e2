import { cardIdOf, findCard } from '@mousekeep/mystics/box'
import type { ComponentChildren, JSX } from 'preact'
import { beside } from '../words/beside.ts'
import { useCardWords } from '../words/more.ts'
import { CardPicture } from './card-picture.tsx'

/** A card as it looks on the table: its name, kind and effect, and its flavour text. */
export function CardFace({ id, children }: { id: string; children?: ComponentChildren }): JSX.Element {
  useCardWords()
  const card = cardIdOf(id)
  const [head = '', ...lines] = beside.look(card)
  const [name, ...facts] = head.split(' · ')
  return (
    <article class="card-face" data-card={card} data-kind={findCard(card)?.kind ?? 'minion'}>
      {findCard(card) !== undefined && <CardPicture id={card} shape="card" />}
      <b class="card-name">{name}</b>
      <p class="facts">{facts.join(' · ')}</p>
      {lines.map((line, i) => (
        <p key={i} class={i > 0 ? 'flavour' : ''}>
          {line}
        </p>
      ))}
      {children}
    </article>
  )
}
