import { ActionList, type Chance, type Game, type GameTypes, type Seat } from '@mousekeep/engine'

/** No turn that goes on longer is played out. */
const LONGEST = 40

/**
 * How well the seat stands after a line, the rest of its turn and what the others do until its next one, if everybody
 * takes what looks best at once. Changes the world.
 */
export function worthAfterReplies<T extends GameTypes>(
  game: Game<T>,
  world: T['state'],
  seat: Seat,
  line: readonly T['action'][],
  chance: Chance,
): number {
  for (const action of line) {
    if (game.actor(world) !== seat || game.check(world, action) !== null) break
    game.perform(world, action, chance, null)
  }
  let hasPassed = game.actor(world) !== seat
  for (let actions = 0; actions < LONGEST; actions++) {
    const actor = game.actor(world)
    if (actor === null || (actor === seat && hasPassed)) break
    if (actor !== seat) hasPassed = true
    game.perform(world, bestAtOnce(game, world, actor, chance), chance, null)
  }
  return game.evaluate(world)[seat]
}

/** The action after which the actor stands best in this world. */
function bestAtOnce<T extends GameTypes>(game: Game<T>, world: T['state'], actor: Seat, chance: Chance): T['action'] {
  const listed = new ActionList<T['action']>()
  game.list(world, listed)
  let best = listed.at(0)
  let highest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < listed.length; i++) {
    const next = game.copy(world)
    game.perform(next, listed.at(i), chance, null)
    const worth = game.evaluate(next)[actor]
    if (worth <= highest) continue
    highest = worth
    best = listed.at(i)
  }
  return best
}
