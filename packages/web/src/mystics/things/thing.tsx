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
  /** If it can be dragged: called when a pointer is pressed on it. */
  readonly onHold?: ((down: PointerEvent) => void) | null
}

/** A card to be tapped: its picture and its name. */
export function Thing({ card, isPressed, note, onPress, onHold = null }: ThingProps): JSX.Element {
  return (
    <button
      type="button"
      class="thing"
      data-card={cardIdOf(card)}
      data-held={onHold !== null}
      aria-pressed={isPressed}
      onClick={onPress}
      {...(onHold === null ? {} : { onPointerDown: onHold })}
    >
      <CardPicture id={card} shape="thing" />
      <span class="thing-name">
        {nameOf(cardIdOf(card))}
        {note !== undefined && <small>{note}</small>}
      </span>
    </button>
  )
}
