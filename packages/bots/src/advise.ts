import type { Game, GameTypes, Reason } from '@mousekeep/engine'
import type { BotTools, Budget } from './bot.ts'
import { Search, think } from './search.ts'

/** What a bot would do in a person's place, and why. */
export interface Advice<Action> {
  /** Its choice, then how it would go on in the same turn. */
  readonly line: readonly Action[]
  /** Null if the game gives no reasons. */
  readonly reason: Reason | null
}

const THOROUGH: Budget = { ms: 250, iterations: Number.POSITIVE_INFINITY }
const STYLE = { depth: 0, curiosity: 0.02 }
const WORLDS = 24

/** Thinks for the one who must decide, by what that seat sees and has seen. The reason holds in every imagined world. */
export function advise<T extends GameTypes>(
  game: Game<T>,
  view: T['view'],
  seen: readonly T['event'][],
  tools: BotTools,
  budget: Budget = THOROUGH,
): Advice<T['action']> {
  const imagined = game.imagine(view, seen)
  const search = new Search(game, imagined, tools.chance, STYLE)
  think(search, budget, tools.clock)
  const line = search.line()
  const worlds = Array.from({ length: WORLDS }, () => imagined(tools.chance))
  return { line, reason: game.explain?.(worlds, line) ?? null }
}
