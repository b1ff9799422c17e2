import { NOWHERE } from '../../board/board.ts'
import { mayBeGreedy, minionType } from '../../cards/box.ts'
import type { Live } from '../../state/live.ts'
import type { Minion, Mouse } from '../../state/state.ts'
import { dropLasting, endLasting } from './lasting.ts'

export function clearMouse(mouse: Mouse): void {
  mouse.wounds = 0
  mouse.poison = 0
  mouse.stunned = false
  mouse.webbed = false
  mouse.charmed = false
  mouse.down = false
}

/** Off the board; a token it carried lies where it stood (B1); what lies on it alone ends (K15). */
export function takeFromBoard({ state, board, emit }: Live, mouse: Mouse): void {
  for (const [token, at] of Object.entries(state.tokens)) {
    if (at !== mouse.id) continue
    const place = `${state.here}:${board.names[mouse.at]}`
    state.tokens[token] = place
    emit?.({ type: 'token-put', rule: 'B1', token, at: place })
  }
  mouse.last = mouse.at
  mouse.at = NOWHERE
  dropLasting(
    state,
    (user, on, until) => (on.length === 1 && on[0] === mouse.id) || (until === 'encounter' && user === mouse.id),
  )
}

/** Takes a minion off the board; its card is swept afterwards (M4.5). */
export function takeOff({ state }: Live, minion: Minion): void {
  const at = state.minions.indexOf(minion)
  if (at >= 0) state.minions.splice(at, 1)
  dropLasting(state, (_, on) => on.includes(minion.id) && on.length === 1)
}

/** M4.5: cards whose figures are gone leave the track; M14.9, K15: what ends with them. */
export function sweepTrack({ state }: Live): void {
  const { track } = state
  for (let i = track.length - 1; i >= 0; i--) {
    const card = track[i]
    if (card in state.setup.seats) continue
    if (!state.minions.some((minion) => minionType(minion.type).cards.includes(card))) track.splice(i, 1)
  }
  if (state.greedy && !track.some(mayBeGreedy)) state.greedy = false
  if (state.minions.length === 0) endLasting(state, 'encounter')
}
