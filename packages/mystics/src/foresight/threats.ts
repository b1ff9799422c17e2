import { minionCard, minionType } from '../cards/box.ts'
import { DIE } from '../cards/lists.ts'
import { boardHere } from '../rules/lookup/board-here.ts'
import { minionSees } from '../rules/lookup/changed-rules.ts'
import { closedToMinions } from '../rules/lookup/chapter-here.ts'
import { distanceTo, distanceToMice, FAR, nearestMouse, soughtMice } from '../rules/lookup/minion-distances.ts'
import { isHeld } from '../rules/lookup/modifiers.ts'
import { NUMBER } from '../state/dice.ts'
import { heightOf, sizeOf } from '../state/figures.ts'
import type { Minion, Mouse, MysticsState } from '../state/state.ts'

/** Whom a minion will go for in its next turn, as the figures stand now (M17.4 to M17.6). */
export interface Threat {
  readonly who: string
  /** The card it acts with: a boss has several turns a round. */
  readonly card: string
  readonly mouse: string
  readonly steps: number
  readonly isShot: boolean
  /** That its move brings it near enough to strike; 1 if it need not move. */
  readonly strikes: number
}

/**
 * The threat of every minion on the board that seeks a mouse, card by card, the nearest first (M17.3). What Brodie
 * and the chapter's own rules do is not foreseen.
 */
export function threatsOf(state: MysticsState): Threat[] {
  return state.track.flatMap((card) => threatsOfCard(state, card))
}

function threatsOfCard(state: MysticsState, card: string): Threat[] {
  const board = boardHere(state)
  const closed = closedToMinions(state, board)
  const attacked: string[] = []
  const threats: Threat[] = []
  const steps = (minion: Minion): number => distanceToMice(state, board, minion.at, sizeOf(minion), closed)
  const acting = state.minions.filter(
    (minion) => minionType(minion.type).cards.includes(card) && sizeOf(minion) !== 'token',
  )
  for (const minion of acting.toSorted((a, b) => steps(a) - steps(b))) {
    const threat = threatOf(state, minion, card, attacked)
    if (threat === null) continue
    threats.push(threat)
    if (threat.strikes > 0) attacked.push(threat.mouse)
  }
  return threats
}

function threatOf(state: MysticsState, minion: Minion, card: string, attacked: readonly string[]): Threat | null {
  if (isHeld(state, [minion.id, card], 'turn')) return null
  const board = boardHere(state)
  const closed = closedToMinions(state, board)
  const size = sizeOf(minion)
  const sought = soughtMice(state)
  const nearest = (among: readonly Mouse[]): Mouse | null => nearestMouse(state, board, minion.at, size, closed, among)
  const near = sought.filter((mouse) => mouse.at === minion.at || board.isNear[minion.at][mouse.at])
  const seen = sought.filter((mouse) => minionSees({ state, board }, minion.at, mouse))
  const isArcher = minionCard(card).mode === 'ranged'
  const isStill = minion.down || isHeld(state, [minion.id, card], 'move')
  const stays = isStill || (isArcher ? seen.length > 0 : sought.some((mouse) => mouse.at === minion.at))
  const isShot = isArcher && near.length === 0
  if (!stays) {
    const mouse = nearest(sought)
    if (mouse === null) return null
    const steps = distanceTo(state, board, minion.at, mouse.at, size, closed)
    return { who: minion.id, card, mouse: mouse.id, steps, isShot: false, strikes: steps >= FAR ? 0 : moves(steps - 1) }
  }
  const able = isShot ? seen : near
  const fresh = able.filter((mouse) => !attacked.includes(mouse.id))
  const highest = able.toSorted((a, b) => heightOf(state, a.id) - heightOf(state, b.id)).at(0) ?? null
  const mouse = fresh.length > 0 ? nearest(fresh) : highest
  if (mouse === null) return null
  const steps = distanceTo(state, board, minion.at, mouse.at, size, closed)
  return { who: minion.id, card, mouse: mouse.id, steps, isShot, strikes: 1 }
}

/** That a move die shows at least so many steps (M2.1). */
function moves(steps: number): number {
  return DIE.filter((face) => NUMBER[face] >= steps).length / DIE.length
}
