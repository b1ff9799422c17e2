import { shuffle } from '@mousekeep/engine'
import { isProwler, minionType } from '../../cards/box.ts'
import { NUMBER, roll } from '../../state/dice.ts'
import { heightOf } from '../../state/figures.ts'
import type { Live } from '../../state/live.ts'
import type { ArrivalTask } from '../../state/task.ts'
import { asChanged } from '../lookup/changed-rules.ts'
import { chapterOf } from '../lookup/chapter-here.ts'
import { endRound } from './begin-rules.ts'
import { endLasting } from './lasting.ts'

/** M4.4: a boss with several cards gets two of them at random. */
function cardsDealt(live: Live, type: string): string[] {
  const cards = [...asChanged.bossCards(live, type)]
  if (cards.length > 1) shuffle(cards, live.chance)
  return cards.slice(0, 2)
}

/** M4.2. */
export function deal(live: Live, task: ArrivalTask): void {
  const { state, chance, emit } = live
  const { track } = state
  const isMinion = (card: string): boolean => !(card in state.setup.seats)
  const types = [...new Set(state.minions.map((minion) => minion.type))]
  // They come when the cards lie (M19.5).
  types.push(...Object.keys(task.group).filter((type) => isProwler(type) && !types.includes(type)))
  const whole = !track.some(isMinion) && !task.below && !(asChanged.layBelow(live) && !task.setup)
  const fresh = types.filter((type) => !minionType(type).cards.some((card) => track.includes(card)))
  if (whole) {
    if (fresh.length === 0 && !task.setup) return
    task.newCards.push(...fresh.flatMap((type) => cardsDealt(live, type)))
    track.push(...task.newCards)
    shuffle(track, chance)
    const laid = chapterOf(state)?.deals?.[state.here]
    // As the chapter lays it, if it speaks of these very cards.
    if (laid?.length === track.length && laid.every((card) => track.includes(card))) {
      track.splice(0, track.length, ...laid)
    }
    task.newCards.push(...state.mice.map((mouse) => mouse.id))
    task.whole = true
    newRound(live)
    emit?.({ type: 'track-laid', rule: 'M4.2', track: track.slice(), whole: true })
    return
  }
  const laid = fresh.map((type) => ({ type, cards: cardsDealt(live, type) }))
  shuffle(laid, chance)
  for (const { cards } of laid) {
    task.newCards.push(...cards)
    track.push(...cards)
  }
  if (laid.length > 0) emit?.({ type: 'track-laid', rule: 'M4.2', track: track.slice(), whole: false })
  for (const { cards } of laid) if (cards.length > 1) ambush(live, [cards[0]])
}

/** M4.7: a new round begins with the top card; the turn under way is carried to its end. */
function newRound(live: Live): void {
  const { state, emit } = live
  emit?.({ type: 'round-began', rule: 'M4.7' })
  state.acted.length = 0
  if (state.turn !== null) state.turn.cut = true
  endLasting(state, 'round')
  for (const mouse of state.mice) mouse.spent.length = 0
  endRound(live, true)
}

/** M14.8: each of these cards rolls once and moves up that many places. */
export function ambush({ state, chance, emit }: Live, cards: readonly string[]): void {
  for (const card of cards) {
    const faces = roll(1, chance)
    emit?.({ type: 'rolled', rule: 'M14.8', by: card, for: 'ambush', faces })
    const from = heightOf(state, card)
    const to = Math.max(0, from - NUMBER[faces[0]])
    state.track.splice(from, 1)
    state.track.splice(to, 0, card)
    emit?.({ type: 'card-moved', rule: 'M14.8', card, to })
  }
}

/** M14.7. */
export function layTraps({ state, board, emit }: Live, rule: string): void {
  for (const space of board.traps) if (!state.trapped.includes(space)) state.trapped.push(space)
  state.trapped.sort((a, b) => a - b)
  emit?.({ type: 'traps-laid', rule, at: board.traps.map((space) => board.names[space]) })
}
