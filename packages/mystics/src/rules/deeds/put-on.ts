import { modifies } from '../../cards/box.ts'
import type { Live } from '../../state/live.ts'
import type { Mouse } from '../../state/state.ts'
import { isSince } from '../../state/version.ts'
import { isImmune } from '../lookup/modifiers.ts'

/** A card was put on: if it keeps poison off, poison wounds that the mouse has become plain ones, and stay so. */
export function easePoison({ state, board, emit }: Live, mouse: Mouse, card: string): void {
  if (!isSince(5, state) || mouse.poison === 0 || !modifies(card, 'immune')) return
  if (!isImmune(state, board, mouse.id, 'poison')) return
  emit?.({ type: 'poison-eased', rule: 'M21.4', who: mouse.id, n: mouse.poison, card })
  mouse.wounds += mouse.poison
  mouse.poison = 0
}
