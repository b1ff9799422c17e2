import { shuffle } from '@mousekeep/engine'
import type { Live } from '../../state/live.ts'
import type { MysticsState } from '../../state/state.ts'
import type { CardNo } from '../../state/task.ts'

/** M11.4: the discard pile becomes the deck when that is empty. Null: nothing left at all. */
export function drawCard(live: Live): CardNo | null {
  const { state } = live
  if (state.search.length === 0 && state.discards.length > 0) {
    state.search.push(...state.discards.splice(0))
    shuffleSearch(live)
  }
  return state.search.shift() ?? null
}

export function shuffleSearch({ state, chance, emit }: Live): void {
  shuffle(state.search, chance)
  emit?.({ type: 'shuffled', rule: 'M11.4', deck: 'search' })
}

/** Back into the deck, which is shuffled (M22.2, M22.3, M22.6). */
export function shuffleIn(live: Live, card: CardNo): void {
  live.state.search.push(card)
  shuffleSearch(live)
}

export function discard({ state, emit }: Live, who: string, card: CardNo, rule: string): void {
  state.discards.push(card)
  emit?.({ type: 'discarded', rule, who, card: state.setup.cards[card] })
}

export function liftItem(state: MysticsState, card: CardNo): void {
  const at = state.placed.findIndex((item) => item.card === card)
  if (at >= 0) state.placed.splice(at, 1)
}
