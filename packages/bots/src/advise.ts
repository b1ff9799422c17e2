import { canonical, Seeded, type Game, type GameTypes, type Reason } from '@mousekeep/engine'
import { Search, think } from './search.ts'
import { sensible } from './sensible.ts'

/** What a bot would do in a person's place, and why. */
export interface Advice<Action> {
  /** Its choice, then how it would go on in the same turn. */
  readonly line: readonly Action[]
  /** Null if the game gives no reasons. */
  readonly reason: Reason | null
}

/** By iterations and not by the clock, so that the same position gets the same advice on every device. */
const ITERATIONS = 6000
const noClock = (): number => 0
const STYLE = { depth: 0, curiosity: 0.02 }
const WORLDS = 24

/**
 * Thinks for the one who must decide, by what that seat sees and has seen. The reason holds in every imagined world.
 * Whoever asks twice is told the same: the worlds that are imagined hang on what is seen alone.
 */
export function advise<T extends GameTypes>(
  game: Game<T>,
  view: T['view'],
  seen: readonly T['event'][],
): Advice<T['action']> {
  const imagined = game.imagine(view, seen)
  const chance = new Seeded(canonical(view))
  const search = new Search(game, imagined, chance, STYLE)
  think(search, { ms: Number.POSITIVE_INFINITY, iterations: ITERATIONS }, noClock)
  const worlds = Array.from({ length: WORLDS }, () => imagined(chance))
  const line = sensible(game, worlds, search.line(), chance)
  return { line, reason: game.explain?.(worlds, line) ?? null }
}
