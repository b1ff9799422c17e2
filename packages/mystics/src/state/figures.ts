import type { Achievement } from '../../data/achievements.ts'
import { NOWHERE, type Board, type Space } from '../board/board.ts'
import { minionType } from '../cards/box.ts'
import type { Minion, Mouse, MysticsState } from './state.ts'

export type Size = 'small' | 'large' | 'token'

/** What a large figure takes on a special area (M7.6). */
const LARGE_PLACES = 4

export function findMouse(state: MysticsState, id: string): Mouse | undefined {
  for (const mouse of state.mice) if (mouse.id === id) return mouse
  return undefined
}

export function mouseOf(state: MysticsState, id: string): Mouse {
  const mouse = findMouse(state, id)
  if (mouse === undefined) throw new Error(`Bug: no mouse "${id}"`)
  return mouse
}

export function findMinion(state: MysticsState, id: string): Minion | undefined {
  for (const minion of state.minions) if (minion.id === id) return minion
  return undefined
}

export function isFree(mouse: Mouse): boolean {
  return !mouse.captured && !mouse.away
}

/** Whether this mouse is the one that won it (M25). */
export function hasWon(state: MysticsState, mouse: string, what: Achievement): boolean {
  return state.won[what] === mouse
}

/** M25.4: captured for the third time, and not later, the scaper comes back at once. */
export function slipsAway(state: MysticsState, mouse: Mouse): boolean {
  return hasWon(state, mouse.id, 'scaper') && mouse.captures === 3
}

export function sizeOf(minion: Minion): Size {
  return minionType(minion.type).size
}

export function isBoss(minion: Minion): boolean {
  return minionType(minion.type).boss
}

/** Where a figure stands; `NOWHERE` if it has left the board. */
export function placeOf(state: MysticsState, id: string): Space {
  return findMouse(state, id)?.at ?? findMinion(state, id)?.at ?? NOWHERE
}

export function miceAt(state: MysticsState, space: Space): number {
  let count = 0
  for (const mouse of state.mice) if (mouse.at === space) count++
  return count
}

/** Minions that are figures; Brodie is none (M7.9). */
export function minionsAt(state: MysticsState, space: Space): number {
  let count = 0
  for (const minion of state.minions) if (minion.at === space && sizeOf(minion) !== 'token') count++
  return count
}

/** M7.5, M7.6: whether a figure of this size fits. */
export function hasRoom(state: MysticsState, board: Board, space: Space, size: Size): boolean {
  if (size === 'token') return true
  let small = miceAt(state, space)
  let large = 0
  for (const minion of state.minions) {
    if (minion.at !== space) continue
    const other = sizeOf(minion)
    if (other === 'small') small++
    else if (other === 'large') large++
  }
  if (board.isArea[space]) {
    return small + large * LARGE_PLACES + (size === 'large' ? LARGE_PLACES : 1) <= board.room[space]
  }
  return size === 'large' ? small + large === 0 : large === 0 && small < board.room[space]
}

/** Height on the track: smaller is higher. A card that is not there counts as lowest. */
export function heightOf(state: MysticsState, card: string): number {
  const at = state.track.indexOf(card)
  return at < 0 ? state.track.length : at
}

/** Mice from the top of the track down. */
export function miceInOrder(state: MysticsState): Mouse[] {
  const ordered: Mouse[] = []
  for (const card of state.track) {
    const mouse = findMouse(state, card)
    if (mouse !== undefined) ordered.push(mouse)
  }
  return ordered
}

/** The initiative cards of a minion that lie on the track. */
export function cardsOf(state: MysticsState, type: string): string[] {
  return minionType(type).cards.filter((card) => state.track.includes(card))
}

/** The card by which a minion is looked up on the track; of several the highest. */
export function trackCard(state: MysticsState, minion: Minion): string {
  const [first] = cardsOf(state, minion.type)
  const cards = cardsOf(state, minion.type)
  let best = first ?? minionType(minion.type).cards[0]
  for (const card of cards) if (heightOf(state, card) < heightOf(state, best)) best = card
  return best
}

/** In the order of the track, then the one placed first. */
export function figuresAt(state: MysticsState, space: Space): string[] {
  return figuresOn(state, [space])
}

/** The same of several spaces together. */
export function figuresOn(state: MysticsState, spaces: readonly Space[]): string[] {
  const ids: { id: string; height: number }[] = []
  for (const { id, at } of state.mice) if (spaces.includes(at)) ids.push({ id, height: heightOf(state, id) })
  for (const minion of state.minions) {
    if (spaces.includes(minion.at)) ids.push({ id: minion.id, height: heightOf(state, trackCard(state, minion)) })
  }
  return ids.toSorted((a, b) => a.height - b.height).map((each) => each.id)
}

export function markersOf(mouse: Mouse): ('stunned' | 'webbed' | 'charmed')[] {
  return (['stunned', 'webbed', 'charmed'] as const).filter((marker) => mouse[marker])
}
