import { cardIdOf } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import { nameOf } from '../words/names.ts'
import { CardPicture } from './card-picture.tsx'

interface ThingProps {
  readonly card: string
  readonly isPressed: boolean
  /** A word below the name: the slot. */
  readonly note?: string
  readonly onPress: () => void
}

/** A card to be tapped: its picture and its name. */
export function Thing({ card, isPressed, note, onPress }: ThingProps): JSX.Element {
  return (
    <button type="button" class="thing" data-card={cardIdOf(card)} aria-pressed={isPressed} onClick={onPress}>
      <CardPicture id={card} shape="thing" />
      <span class="thing-name">
        {nameOf(cardIdOf(card))}
        {note !== undefined && <small>{note}</small>}
      </span>
    </button>
  )
}
