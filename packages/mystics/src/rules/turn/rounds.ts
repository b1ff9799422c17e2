import type { Verdict } from '@mousekeep/engine'
import { MOST_ROUNDS } from '../../state/budget.ts'
import { findMouse } from '../../state/figures.ts'
import { push, type Live } from '../../state/live.ts'
import { endRound } from '../deeds/begin-rules.ts'
import { isWon, lose, win } from '../deeds/ending.ts'
import { endLasting } from '../deeds/lasting.ts'
import { newTurn, nextCard } from '../deeds/next-turn.ts'

/** Lies at the bottom of the stack and never ends: card after card, round after round. */
export function play(live: Live): Verdict {
  const { state, emit } = live
  if (isWon(live)) {
    win(live)
    return 'again'
  }
  const card = nextCard(live)
  if (card === null) {
    state.acted.length = 0
    endLasting(state, 'round')
    for (const mouse of state.mice) mouse.spent.length = 0
    // Round after round without a decision: nobody is left who could do anything about it (B12).
    if (++live.spent.rounds > MOST_ROUNDS) {
      lose(live, 'B12')
      return 'again'
    }
    emit?.({ type: 'round-began', rule: 'M4.1' })
    endRound(live, false)
    return 'again'
  }
  state.turn = newTurn(card)
  if (findMouse(state, card) === undefined) {
    push(live, { kind: 'minion-turn', card, step: 'before', waiting: [], attacked: [] })
  } else {
    emit?.({ type: 'turn-began', rule: 'M4.1', card })
    push(live, { kind: 'mouse-turn', mouse: card, step: 'begin' })
  }
  return 'again'
}
