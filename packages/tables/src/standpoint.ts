import {
  apply,
  canonical,
  legal,
  Seeded,
  type Chance,
  type Game,
  type GameTypes,
  type Refusal,
  type Seat,
} from '@mousekeep/engine'

/** All that one seat sees and has seen of a table, wherever it stands: what is hidden from it is not in here. */
export interface Standpoint<T extends GameTypes> {
  readonly seat: Seat
  readonly view: T['view']
  readonly seen: readonly T['event'][]
}

/** What would come of an action: why it is refused, or whether it shows something and cannot be taken back. */
export interface Weighing {
  readonly refusal: Refusal | null
  readonly reveals: boolean
}

/** What a play will bring, if that is already certain. */
export interface CertainEnd<T extends GameTypes> {
  readonly events: readonly T['event'][]
  readonly view: T['view']
  readonly actor: Seat | null
}

/** A game may refuse or reveal by what lies hidden only if this many imagined worlds do not show it. */
const WORLDS = 12

/** Why an action is refused, or whether it would show something in any of the worlds that there may be. */
export function weighFrom<T extends GameTypes>(game: Game<T>, from: Standpoint<T>, given: object): Weighing {
  const tries = tryFrom(game, from, game.readAction(given), dice(given))
  const refused = tries.find((step) => !step.ok)
  const reveals = tries.some((step) => step.ok && step.events.some((event) => game.reveals(event)))
  return { refusal: refused?.refusal ?? null, reveals: refused === undefined && reveals }
}

/**
 * What comes of an action, if that is already certain: nothing hidden is shown, no chance is drawn, and every world
 * that there may be looks the same afterwards. Null if it is not.
 */
export function foretell<T extends GameTypes>(game: Game<T>, from: Standpoint<T>, given: object): CertainEnd<T> | null {
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

/**
 * What a page shows before somebody decides: odds, reach, what each action would come to. A game foresees nothing that
 * hangs on what is hidden, so one world that fits the view tells it all. Null for a game that foresees nothing.
 */
export function foresightFrom<T extends GameTypes>(
  game: Game<T>,
  { view, seen }: Pick<Standpoint<T>, 'view' | 'seen'>,
): NonNullable<T['foresight']> | null {
  return game.foresee?.(game.imagine(view, seen)(new Seeded('foresight'))) ?? null
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
