import { cardIdOf, findCard, type MouseView } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import type { MysticsDesk } from '../choosing.ts'
import { foresightOf } from '../foresight.ts'
import { bookSay } from '../words/book.ts'
import { nameOf } from '../words/names.ts'
import { say } from '../words/words.ts'
import { CardFace } from './card-face.tsx'
import { Compare } from './compare.tsx'

interface ReadingCardProps {
  readonly desk: MysticsDesk
  readonly id: string
  readonly mouse: MouseView
}

/** The card that was tapped, with what can be done with it: used, worn instead of another, taken off. */
export function ReadingCard({ desk, id, mouse }: ReadingCardProps): JSX.Element | null {
  const { card } = desk.choosing
  if (card.value === null) return null
  const name = cardIdOf(card.value)
  const uses = desk.legal.value.filter(
    (action) =>
      (action.do === 'use' && action.card === name) ||
      (action.do === 'ability' && action.ability === name) ||
      (action.do === 'place' && action.item === name),
  )
  const isMine = desk.view.value?.turn?.card === id && desk.isReady.value
  const isPacked = mouse.pack.includes(card.value)
  const changes = (foresightOf(desk)?.wearing ?? []).filter((each) => each.mouse === id && each.card === name)
  if (isPacked && changes.length > 0) {
    return (
      <>
        {changes.map((wearing) => (
          <Compare
            key={wearing.to}
            wearing={wearing}
            onWear={isMine ? () => desk.play({ do: 'equip', moves: [{ card: name, to: wearing.to }] }) : null}
          />
        ))}
      </>
    )
  }
  return (
    <CardFace id={name}>
      <div class="row">
        {uses.length > 0 && desk.isReady.value && (
          <button
            type="button"
            class="btn go"
            onClick={() => (uses.length === 1 ? desk.play(uses[0]) : (desk.choosing.among.value = uses))}
          >
            {say('card-use')}
          </button>
        )}
        {isMine && mouse.equip.includes(card.value) && (
          <button
            type="button"
            class="btn"
            onClick={() => desk.play({ do: 'equip', moves: [{ card: name, to: 'pack' }] })}
          >
            {say('card-take-off')}
          </button>
        )}
        {isMine && isPacked && findCard(name)?.slot !== undefined && (
          <p>{bookSay('compare-not-for', { mouse: nameOf(id) })}</p>
        )}
      </div>
    </CardFace>
  )
}
