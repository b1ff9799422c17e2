import { Match, readMatchRecord, verify, type GameTypes } from '@mousekeep/engine'
import { gameOf } from '../games.ts'
import type { Ask, Tell } from './messages.ts'

/** The same dice, the same plays, by the rules: done on this device, not on the word of a server. */
export function verified({ record, promised }: Ask & { readonly ask: 'verify' }): Tell<GameTypes> {
  const game = gameOf(record.game)
  const read = readMatchRecord(game, record)
  return { tell: 'verified', verified: verify(game, read, promised), chapters: Match.replay(game, read).story }
}
