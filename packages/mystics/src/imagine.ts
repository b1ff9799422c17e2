import { BadInput, shuffle, type Chance } from '@mousekeep/engine'
import { cardsHidden } from './position/decks.ts'
import { readKnown } from './position/read-game.ts'
import { putQuestion } from './position/read-whole.ts'
import { copy, type MysticsState } from './state/state.ts'
import type { MysticsView } from './view.ts'

/** Possible games behind a view: the search deck in any order, the encounter deck from what may be in it. */
export function imagine(view: MysticsView): (chance: Chance) => MysticsState {
  const known = sealed(view)
  const top = view.top === null ? null : known.encounters[0]
  return (chance) => {
    const world = copy(known)
    shuffle(world.search, chance)
    const pool = world.unseen.slice()
    shuffle(pool, chance)
    // What everybody looks at lies on top in every world.
    if (top !== null) pool.unshift(...pool.splice(pool.indexOf(top), 1))
    for (let i = 0; i < world.encounters.length; i++) world.encounters[i] = pool[i]
    return world
  }
}

/** The game with its decks in a fixed order, before they are shuffled. */
function sealed(view: MysticsView): MysticsState {
  const { state, reading } = readKnown({ ...view })
  const outside = view.outside.map((name) => reading.card(name, 'outside'))
  state.search.push(...cardsHidden(state, outside))
  const known = view.top === null ? [] : [reading.encounter(view.top, 'top')]
  const others = state.unseen.filter((no) => !known.includes(no))
  state.encounters.push(...[...known, ...others].slice(0, view.decks.encounters))
  if (state.search.length !== view.decks.search || state.encounters.length !== view.decks.encounters)
    throw new BadInput('the view has other decks than its cards make')
  putQuestion(state)
  return state
}
