import type { Emit, Seat } from '@mousekeep/engine'
import { endByRounds } from './checkpoint.ts'
import type { CastleEvent } from './events.ts'
import { roomNames } from './board/plan.ts'
import { heldRooms } from './roofs.ts'
import { isGone, LAST_ROUND, POINTS, type CastleState } from './state.ts'

/** Who comes next, and whether a round begins with it: who has given up is passed over (C6.5). */
function following(state: CastleState): { readonly next: Seat; readonly isRound: boolean } {
  const seats = state.tokens.length
  let next = state.turn
  let isRound = false
  do {
    next = (next + 1) % seats
    if (next === state.first) isRound = true
  } while (isGone(state, next))
  return { next, isRound }
}

/** C2.2: the next one places; when everybody has, the first turn begins. */
export function passPlacing(state: CastleState, emit: Emit<CastleEvent>): void {
  const { next, isRound } = following(state)
  state.turn = next
  if (!isRound) return
  state.phase = 'play'
  emit?.({ type: 'turn-began', rule: 'C3.1', seat: next, round: state.round })
}

/** C3.8: rooms without a mouse are covered, and the next turn begins, unless it was the last (C6.4). */
export function passTurn(state: CastleState, emit: Emit<CastleEvent>): void {
  const covered = state.open & ~heldRooms(state)
  state.open &= ~covered
  if (covered !== 0) emit?.({ type: 'covered', rule: 'C3.8', rooms: roomNames(covered) })

  const { next, isRound } = following(state)
  if (isRound && state.round === LAST_ROUND) return endByRounds(state, emit)
  if (isRound) state.round++
  state.turn = next
  state.points = POINTS
  state.slid = false
  emit?.({ type: 'turn-began', rule: 'C3.1', seat: next, round: state.round })
}
