import type { MysticsView } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import type { MysticsDesk } from '../choosing.ts'
import { foresightOf } from '../foresight.ts'
import { CardFace } from './card-face.tsx'
import { Compare } from './compare.tsx'
import { foundCard } from './found-card.ts'

/** A card was found (M11.1): what it is, what wearing it would change, and a way to wear it at once. */
export function Found({ desk, view }: { desk: MysticsDesk; view: MysticsView }): JSX.Element | null {
  const card = foundCard(view)
  if (card === null) return null
  const fitting = (foresightOf(desk)?.wearing ?? []).filter(({ isFound, may }) => isFound && may)
  const wear = (to: string): void =>
    desk.playEach([
      { do: 'choose', option: 'keep' },
      { do: 'equip', moves: [{ card, to }] },
    ])
  return (
    <section class="panel found">
      {fitting.length === 0 && <CardFace id={card} />}
      {fitting.map((wearing) => (
        <Compare key={wearing.to} wearing={wearing} onWear={desk.isReady.value ? () => wear(wearing.to) : null} />
      ))}
    </section>
  )
}
