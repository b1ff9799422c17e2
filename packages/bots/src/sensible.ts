import { canonical, legal, type Chance, type Game, type GameTypes, type Seat } from '@mousekeep/engine'

/** Less than this, in the measure of `evaluate`, is a difference that nobody would notice. */
const NOTICEABLE = 0.0003

/** A decision in some of the worlds that there may be. */
interface Decision<T extends GameTypes> {
  readonly game: Game<T>
  readonly worlds: readonly T['state'][]
  readonly seat: Seat
  readonly pass: T['action']
  readonly chance: Chance
}

/**
 * The line that a search has found, if its seat stands better at the end of the turn than by ending it now. A search
 * sees no further than it had time for, so what is left of a turn looks better to it than it is, and points go on
 * pacing to and fro. Instead of that it looks at something that it does not know, or ends the turn.
 */
export function sensible<T extends GameTypes>(
  game: Game<T>,
  worlds: readonly T['state'][],
  line: readonly T['action'][],
  chance: Chance,
): readonly T['action'][] {
  const seat = game.actor(worlds[0])
  const passes = seat === null ? [] : passesOf(game, worlds[0], chance)
  if (seat === null || passes.length !== 1) return line
  const [pass] = passes
  const decision = { game, worlds, seat, pass, chance }
  const ended = worthOf(decision, [pass])
  if (worthOf(decision, line) > ended + NOTICEABLE) return line
  return [look(decision, ended) ?? pass]
}

/** The actions by which the turn goes to somebody else. */
function passesOf<T extends GameTypes>(game: Game<T>, world: T['state'], chance: Chance): T['action'][] {
  const seat = game.actor(world)
  return legal(game, world).filter((action) => {
    const next = game.copy(world)
    game.perform(next, action, chance, null)
    const actor = game.actor(next)
    return actor !== null && actor !== seat
  })
}

/** How its seat stands after the line and the end of the turn, on average. */
function worthOf<T extends GameTypes>(decision: Decision<T>, line: readonly T['action'][]): number {
  const { game, worlds, seat, pass, chance } = decision
  let sum = 0
  for (const world of worlds) {
    const next = game.copy(world)
    for (const action of line) {
      if (game.actor(next) !== seat || game.check(next, action) !== null) break
      game.perform(next, action, chance, null)
    }
    if (game.actor(next) === seat && game.check(next, pass) === null) game.perform(next, pass, chance, null)
    sum += game.evaluate(next)[seat]
  }
  return sum / worlds.length
}

/** What costs nothing and would look most different from world to world; null if nothing would. */
function look<T extends GameTypes>(decision: Decision<T>, ended: number): T['action'] | null {
  const { game, worlds, seat, chance } = decision
  let best: T['action'] | null = null
  let most = 1
  for (const action of legal(game, worlds[0])) {
    const views = new Set<string>()
    for (const world of worlds) {
      if (game.check(world, action) !== null) continue
      const next = game.copy(world)
      game.perform(next, action, chance, null)
      views.add(canonical(game.view(next, seat)))
    }
    if (views.size <= most || worthOf(decision, [action]) < ended - NOTICEABLE) continue
    best = action
    most = views.size
  }
  return best
}
