import { useSignal } from '@preact/signals'
import { cardIdOf, type MysticsView } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import type { MysticsDesk } from '../choosing.ts'
import { nameOf } from '../words/names.ts'
import { say } from '../words/words.ts'
import { Thing } from './thing.tsx'

/** One exchange with a mouse nearby: both packs in sight, given at once (M16.1). */
export function Share({ desk, view }: { desk: MysticsDesk; view: MysticsView }): JSX.Element | null {
  const near = [...new Set(desk.legal.value.flatMap((action) => (action.do === 'share' ? [action.with] : [])))]
  const other = useSignal(near[0] ?? '')
  const give = useSignal<readonly string[]>([])
  const take = useSignal<readonly string[]>([])
  const cheese = useSignal(0)
  const own = view.mice[view.turn?.card ?? '']
  const theirs = view.mice[other.value]
  if (own === undefined || theirs === undefined) return null
  const close = (): void => {
    desk.choosing.leaf.value = 'none'
  }
  const share = (): void => {
    desk.play({ do: 'share', with: other.value, give: ids(give.value), take: ids(take.value), cheese: cheese.value })
    close()
  }
  const isNothing = give.value.length === 0 && take.value.length === 0 && cheese.value === 0
  return (
    <section class="panel share" aria-label={say('do-share')}>
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
      <Pack head={say('share-give', { who: nameOf(other.value) })} cards={own.pack} chosen={give} />
      <Pack head={say('share-take', { who: nameOf(other.value) })} cards={theirs.pack} chosen={take} />
      <CheeseRow cheese={cheese} own={own.cheese} other={theirs.cheese} />
      <div class="row">
        <button type="button" class="btn" onClick={close}>
          {say('share-not')}
        </button>
        <button type="button" class="btn go" aria-disabled={isNothing} onClick={() => !isNothing && share()}>
          {say('share-do')}
        </button>
      </div>
    </section>
  )
}

interface CheeseRowProps {
  /** How much of it is given; less than nothing is taken. */
  readonly cheese: { value: number }
  readonly own: number
  readonly other: number
}

function CheeseRow({ cheese, own, other }: CheeseRowProps): JSX.Element {
  const n = cheese.value
  return (
    <div class="row cheese-row">
      <button
        type="button"
        class="btn small"
        aria-label={say('share-less')}
        disabled={n <= -other}
        onClick={() => cheese.value--}
      >
        −
      </button>
      <span>{say('share-cheese', { n, own: own - n, other: other + n })}</span>
      <button
        type="button"
        class="btn small"
        aria-label={say('share-more')}
        disabled={n >= own}
        onClick={() => cheese.value++}
      >
        +
      </button>
    </div>
  )
}

function ids(cards: readonly string[]): string[] {
  return cards.map(cardIdOf)
}

interface PackProps {
  readonly head: string
  readonly cards: readonly string[]
  readonly chosen: { value: readonly string[] }
}

function Pack({ head, cards, chosen }: PackProps): JSX.Element {
  return (
    <div class="cards-row">
      <h3>{head}</h3>
      {cards.length === 0 && <span class="none">{say('sheet-none')}</span>}
      <div class="things">
        {cards.map((card) => {
          const isChosen = chosen.value.includes(card)
          return (
            <Thing
              key={card}
              card={card}
              isPressed={isChosen}
              onPress={() =>
                (chosen.value = isChosen ? chosen.value.filter((id) => id !== card) : [...chosen.value, card])
              }
            />
          )
        })}
      </div>
    </div>
  )
}
