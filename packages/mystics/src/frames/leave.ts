import { NOWHERE } from '../board.ts'
import { dropLasting } from '../changes.ts'
import type { Mouse } from '../state.ts'
import type { World } from '../world.ts'

export function clearMouse(mouse: Mouse): void {
  mouse.wounds = 0
  mouse.poison = 0
  mouse.stunned = false
  mouse.webbed = false
  mouse.charmed = false
  mouse.down = false
}

/** Off the board; a token it carried lies where it stood (B1); what lies on it alone ends (K15). */
export function takeFromBoard({ state, board, emit }: World, mouse: Mouse): void {
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
