import { refusal, type Refusal } from '@mousekeep/engine'
import type { Board } from '../../board/board.ts'
import { findMinion } from '../../state/figures.ts'
import type { Clause } from '../../cards/words.ts'
import { attacksAt, isAttack } from './verbs.ts'
import type { Mouse, MysticsState } from '../../state/state.ts'
import { NO_SUCH_MINION, NOT_EQUIPPED, NOT_SEEN, targetRefusal } from '../lookup/weapons.ts'

export const NO_LEGAL_TARGET = refusal('M10.7', 'no-legal-target')

/** Why a card cannot be aimed as it was named; null if it aims at no minion, or nothing is amiss. */
export function aimRefusal(
  state: MysticsState,
  board: Board,
  user: Mouse,
  clause: Clause,
  named: readonly string[],
): Refusal | null {
  if (clause.choose?.some((selector) => 'minion' in selector && selector.minion.includes('seen')) === true) {
    return named.some((id) => isHidden(state, board, user, id)) ? NOT_SEEN : null
  }
  const strike = (clause.do ?? []).find(isAttack)
  if (strike === undefined) return null
  for (const id of named) {
    const minion = findMinion(state, id)
    if (minion === undefined) return NO_SUCH_MINION
    const reasons = attacksAt(state, board, user, minion, strike).map((view) =>
      targetRefusal(state, board, user, view, minion),
    )
    if (reasons.length === 0) return NOT_EQUIPPED
    if (!reasons.includes(null)) return reasons[0]
  }
  return named.length === 0 ? NO_LEGAL_TARGET : null
}

function isHidden(state: MysticsState, board: Board, user: Mouse, id: string): boolean {
  const minion = findMinion(state, id)
  return minion !== undefined && !board.sees[user.at][minion.at]
}
