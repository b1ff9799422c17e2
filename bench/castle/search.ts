import { Search } from '@mousekeep/bots'
import { castle, type CastleState } from '@mousekeep/castle'
import type { Chance } from '@mousekeep/engine'

/** Searches as the bots do, over imagined worlds behind the mover's view, with playouts of that depth. */
export function searchRun(state: CastleState, iterations: number, depth: number, chance: Chance): number {
  const imagined = castle.imagine(castle.view(state, state.turn), [])
  const search = new Search(castle, imagined, chance, { depth, curiosity: 0.02 })
  while (search.iterations < iterations) search.iterate()
  return search.iterations
}
