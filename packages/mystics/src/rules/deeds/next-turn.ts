import type { Live } from '../../state/live.ts'
import type { Turn } from '../../state/state.ts'

export function newTurn(card: string): Turn {
  return {
    card,
    points: 0,
    move: 'over',
    ended: null,
    used: false,
    acted: 0,
    resumed: false,
    extra: false,
    shared: false,
    equipped: false,
    leveled: false,
    freely: [],
    able: [],
    over: false,
    cut: false,
  }
}

/** M4.1, M4.6: the next turn belongs to the highest card that has not acted this round. */
export function nextCard({ state }: Live): string | null {
  return state.track.find((card) => !state.acted.includes(card)) ?? null
}

export function endTurn({ state, emit }: Live): void {
  const { turn } = state
  if (turn === null) return
  // M4.7: after a whole deal nobody has acted in the new round.
  if (!turn.cut && !state.acted.includes(turn.card)) state.acted.push(turn.card)
  emit?.({ type: 'turn-ended', rule: 'M6.8', card: turn.card })
  state.turn = null
}
