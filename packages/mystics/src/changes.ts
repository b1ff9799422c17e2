import { shuffle } from '@mousekeep/engine'
import { NOWHERE, type Space } from './board.ts'
import { clausesOf, hero, minionType } from './content.ts'
import { findMinion, findMouse, isFree, sizeOf } from './figures.ts'
import type { CardNo, MysticsFrame } from './frame.ts'
import { isImmune } from './language/modifiers.ts'
import type { Duration, Marker } from './language/words.ts'
import type { Minion, Mouse, MysticsState } from './state.ts'
import type { World } from './world.ts'

/** The small changes everything else is made of, each with its event. */

export function push(world: World, frame: MysticsFrame): void {
  world.stack.push(frame)
}

export function gainCheese({ emit }: World, mouse: Mouse, n: number, rule: string): void {
  if (n <= 0) return
  mouse.cheese += n
  emit?.({ type: 'cheese-gained', rule, who: mouse.id, n })
}

/** Not below 0; says how much was lost. */
export function loseCheese({ emit }: World, mouse: Mouse, n: number, rule: string): number {
  const lost = Math.min(n, mouse.cheese)
  if (lost <= 0) return 0
  mouse.cheese -= lost
  emit?.({ type: 'cheese-lost', rule, who: mouse.id, n: lost })
  return lost
}

/** Cheese for the wheel goes by a frame: it may be stopped, and it may surge (M15.1). */
export function fillWheel(world: World, n: number, rule: string): void {
  if (n > 0) push(world, { kind: 'wheel', step: 'moment', n, rule })
}

export function takeFromWheel({ state, emit }: World, n: number, rule: string): void {
  const taken = Math.min(n, state.wheel)
  if (taken <= 0) return
  state.wheel -= taken
  emit?.({ type: 'wheel-changed', rule, n: -taken, wheel: state.wheel })
}

export function stepTo(world: World, figure: Mouse | Minion, to: Space, rule: string): void {
  const { board, emit } = world
  const from = figure.at
  figure.at = to
  emit?.({ type: 'stepped', rule, who: figure.id, from: board.names[from], to: board.names[to] })
}

export function putAt(world: World, figure: Mouse | Minion, at: Space, rule: string): void {
  figure.at = at
  world.emit?.({ type: 'put', rule, who: figure.id, at: world.board.names[at] })
}

/** M21.3: nothing knocks a large figure down, nor Brodie, nor who is immune. */
export function knockDown(world: World, id: string, rule: string): void {
  const { state, board, emit } = world
  const minion = findMinion(state, id)
  const figure = minion ?? findMouse(state, id)
  if (figure === undefined || figure.down || figure.at === NOWHERE) return
  if (minion !== undefined && sizeOf(minion) !== 'small') return
  if (minion === undefined && isImmune(state, board, id, 'knockedDown')) return
  figure.down = true
  emit?.({ type: 'knocked-down', rule, who: id })
}

/** Puts a marker; true if the mouse did not have it and is not immune. */
export function mark(world: World, mouse: Mouse, marker: Marker, rule: string): boolean {
  if (mouse[marker] || !isFree(mouse) || isImmune(world.state, world.board, mouse.id, marker)) return false
  mouse[marker] = true
  world.emit?.({ type: 'marked', rule, who: mouse.id, marker })
  return true
}

export function cure(world: World, mouse: Mouse, marker: Marker, rule: string): void {
  if (!mouse[marker]) return
  mouse[marker] = false
  world.emit?.({ type: 'cured', rule, who: mouse.id, marker })
}

export function heal(world: World, mouse: Mouse, kind: 'wounds' | 'poison', n: number, rule: string): void {
  const healed = Math.min(n, mouse[kind])
  if (healed <= 0) return
  mouse[kind] -= healed
  world.emit?.({ type: 'healed', rule, who: mouse.id, n: healed, poison: kind === 'poison' })
}

export function lifeLeft(mouse: Mouse): number {
  return hero(mouse.id).life - mouse.wounds - mouse.poison
}

/** Takes a minion off the board; its card is swept afterwards (M4.5). */
export function takeOff({ state }: World, minion: Minion): void {
  const at = state.minions.indexOf(minion)
  if (at >= 0) state.minions.splice(at, 1)
  dropLasting(state, (_, on) => on.includes(minion.id) && on.length === 1)
}

/** M4.5: cards whose figures are gone leave the track; M14.9, K15: what ends with them. */
export function sweepTrack({ state }: World): void {
  const { track } = state
  for (let i = track.length - 1; i >= 0; i--) {
    const card = track[i]
    if (card in state.setup.seats) continue
    if (!state.minions.some((minion) => minionType(minion.type).cards.includes(card))) track.splice(i, 1)
  }
  if (state.greedy && !track.includes('roaches')) state.greedy = false
  if (state.minions.length === 0) endLasting(state, 'encounter')
}

export function dropLasting(
  state: MysticsState,
  isOver: (user: string, on: readonly string[], until: Duration | undefined, card: string) => boolean,
): void {
  const { lasting } = state
  for (let i = lasting.length - 1; i >= 0; i--) {
    const { card, clause, user, on } = lasting[i]
    if (isOver(user, on, clausesOf(card)[clause].for, card)) lasting.splice(i, 1)
  }
}

export function endLasting(state: MysticsState, duration: Duration): void {
  if (state.lasting.length > 0) dropLasting(state, (_, __, until) => until === duration)
}

/** M11.4: the discard pile becomes the deck when that is empty. Null: nothing left at all. */
export function drawCard(world: World): CardNo | null {
  const { state } = world
  if (state.search.length === 0 && state.discards.length > 0) {
    state.search.push(...state.discards.splice(0))
    shuffleSearch(world)
  }
  return state.search.shift() ?? null
}

export function shuffleSearch({ state, chance, emit }: World): void {
  shuffle(state.search, chance)
  emit?.({ type: 'shuffled', rule: 'M11.4', deck: 'search' })
}

/** Back into the deck, which is shuffled (M22.2, M22.3, M22.6). */
export function shuffleIn(world: World, card: CardNo): void {
  world.state.search.push(card)
  shuffleSearch(world)
}

export function discard({ state, emit }: World, who: string, card: CardNo, rule: string): void {
  state.discards.push(card)
  emit?.({ type: 'discarded', rule, who, card: state.setup.cards[card] })
}

/** The grape, the fork or the hook on the board. */
export function placedItem(state: MysticsState, id: string): { card: CardNo; at: readonly Space[] } | undefined {
  return state.placed.find((item) => state.setup.cards[item.card] === id)
}

export function liftItem(state: MysticsState, card: CardNo): void {
  const at = state.placed.findIndex((item) => item.card === card)
  if (at >= 0) state.placed.splice(at, 1)
}

export function lose({ state, emit }: World, rule: string): void {
  if (state.over !== null) return
  state.over = 'lost'
  if (state.setup.chapter !== null) emit?.({ type: 'story', rule: 'M26.1', passage: `${state.setup.chapter} defeat` })
  emit?.({ type: 'over', rule, result: 'lost' })
}
