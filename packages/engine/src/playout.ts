import { ActionList } from './action-list.ts'
import type { Chance } from './chance/chance.ts'
import type { Game, GameTypes } from './game.ts'

/** Plays at random, in place, to the end or to a number of actions. Returns how many were played. */
export function playout<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  chance: Chance,
  most = Number.POSITIVE_INFINITY,
): number {
  const actions = new ActionList<T['action']>()
  let played = 0
  while (played < most && game.actor(state) !== null) {
    actions.clear()
    game.list(state, actions)
    if (actions.length === 0) throw new Error('Bug: a decision without a legal action')
    game.perform(state, actions.at(chance.below(actions.length)), chance, null)
    played++
  }
  return played
}
