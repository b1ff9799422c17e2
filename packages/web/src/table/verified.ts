import { Match, readMatchRecord, verifyLog, type GameTypes } from '@mousekeep/engine'
import { gameOf } from '../games.ts'
import type { Ask, Tell } from './messages.ts'

/** The same dice, the same plays, by the rules: done on this device, not on the word of a server. */
export function verified({ log, record }: Ask & { readonly ask: 'verify' }): Tell<GameTypes> {
  const game = gameOf(record.game)
  const { story } = Match.replay(game, readMatchRecord(game, record))
  return { tell: 'verified', verified: verifyLog(game, log), chapters: story }
}
