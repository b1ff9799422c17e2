import { push, type Live } from '../../state/live.ts'
import type { Mouse } from '../../state/state.ts'

/** By what a card says, if one is named. */
export function gainCheese({ emit }: Live, mouse: Mouse, n: number, rule: string, card: string | null = null): void {
  if (n <= 0) return
  mouse.cheese += n
  emit?.({ type: 'cheese-gained', rule, who: mouse.id, n, card })
}

/** Not below 0; says how much was lost. */
export function loseCheese({ emit }: Live, mouse: Mouse, n: number, rule: string): number {
  const lost = Math.min(n, mouse.cheese)
  if (lost <= 0) return 0
  mouse.cheese -= lost
  emit?.({ type: 'cheese-lost', rule, who: mouse.id, n: lost })
  return lost
}

/** Cheese for the wheel goes by a task: it may be stopped, and it may surge (M15.1). */
export function fillWheel(live: Live, n: number, rule: string): void {
  if (n > 0) push(live, { kind: 'wheel', step: 'moment', n, rule })
}

export function takeFromWheel({ state, emit }: Live, n: number, rule: string): void {
  const taken = Math.min(n, state.wheel)
  if (taken <= 0) return
  state.wheel -= taken
  emit?.({ type: 'wheel-changed', rule, n: -taken, wheel: state.wheel })
}
