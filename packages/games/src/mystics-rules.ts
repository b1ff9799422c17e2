import type { Rules } from '@mousekeep/bots'
import { mystics, type Mystics } from '@mousekeep/mystics'
import { withBots } from './mystics-bots.ts'

export const rules: Rules<Mystics> = withBots(mystics)
