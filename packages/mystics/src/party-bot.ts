import { ActionList, type Chance } from '@mousekeep/engine'
import { list, perform, type MysticsAction } from './actions/index.ts'
import { standing } from './evaluate.ts'
import { imagine } from './imagine.ts'
import { NO_TASTE, type Taste } from './plan/outline.ts'
import { copy, type MysticsState } from './state.ts'
import type { MysticsView } from './view.ts'

/** Imagined worlds in which every action is tried, and those in which the best few are. */
const FEW = 3
const MANY = 10
const BEST = 3
/** An improvement smaller than this is none: mice do not run in circles. */
const LEAST = 0.004

const MOST_ANSWERS = 20

/** How a party bot plays, where it differs from others. */
interface Habits {
  readonly worlds?: number
  readonly taste?: Taste
}

interface Prospect {
  readonly action: MysticsAction
  worth: number
  /** In how many worlds it was tried; all of them for what leaves nothing to chance. */
  tried: number
}

/**
 * Plays the party sensibly by what the table may know: it takes whatever improves the party's standing most, on
 * average over a few imagined worlds, and ends its turn when nothing does. Of two ways it takes the one to
 * its taste.
 */
export function partyBot(chance: Chance, { worlds = MANY, taste = NO_TASTE }: Habits = {}) {
  const listed = new ActionList<MysticsAction>()
  const dice = new Counted(chance)
  return {
    choose(view: MysticsView): MysticsAction {
      const imagined = imagine(view)
      const tables: MysticsState[] = [imagined(chance)]
      const table = (n: number): MysticsState => (tables[n] ??= imagined(chance))
      listed.clear()
      list(tables[0], listed)
      if (listed.length === 1) return listed.at(0)
      const last = listed.at(listed.length - 1)
      // Where somebody arrives is soon decided.
      const many = isArriving(tables[0]) ? 1 : worlds
      const prospects: Prospect[] = []
      for (let i = 0; i < listed.length; i++) {
        const action = listed.at(i)
        if (action.do === 'end') continue
        const prospect = { action, worth: 0, tried: 0 }
        tryOut(prospect, table, Math.min(FEW, many), dice, taste)
        prospects.push(prospect)
      }
      prospects.sort((a, b) => b.worth - a.worth)
      for (const prospect of prospects.slice(0, BEST)) tryOut(prospect, table, many, dice, taste)
      // Whatever is as good as the best is the best.
      const [first] = prospects
      const equal = prospects.filter(({ worth, tried }) => worth === first.worth && tried === first.tried)
      if (last.do !== 'end' && equal.length > 1) return equal[chance.below(equal.length)].action
      let best: MysticsAction | null = null
      let most = last.do === 'end' ? standing(tables[0], taste) + LEAST : Number.NEGATIVE_INFINITY
      for (const { action, worth } of prospects.slice(0, BEST)) {
        if (worth <= most) continue
        most = worth
        best = action
      }
      return best ?? last
    },
  }
}

/** Tries an action in further worlds; one is enough if it shows nothing new. */
function tryOut(
  prospect: Prospect,
  table: (n: number) => MysticsState,
  worlds: number,
  dice: Counted,
  taste: Taste,
): void {
  while (prospect.tried < worlds) {
    const before = table(prospect.tried)
    const next = copy(before)
    dice.drawn = 0
    perform(next, prospect.action, dice, null)
    letArrive(next, dice)
    const worth = standing(next, taste)
    prospect.worth += (worth - prospect.worth) / (prospect.tried + 1)
    prospect.tried++
    const isSure =
      dice.drawn === 0 &&
      next.search.length === before.search.length &&
      next.encounters.length === before.encounters.length
    if (isSure) prospect.tried = Number.POSITIVE_INFINITY
  }
}

function isArriving(state: MysticsState): boolean {
  return state.ask !== null && state.stack.some(({ kind }) => kind === 'explore' || kind === 'arrival')
}

/** Whoever is on the way arrives somewhere: only then is it seen how things stand. */
function letArrive(state: MysticsState, chance: Chance): void {
  for (let i = 0; i < MOST_ANSWERS && state.ask !== null && isArriving(state); i++) {
    const { options } = state.ask
    perform(state, { do: 'choose', option: options[chance.below(options.length)] }, chance, null)
  }
}

/** Chance that counts what is drawn from it. */
class Counted implements Chance {
  drawn = 0
  readonly #chance: Chance

  constructor(chance: Chance) {
    this.#chance = chance
  }

  below(n: number): number {
    this.drawn++
    return this.#chance.below(n)
  }

  face<Face extends string>(die: readonly Face[]): Face {
    this.drawn++
    return this.#chance.face(die)
  }
}
