import { ActionList, type Chance } from '@mousekeep/engine'
import { list, type MysticsAction } from '../rules/decide.ts'
import { valueOf } from './value.ts'
import { imagine } from '../imagine.ts'
import { isArriving, linesFrom, playLine, type Line } from './lines.ts'
import { NO_TASTE, type Taste } from './outline.ts'
import type { MysticsState } from '../state/state.ts'
import type { MysticsView } from '../view.ts'

/** Imagined worlds in which every line is tried, and those in which the best few are. */
const FEW = 3
const MANY = 10
const BEST = 3
/** An improvement smaller than this is none: mice do not run in circles. */
const LEAST = 0.004

/** A find that is worth less can wait. */
const TREASURE = 1
const WAYS: ReadonlySet<string> = new Set(['step', 'scurry', 'explore', 'battle'])

/** How a party bot plays, where it differs from others. */
interface Habits {
  readonly worlds?: number
  readonly taste?: Taste
}

interface Prospect {
  readonly line: Line
  worth: number
  /** In how many worlds it was tried; all of them for what leaves nothing to chance. */
  tried: number
}

/**
 * Plays the party sensibly by what the table may know: it takes whatever improves the party's chances most, on
 * average over a few imagined worlds, and ends its turn when nothing does. Of two ways it takes the one to
 * its taste.
 */
export function partyBot(chance: Chance, { worlds = MANY, taste = NO_TASTE }: Habits = {}) {
  const listed = new ActionList<MysticsAction>()
  return {
    choose(view: MysticsView): MysticsAction {
      const imagined = imagine(view)
      const first = imagined(chance)
      const imaginedSoFar: MysticsState[] = [first]
      const world = (n: number): MysticsState => (imaginedSoFar[n] ??= imagined(chance))
      listed.clear()
      list(first, listed)
      if (listed.length === 1) return listed.at(0)
      const last = listed.at(listed.length - 1)
      // Where somebody arrives is soon decided.
      const many = isArriving(first) ? 1 : worlds
      const dice = new Tape(chance)
      const prospects: Prospect[] = []
      for (let i = 0; i < listed.length; i++) {
        const action = listed.at(i)
        if (action.do === 'end') continue
        for (const line of linesFrom(first, action, listed, dice)) {
          const prospect = { line, worth: 0, tried: 0 }
          tryOut(prospect, world, Math.min(FEW, many), dice, taste)
          prospects.push(prospect)
        }
      }
      prospects.sort((a, b) => b.worth - a.worth)
      for (const prospect of prospects.slice(0, BEST)) tryOut(prospect, world, many, dice, taste)
      // Whatever is as good as the best is the best.
      const [best] = prospects
      const equal = prospects.filter(({ worth, tried }) => worth === best.worth && tried === best.tried)
      if (last.do !== 'end' && equal.length > 1) return equal[chance.below(equal.length)].line[0]
      let chosen: MysticsAction | null = null
      let most = last.do === 'end' ? valueOf(first, taste) + LEAST : Number.NEGATIVE_INFINITY
      const least = most
      for (const { line, worth } of prospects.slice(0, BEST)) {
        if (worth <= most) continue
        most = worth
        ;[chosen] = line
      }
      if (chosen?.do === 'search' && most < least + TREASURE) {
        // Whoever has a way to go looks about later.
        const way = prospects.find(({ line: [{ do: kind }], worth }) => WAYS.has(kind) && worth > least)
        if (way !== undefined) return way.line[0]
      }
      return chosen ?? last
    },
  }
}

/** Tries a line in further worlds; one is enough if it shows nothing new. */
function tryOut(
  prospect: Prospect,
  world: (n: number) => MysticsState,
  worlds: number,
  dice: Tape,
  taste: Taste,
): void {
  while (prospect.tried < worlds) {
    const before = world(prospect.tried)
    dice.rewind(prospect.tried)
    const next = playLine(before, prospect.line, dice)
    const worth = valueOf(next, taste)
    prospect.worth += (worth - prospect.worth) / (prospect.tried + 1)
    prospect.tried++
    const isSure =
      !dice.isDrawn &&
      next.search.length === before.search.length &&
      next.encounters.length === before.encounters.length
    if (isSure) prospect.tried = Number.POSITIVE_INFINITY
  }
}

const RANGE = 2 ** 31

/** Chance that falls the same way for every line that is tried in a world: lines differ, not their luck. */
class Tape implements Chance {
  readonly #chance: Chance
  readonly #worlds: number[][] = []
  #world = 0
  #next = 0

  constructor(chance: Chance) {
    this.#chance = chance
  }

  rewind(world: number): void {
    this.#world = world
    this.#next = 0
  }

  get isDrawn(): boolean {
    return this.#next > 0
  }

  below(n: number): number {
    const drawn = (this.#worlds[this.#world] ??= [])
    const value = (drawn[this.#next++] ??= this.#chance.below(RANGE))
    return Math.floor((value / RANGE) * n)
  }

  face<Face extends string>(die: readonly Face[]): Face {
    return die[this.below(die.length)]
  }
}
