import { legal, pick, type Game, type GameTypes } from '@mousekeep/engine'
import type { Bot, BotTools } from './bot.ts'

/** Any legal action, each equally likely. What is legal never depends on what is hidden, so any world will do. */
export function randomBot<T extends GameTypes>(game: Game<T>, { chance }: BotTools): Bot<T> {
  return {
    choose: (view, seen) => pick(legal(game, game.imagine(view, seen)(chance)), chance),
  }
}
