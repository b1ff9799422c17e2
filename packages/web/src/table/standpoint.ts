import { advise, type BotTools } from '@mousekeep/bots'
import { apply, canonical, legal, Seeded, type Chance, type Game, type GameTypes } from '@mousekeep/engine'
import type { Foretold, Hint, Standpoint, Weighed } from './messages.ts'

/** A game may refuse or reveal by what lies hidden only if this many imagined worlds do not show it. */
const WORLDS = 12

/** What a bot would do there, and why. */
export function hintFrom<T extends GameTypes>(game: Game<T>, { view, seen }: Standpoint<T>, tools: BotTools): Hint<T> {
  return { tell: 'hint', ...advise(game, view, seen, tools) }
}

/** Why an action is refused, or whether it would show something in any of the worlds that there may be. */
export function weighFrom<T extends GameTypes>(game: Game<T>, from: Standpoint<T>, given: object): Weighed {
  const tries = tryFrom(game, from, game.readAction(given), dice(given))
  const refused = tries.find((step) => !step.ok)
  const reveals = tries.some((step) => step.ok && step.events.some((event) => game.reveals(event)))
  return {
    tell: 'weighed',
    action: given,
    refusal: refused?.refusal ?? null,
    reveals: refused === undefined && reveals,
  }
}

/**
 * What comes of an action, if that is already certain: nothing hidden is shown, no chance is drawn, and every world
 * that there may be looks the same afterwards. Null if it is not.
 */
export function foresee<T extends GameTypes>(
  game: Game<T>,
  from: Standpoint<T>,
  given: object,
): Pick<Foretold<T>, 'events' | 'view' | 'actor'> | null {
  const chance = new WatchedDice(dice(given))
  const ends = tryFrom(game, from, game.readAction(given), chance).map((step) => {
    if (!step.ok || step.events.some((event) => game.reveals(event))) return null
    const events = step.events.map((event) => game.eventFor(event, from.seat)).filter((event) => event !== null)
    const { state } = step
    const view = game.view(state, from.seat)
    return { events, view, actor: game.actor(state), text: canonical([events, view, legal(game, state)]) }
  })
  const [first] = ends
  if (first === null || chance.isRolled || ends.some((end) => end?.text !== first.text)) return null
  return { events: first.events, view: first.view, actor: first.actor }
}

type Tries<T extends GameTypes> = readonly ReturnType<typeof apply<T>>[]

function tryFrom<T extends GameTypes>(
  game: Game<T>,
  from: Standpoint<T>,
  action: T['action'],
  chance: Chance,
): Tries<T> {
  const imagined = game.imagine(from.view, from.seen)
  const worlds = new Seeded('standpoint')
  return Array.from({ length: WORLDS }, () => apply(game, imagined(worlds), from.seat, action, chance))
}

const dice = (given: object): Chance => new Seeded(JSON.stringify(given))

/** Notes whether anything hung on chance. */
class WatchedDice implements Chance {
  isRolled = false
  private readonly chance: Chance

  constructor(chance: Chance) {
    this.chance = chance
  }

  below(n: number): number {
    this.isRolled = true
    return this.chance.below(n)
  }

  face<Face extends string>(die: readonly Face[]): Face {
    this.isRolled = true
    return this.chance.face(die)
  }
}
