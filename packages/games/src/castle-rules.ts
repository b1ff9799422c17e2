import { botOf, commonRules, LEVELS, type Rules } from '@mousekeep/bots'
import { castle, likes, type Castle } from '@mousekeep/castle'
import { temperOf } from '@mousekeep/castle/tempers'
import { readOneOf } from '@mousekeep/engine'

/** Castle with the bots that play every game, each by itself or as one of the mice with a temper: `hard-clover`. */
export const rules: Rules<Castle> = {
  ...commonRules(castle),
  bot: (named, tools, limits) => {
    const { level, temper } = temperOf(named)
    const liking = temper === null ? null : likes.bind(null, temper)
    return botOf(castle, readOneOf(level, LEVELS, 'level'), tools, limits, liking)
  },
}
