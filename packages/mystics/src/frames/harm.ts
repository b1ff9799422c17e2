import { push } from '../changes.ts'
import { findMinion, findMouse } from '../figures.ts'
import type { World } from '../world.ts'

/** Wounds without defense (K12): credited to a mouse, or to nobody. */
export function woundFigure(world: World, id: string, n: number, by: string | null): void {
  if (findMinion(world.state, id) !== undefined) {
    push(world, { kind: 'blow', step: 'place', who: id, n, card: null, by })
  } else if (findMouse(world.state, id) !== undefined) {
    push(world, { kind: 'wounds', step: 'steal', mouse: id, n, poison: false, steal: 0, greedy: false, by: null })
  }
}
