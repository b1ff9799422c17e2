import { shuffle } from '@mousekeep/engine'
import { endLasting } from '../changes.ts'
import { chapterOf } from '../chapters/lookup.ts'
import { cardsFor, laysBelow } from '../chapters/mods.ts'
import { minionType } from '../content.ts'
import { NUMBER, roll } from '../dice.ts'
import { heightOf } from '../figures.ts'
import type { ArrivalFrame } from '../frame.ts'
import { endRound } from '../rules.ts'
import type { World } from '../world.ts'

/** M4.4: a boss with several cards gets two of them at random. */
function cardsDealt(world: World, type: string): string[] {
  const cards = [...cardsFor(world, type)]
  if (cards.length > 1) shuffle(cards, world.chance)
  return cards.slice(0, 2)
}

/** M4.2. */
export function deal(world: World, frame: ArrivalFrame): void {
  const { state, chance, emit } = world
  const { track } = state
  const isMinion = (card: string): boolean => !(card in state.setup.seats)
  const types = [...new Set(state.minions.map((minion) => minion.type))]
  if ('brodie' in frame.group && !types.includes('brodie')) types.push('brodie')
  const whole = !track.some(isMinion) && !frame.below && !(laysBelow(world) && !frame.setup)
  const fresh = types.filter((type) => !minionType(type).cards.some((card) => track.includes(card)))
  if (whole) {
    if (fresh.length === 0 && !frame.setup) return
    frame.newCards.push(...fresh.flatMap((type) => cardsDealt(world, type)))
    track.push(...frame.newCards)
    shuffle(track, chance)
    const laid = chapterOf(state)?.deals?.[state.here]
    // As the chapter lays it, if it speaks of these very cards.
    if (laid?.length === track.length && laid.every((card) => track.includes(card))) {
      track.splice(0, track.length, ...laid)
    }
    frame.newCards.push(...state.mice.map((mouse) => mouse.id))
    frame.whole = true
    newRound(world)
    emit?.({ type: 'track-laid', rule: 'M4.2', track: track.slice(), whole: true })
    return
  }
  const laid = fresh.map((type) => ({ type, cards: cardsDealt(world, type) }))
  shuffle(laid, chance)
  for (const { cards } of laid) {
    frame.newCards.push(...cards)
    track.push(...cards)
  }
  if (laid.length > 0) emit?.({ type: 'track-laid', rule: 'M4.2', track: track.slice(), whole: false })
  for (const { cards } of laid) if (cards.length > 1) ambush(world, [cards[0]])
}

/** M4.7: a new round begins with the top card; the turn under way is carried to its end. */
function newRound(world: World): void {
  const { state, emit } = world
  emit?.({ type: 'round-began', rule: 'M4.7' })
  state.acted.length = 0
  if (state.turn !== null) state.turn.cut = true
  endLasting(state, 'round')
  for (const mouse of state.mice) mouse.spent.length = 0
  endRound(world, true)
}

/** M14.8: each of these cards rolls once and moves up that many places. */
export function ambush({ state, chance, emit }: World, cards: readonly string[]): void {
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
export function layTraps({ state, board, emit }: World, rule: string): void {
  for (const space of board.traps) if (!state.trapped.includes(space)) state.trapped.push(space)
  state.trapped.sort((a, b) => a - b)
  emit?.({ type: 'traps-laid', rule, at: board.traps.map((space) => board.names[space]) })
}
