import { readOneOf, type Game, type GameTypes } from '@mousekeep/engine'
import { advise, type Advice } from './advise.ts'
import type { Bot, BotTools, Limits } from './bot.ts'
import { LEVELS } from './level-names.ts'
import { botOf } from './levels.ts'

/** A game with those who play it and give advice: all that a table needs. */
export interface Rules<T extends GameTypes> {
  readonly game: Game<T>
  /** A bot of that level; throws `BadInput` if the game has none. */
  bot(level: string, tools: BotTools, limits?: Limits): Bot<T>
  /** What a bot would do in a person's place, by what that seat sees and has seen. */
  advise(view: T['view'], seen: readonly T['event'][], tools: BotTools): Advice<T['action']>
  /** Of rules that come piece by piece: fetches what is needed, before it is. Left out: all of it is there. */
  prepare?(need: Need): Promise<void>
}

/** What somebody is going to do with the rules. */
export interface Need {
  /** What the match is begun with; null: any match, from any position. */
  readonly options: unknown
  /** Bots, advice, positions; people who play from the beginning do without. */
  readonly isThinking: boolean
}

/** A game with the bots that play every game. */
export function commonRules<T extends GameTypes>(game: Game<T>): Rules<T> {
  return {
    game,
    bot: (level, tools, limits) => botOf(game, readOneOf(level, LEVELS, 'level'), tools, limits),
    advise: (view, seen) => advise(game, view, seen),
  }
}
