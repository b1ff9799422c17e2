import { evaluate } from './bot/value.ts'
import { reasonOf } from './foresight/reason.ts'
import type { Thinking } from './game.ts'
import { asVersion3 } from './state/version-3.ts'
import { imagine } from './imagine.ts'
import { readPosition } from './position/read-position.ts'
import { summary } from './position/summary.ts'

export { partyBot } from './bot/party-bot.ts'

export const THINKING: Thinking = {
  asVersion3,
  imagine,
  evaluate,
  explain: ([world], [action]) => reasonOf(world, action),
  summary,
  readPosition,
}

/** What follows a chapter: whoever verifies a campaign asks for it. */
export { sequel } from './campaign/sequel.ts'
