import { commonRules, type Rules } from '@mousekeep/bots'
import { mystics, partyBot, type Mystics } from '@mousekeep/mystics'

const everyones = commonRules(mystics)

/** The party has a bot of its own, who also gives the advice: a search without a plan finds no way through a chapter. */
export const rules: Rules<Mystics> = {
  game: mystics,
  bot: (level, tools, limits) => (level === 'party' ? partyBot(tools.chance) : everyones.bot(level, tools, limits)),
  advise: (view, seen, { chance }) => {
    const line = [partyBot(chance).choose(view)]
    return { line, reason: mystics.explain?.([mystics.imagine(view, seen)(chance)], line) ?? null }
  },
}
