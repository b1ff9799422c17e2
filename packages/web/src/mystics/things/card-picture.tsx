import { signal } from '@preact/signals'
import { cardIdOf } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { drawn } from '../../base/drawn.ts'

/** Draws a card by its id; empty if it has no picture. */
type Draw = (card: string, shape: CardPictureProps['shape']) => string

/** The pictures of the cards are loaded when the first one is shown. */
const draw = signal<Draw | null>(null)
let coming: Promise<void> | null = null

async function fetchPictures(): Promise<void> {
  const { CARD_IDS, cardThing, cardDrawing } = await import('../art/cards/pictures.ts')
  draw.value = (card, shape) => {
    if (!CARD_IDS.includes(card)) return ''
    return shape === 'thing' ? cardThing(card) : cardDrawing(card)
  }
}

interface CardPictureProps {
  readonly id: string
  /** The thing alone, or on the background of its kind. */
  readonly shape: 'thing' | 'card'
}

/** What is drawn on a card. */
export function CardPicture({ id, shape }: CardPictureProps): JSX.Element {
  useEffect(() => {
    coming ??= fetchPictures()
  }, [])
  const drawing = draw.value?.(cardIdOf(id), shape) ?? ''
  return (
    <svg
      class="card-picture"
      viewBox={shape === 'thing' ? '0 0 100 100' : '0 0 140 100'}
      aria-hidden="true"
      dangerouslySetInnerHTML={drawn(drawing)}
    />
  )
}
