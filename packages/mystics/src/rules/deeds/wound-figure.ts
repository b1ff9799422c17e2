import { findMinion, findMouse } from '../../state/figures.ts'
import { push, type Live } from '../../state/live.ts'

/** Wounds without defence (K12): credited to a mouse, or to nobody. */
export function woundFigure(live: Live, id: string, n: number, by: string | null): void {
  if (findMinion(live.state, id) !== undefined) {
    push(live, { kind: 'blow', step: 'place', who: id, n, card: null, by })
  } else if (findMouse(live.state, id) !== undefined) {
    push(live, { kind: 'wounds', step: 'steal', mouse: id, n, poison: false, steal: 0, greedy: false, by: null })
  }
}
