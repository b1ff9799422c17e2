import { shuffle, type Chance } from '@mousekeep/engine'
import { copy, type MysticsState } from './state.ts'
import type { MysticsView } from './view.ts'

/** Possible games behind a view: the search deck in any order, the encounter deck from what may be in it. */
export function imagine(view: MysticsView): (chance: Chance) => MysticsState {
  return (chance) => {
    const world = copy(view.table)
    shuffle(world.search, chance)
    const pool = world.unseen.slice()
    shuffle(pool, chance)
    for (let i = 0; i < world.encounters.length; i++) world.encounters[i] = pool[i]
    return world
  }
}
