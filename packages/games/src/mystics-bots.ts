import { commonRules, type Rules } from '@mousekeep/bots'
import type { Game } from '@mousekeep/engine'
import type { Mystics } from '@mousekeep/mystics/game'
import { partyBot } from '@mousekeep/mystics/thinking'

export { sequel, THINKING } from '@mousekeep/mystics/thinking'

/** The party has a bot of its own, who also gives the advice: a search that looks a few moves ahead finds no way through a chapter. */
export function withBots(game: Game<Mystics>): Rules<Mystics> {
  const everyones = commonRules(game)
  return {
    game,
    bot: (level, tools, limits) => (level === 'party' ? partyBot(tools.chance) : everyones.bot(level, tools, limits)),
    advise: (view, seen, { chance }) => {
      const line = [partyBot(chance).choose(view)]
      return { line, reason: game.explain?.([game.imagine(view, seen)(chance)], line) ?? null }
    },
  }
}
