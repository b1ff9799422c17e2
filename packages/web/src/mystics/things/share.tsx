import { useSignal } from '@preact/signals'
import { cardIdOf, findCard, PACK, type MysticsView } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { cheese as cheeseDrawing } from '../art/coming.ts'
import { bust } from '../art/figures/figure.ts'
import type { MysticsDesk } from '../choosing.ts'
import { useComesIntoSight } from '../../page/comes-into-sight.ts'
import { nameOf } from '../words/names.ts'
import { say } from '../words/words.ts'
import { Thing } from './thing.tsx'

/** Exchanges things and cheese between the mouse whose turn it is and one nearby (M16.1). */
export function Share({ desk, view }: { desk: MysticsDesk; view: MysticsView }): JSX.Element | null {
  const near = [...new Set(desk.legal.value.flatMap((action) => (action.do === 'share' ? [action.with] : [])))]
  const other = useSignal(near[0] ?? '')
  const panel = useComesIntoSight()
  const me = view.turn?.card ?? ''
  if (view.mice[me] === undefined || view.mice[other.value] === undefined) return null
  return (
    <section class="panel share" ref={panel} aria-label={say('do-share')}>
      {near.length > 1 && (
        <div class="row" role="group" aria-label={say('share-with')}>
          {near.map((id) => (
            <button
              key={id}
              type="button"
              class="btn small"
              aria-pressed={id === other.value}
              onClick={() => (other.value = id)}
            >
              {nameOf(id)}
            </button>
          ))}
        </div>
      )}
      <Exchange key={other.value} desk={desk} view={view} me={me} other={other.value} />
    </section>
  )
}

interface ExchangeProps {
  readonly desk: MysticsDesk
  readonly view: MysticsView
  readonly me: string
  readonly other: string
}

/** Both packs side by side as they will be; exchanged all at once. */
function Exchange({ desk, view, me, other }: ExchangeProps): JSX.Element {
  /** The cards of either mouse that change hands. */
  const moved = useSignal<readonly string[]>([])
  /** How much the other mouse gets; negative if it gives. */
  const cheese = useSignal(0)
  const [own, theirs] = [view.mice[me], view.mice[other]]
  const isMoved = (card: string): boolean => moved.value.includes(card)
  const stays = (card: string): boolean => !isMoved(card)
  const move = (card: string): void => {
    moved.value = isMoved(card) ? moved.value.filter((each) => each !== card) : [...moved.value, card]
  }
  const share = (): void => {
    const [give, take] = [own, theirs].map(({ pack }) => pack.filter(isMoved).map(cardIdOf))
    desk.play({ do: 'share', with: other, give, take, cheese: cheese.value })
  }
  const isNothing = moved.value.length === 0 && cheese.value === 0
  return (
    <>
      <p>{say('share-how')}</p>
      <div class="halves">
        <Half
          id={me}
          to={other}
          cards={[...own.pack.filter(stays), ...theirs.pack.filter(isMoved)]}
          isMoved={isMoved}
          cheese={own.cheese - cheese.value}
          onCard={move}
          onCheese={() => cheese.value++}
        />
        <Half
          id={other}
          to={me}
          cards={[...theirs.pack.filter(stays), ...own.pack.filter(isMoved)]}
          isMoved={isMoved}
          cheese={theirs.cheese + cheese.value}
          onCard={move}
          onCheese={() => cheese.value--}
        />
      </div>
      <div class="row">
        <button type="button" class="btn" onClick={() => (desk.choosing.leaf.value = 'none')}>
          {say('share-not')}
        </button>
        <button type="button" class="btn go" aria-disabled={isNothing} onClick={() => !isNothing && share()}>
          {say('share-do')}
        </button>
      </div>
    </>
  )
}

interface HalfProps {
  readonly id: string
  /** The mouse on the other side of the exchange. */
  readonly to: string
  readonly cards: readonly string[]
  readonly isMoved: (card: string) => boolean
  readonly cheese: number
  readonly onCard: (card: string) => void
  readonly onCheese: () => void
}

/** What one of the two will have. */
function Half({ id, to, cards, isMoved, cheese, onCard, onCheese }: HalfProps): JSX.Element {
  // Tricks take no room in the pack (M16.2).
  const packed = cards.filter((card) => findCard(cardIdOf(card))?.kind !== 'trick').length
  return (
    <div class="half" role="group" aria-label={nameOf(id)}>
      <h3>
        <span class="face" aria-hidden="true" dangerouslySetInnerHTML={drawn(bust(id))} />
        {nameOf(id)}
      </h3>
      <span class={packed > PACK ? 'warned' : 'none'}>
        {say('sheet-pack', { n: packed, most: PACK })}
        {packed > PACK && ` ${say('share-over')}`}
      </span>
      <span class="owned">
        <span aria-hidden="true" dangerouslySetInnerHTML={drawn(cheeseDrawing(20))} />
        {say('share-cheese', { n: cheese })}
      </span>
      {cards.map((card) => (
        <Thing key={card} card={card} isPressed={isMoved(card)} onPress={() => onCard(card)} />
      ))}
      {cheese > 0 && (
        <button type="button" class="btn small" onClick={onCheese}>
          {say('share-one-cheese', { who: nameOf(to) })}
        </button>
      )}
    </div>
  )
}
