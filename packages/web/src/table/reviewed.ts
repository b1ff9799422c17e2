import type { Rules } from '@mousekeep/bots'
import type { GameTypes } from '@mousekeep/engine'
import { review } from '@mousekeep/tables'
import type { Ask, Tell } from './messages.ts'

/** A game that is over, looked back on for one seat. */
export function reviewed(rules: Rules<GameTypes>, { record, seat }: Ask & { readonly ask: 'review' }): Tell<GameTypes> {
  return { tell: 'reviewed', review: review(rules, record, seat) }
}
