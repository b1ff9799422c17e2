import { takeFromBoard } from '../frames/leave.ts'
import { isFree, miceInOrder } from '../figures.ts'
import { lose } from '../changes.ts'
import type { World } from '../world.ts'

/** Abduction: the lowest free mouse but the searcher is taken. A third whereabouts: neither captured nor free. */
export function abduct(world: World, searcher: string): void {
  const { state, emit } = world
  const taken = miceInOrder(state).findLast((mouse) => isFree(mouse) && mouse.id !== searcher)
  if (taken === undefined) return
  takeFromBoard(world, taken)
  taken.away = true
  emit?.({ type: 'taken-away', rule: 'M11.1', who: taken.id })
  if (!state.mice.some(isFree)) lose(world, 'M20.3')
}
