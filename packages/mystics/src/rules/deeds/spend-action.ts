import type { Refusal } from '@mousekeep/engine'
import { ACTED, STUNNED, type Chooser } from '../../state/action.ts'
import { topmost, type Live } from '../../state/live.ts'
import type { MysticsState, Turn } from '../../state/state.ts'
import { collect, isWaived } from '../lookup/modifiers.ts'
import { loseCheese } from './cheese.ts'

export function turnOf(state: MysticsState): Turn {
  if (state.turn === null) throw new Error('Bug: an action outside a turn')
  return state.turn
}

/** What one more action would cost a mouse that has acted (Inspire); null if it may not. */
function priceOfMore({ state, board, mouse }: Chooser): number | null {
  if (turnOf(state).extra) return null
  const [offer] = collect(state, board, mouse.id, 'extraAction')
  return offer === undefined || mouse.cheese < offer.price ? null : offer.price
}

/** M6.2, M6.3: one action a turn; M21.1: a stunned mouse only recovers. */
export function actionRefusal(chooser: Chooser, recovers = false): Refusal | null {
  if (!recovers && chooser.mouse.stunned) return STUNNED
  if (chooser.ordered) return null
  return turnOf(chooser.state).acted > 0 && priceOfMore(chooser) === null ? ACTED : null
}

/** Spends the action. M6.2: after a step it forfeits the points left, but for who shoots and scoots. */
export function spendAction(live: Live, chooser: Chooser, what: 'battle' | 'scurry' | 'other'): void {
  const { state, board } = live
  const { mouse } = chooser
  if (chooser.ordered) {
    const order = topmost(live.stack, 'order')
    if (order !== null) order.step = 'end'
    return
  }
  const turn = turnOf(state)
  if (turn.acted > 0) {
    loseCheese(live, mouse, priceOfMore(chooser) ?? 0, 'M6.9')
    turn.extra = true
  }
  turn.acted++
  if (what === 'scurry' || turn.move !== 'begun') return
  if (what === 'battle' && isWaived(state, board, mouse.id, 'splitMove')) {
    turn.resumed = true
    return
  }
  turn.move = 'over'
  turn.points = 0
  turn.ended = 'M6.2'
}
