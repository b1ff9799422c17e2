import { ActionList } from './action-list.ts'
import type { Chance } from './chance.ts'
import type { Game, GameTypes, Seat } from './game.ts'
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
  const actor = game.actor(state)
  if (actor !== null && actor !== seat) return refusal(game.rules.turn, 'not-your-turn', { actor })
  return game.check(state, action)
}

/** The pure step: the state given is never changed. */
export function apply<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
  chance: Chance,
): Step<T> | Refused {
  const refused = refusalOf(game, state, seat, action)
  if (refused !== null) return { ok: false, refusal: refused }
  const next = game.copy(state)
  const events: T['event'][] = []
  game.perform(next, action, chance, (event) => events.push(event))
  return { ok: true, state: next, events }
}
