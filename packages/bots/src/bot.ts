import type { Chance, GameTypes } from '@mousekeep/engine'

/** Chooses for a seat by what that seat sees and has seen; never given a state. */
export interface Bot<T extends GameTypes> {
  choose(view: T['view'], seen: readonly T['event'][]): T['action']
}

/** How long a bot may think: until the time is up or the number of iterations is reached, whichever is first. */
export interface Budget {
  readonly ms: number
  readonly iterations: number
}

/** Other limits than those of a bot's level: milliseconds, or iterations, which give the same choices again. */
export type Limits = Partial<Budget>

/** What a bot needs from outside: it has neither dice nor a clock of its own. */
export interface BotTools {
  readonly chance: Chance
  /** Milliseconds since some moment. */
  readonly clock: () => number
}
