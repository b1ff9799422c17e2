import { commonRules, type Rules } from '@mousekeep/bots'
import { castle, type Castle } from '@mousekeep/castle'

export const rules: Rules<Castle> = commonRules(castle)
