import { ActionList } from './action-list.ts'
import type { Chance } from './chance/chance.ts'
import type { Deed, Game, GameTypes, Seat } from './game.ts'
import { refusal, type Refusal } from './refusal.ts'

/** A new state and what happened on the way there. */
export interface Step<T extends GameTypes> {
  readonly ok: true
  readonly state: T['state']
  readonly events: readonly T['event'][]
}

export interface Refused {
  readonly ok: false
  readonly refusal: Refusal
}

/** Kept for the next listing; null while one is being made. */
let spare: ActionList<GameTypes['action']> | null = null

export function legal<T extends GameTypes>(game: Game<T>, state: T['state']): T['action'][] {
  const listing = spare ?? new ActionList()
  spare = null
  listing.clear()
  game.list(state, listing)
  spare = listing
  return listing.toArray()
}

/** Why the seat may not take the action now; null if it may. */
export function refusalOf<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
): Refusal | null {
  return outOfTurn(game, state, seat, action) ?? game.check(state, action)
}

/** Who may take this action now: whoever does it in turn or not, else who must decide; null when the game is over. */
export function doerOf<T extends GameTypes>(game: Game<T>, state: T['state'], action: T['action']): Seat | null {
  const actor = game.actor(state)
  return actor === null ? null : (game.anytime?.(action) ?? actor)
}

function outOfTurn<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
): Refusal | null {
  const actor = doerOf(game, state, action)
  return actor !== null && actor !== seat ? refusal(game.rules.turn, 'not-your-turn', { actor }) : null
}

/** Why the seat may not take the action now, or what the action does. */
export function judged<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
): Refusal | Deed<T['state'], T['event']> {
  const refused = outOfTurn(game, state, seat, action)
  if (refused !== null) return refused
  if (game.judge !== undefined) return game.judge(state, action)
  return game.check(state, action) ?? { perform: (next, chance, emit) => game.perform(next, action, chance, emit) }
}

/** The pure step: the state given is never changed. */
export function apply<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
  chance: Chance,
): Step<T> | Refused {
  const found = judged(game, state, seat, action)
  return 'perform' in found ? done(game, state, found, chance) : { ok: false, refusal: found }
}

/** The state after a deed that was judged in it. */
export function done<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  deed: Deed<T['state'], T['event']>,
  chance: Chance,
): Step<T> {
  const next = game.copy(state)
  const events: T['event'][] = []
  deed.perform(next, chance, (event) => events.push(event))
  return { ok: true, state: next, events }
}
