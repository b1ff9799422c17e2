import { clausesOf } from '../../cards/box.ts'
import type { Duration } from '../../cards/words.ts'
import type { MysticsState } from '../../state/state.ts'

export function dropLasting(
  state: MysticsState,
  isOver: (user: string, on: readonly string[], until: Duration | undefined, card: string) => boolean,
): void {
  const { lasting } = state
  for (let i = lasting.length - 1; i >= 0; i--) {
    const { card, clause, user, on } = lasting[i]
    if (isOver(user, on, clausesOf(card)[clause].for, card)) lasting.splice(i, 1)
  }
}

export function endLasting(state: MysticsState, duration: Duration): void {
  if (state.lasting.length > 0) dropLasting(state, (_, __, until) => until === duration)
}
