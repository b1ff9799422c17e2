import { legal } from './apply.ts'
import { noChance, type Chance } from './chance/chance.ts'
import type { Game, GameTypes } from './game.ts'

/** The number of action sequences of exactly that length. Only for games that draw no chance after the start; elsewhere `chance` says what a draw is. */
export function perft<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  depth: number,
  chance: Chance = noChance,
): number {
  if (depth === 0) return 1
  const actions = legal(game, state)
  if (depth === 1) return actions.length
  let nodes = 0
  for (const action of actions) {
    const next = game.copy(state)
    game.perform(next, action, chance, null)
    nodes += perft(game, next, depth - 1, chance)
  }
  return nodes
}
