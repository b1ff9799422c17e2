import type { CastleState } from '@mousekeep/castle'
import type { Chance } from '@mousekeep/engine'

/** Searches from a state with playouts of that depth and says how many iterations it ran. */
export type SearchRun = (state: CastleState, iterations: number, depth: number, chance: Chance) => number

/**
 * THE PLACE FOR THE SEARCH BOT. Null until it is connected; then the benchmark measures it and gives its ratio to
 * boardgame.io's bot.
 */
export const searchRun: SearchRun | null = null
