import { legal, type Game, type GameTypes } from '@mousekeep/engine'
import type { Bot, BotTools } from './bot.ts'

const WORLDS = 12

/** The action after which its seat stands best, on average over imagined worlds. Looks no further. */
export function greedyBot<T extends GameTypes>(game: Game<T>, { chance }: BotTools): Bot<T> {
  return {
    choose(view, seen) {
      const imagined = game.imagine(view, seen)
      const worlds = Array.from({ length: WORLDS }, () => imagined(chance))
      const actions = legal(game, worlds[0])
      const seat = game.actor(worlds[0])
      if (seat === null) throw new Error('Bug: a bot was asked to choose in a game that is over')
      const worth = actions.map((action) => {
        let sum = 0
        for (const world of worlds) {
          const next = game.copy(world)
          game.perform(next, action, chance, null)
          sum += game.evaluate(next)[seat]
        }
        return sum
      })
      return actions[worth.indexOf(Math.max(...worth))]
    },
  }
}
