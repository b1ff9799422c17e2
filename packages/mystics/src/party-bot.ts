import { ActionList, type Chance } from '@mousekeep/engine'
import { list, perform, type MysticsAction } from './actions/index.ts'
import { evaluate } from './evaluate.ts'
import { imagine } from './imagine.ts'
import { copy, type MysticsState } from './state.ts'
import type { MysticsView } from './view.ts'

const WORLDS = 10
/** An improvement smaller than this is none: mice do not run in circles. */
const LEAST = 0.0001

/**
 * Plays the party sensibly by what the table may know: it takes whatever improves the party's standing most, on
 * average over a few imagined worlds, and ends its turn when nothing does.
 */
export function partyBot(chance: Chance, worlds = WORLDS) {
  return {
    choose(view: MysticsView): MysticsAction {
      const listed = new ActionList<MysticsAction>()
      const imagined = imagine(view)
      const first = imagined(chance)
      list(first, listed)
      if (listed.length === 1) return listed.at(0)
      const tables: MysticsState[] = [first]
      while (tables.length < worlds) tables.push(imagined(chance))
      const last = listed.at(listed.length - 1)
      const now = evaluate(first)[0]
      let best: MysticsAction | null = null
      let most = last.do === 'end' ? now + LEAST : Number.NEGATIVE_INFINITY
      for (let i = 0; i < listed.length; i++) {
        const action = listed.at(i)
        if (action.do === 'end') continue
        const worth = averageAfter(tables, action, chance)
        if (worth > most) {
          most = worth
          best = action
        }
      }
      return best ?? last
    },
  }
}

function averageAfter(tables: readonly MysticsState[], action: MysticsAction, chance: Chance): number {
  let sum = 0
  for (const table of tables) {
    const next = copy(table)
    perform(next, action, chance, null)
    sum += evaluate(next)[0]
  }
  return sum / tables.length
}
