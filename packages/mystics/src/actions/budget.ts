import type { Refusal } from '@mousekeep/engine'
import { loseCheese } from '../changes.ts'
import { collect, isWaived } from '../language/modifiers.ts'
import type { MysticsState, Turn } from '../state.ts'
import { topmost, type World } from '../world.ts'
import { ACTED, STUNNED, type Table } from './action.ts'

export function turnOf(state: MysticsState): Turn {
  if (state.turn === null) throw new Error('Bug: an action outside a turn')
  return state.turn
}

/** What one more action would cost a mouse that has acted (Inspire); null if it may not. */
function priceOfMore({ state, board, mouse }: Table): number | null {
  if (turnOf(state).extra) return null
  const [offer] = collect(state, board, mouse.id, 'extraAction')
  return offer === undefined || mouse.cheese < offer.price ? null : offer.price
}

/** M6.2, M6.3: one action a turn; M21.1: a stunned mouse only recovers. */
export function actionRefusal(table: Table, recovers = false): Refusal | null {
  if (!recovers && table.mouse.stunned) return STUNNED
  if (table.ordered) return null
  return turnOf(table.state).acted > 0 && priceOfMore(table) === null ? ACTED : null
}

/** Spends the action. M6.2: after a step it forfeits the points left, but for who shoots and scoots. */
export function spendAction(world: World, table: Table, what: 'battle' | 'scurry' | 'other'): void {
  const { state, board } = world
  const { mouse } = table
  if (table.ordered) {
    const order = topmost(world.stack, 'order')
    if (order !== null) order.step = 'end'
    return
  }
  const turn = turnOf(state)
  if (turn.acted > 0) {
    loseCheese(world, mouse, priceOfMore(table) ?? 0, 'M6.9')
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
