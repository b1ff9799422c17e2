import type { Rules } from '@mousekeep/bots'
import { Match, readMatchRecord, type GameTypes } from '@mousekeep/engine'
import { verifyLog } from '@mousekeep/tables'
import type { Ask, Tell } from './messages.ts'

/** The same dice, the same plays, by the rules: done on this device, not on the word of a server. */
export function verified(
  { game }: Rules<GameTypes>,
  { log, record }: Ask & { readonly ask: 'verify' },
): Tell<GameTypes> {
  const { story } = Match.replay(game, readMatchRecord(game, record))
  return { tell: 'verified', verified: verifyLog(game, log), chapters: story }
}
