import type { Rules } from '@mousekeep/bots'
import { Match, readMatchRecord, type GameTypes } from '@mousekeep/engine'
import { verifyChain, verifyLog } from '@mousekeep/tables'
import type { Ask, Tell } from './messages.ts'

/** Verifies dice and plays by the rules, on this device, without trusting the server. */
export function verified({ game }: Rules<GameTypes>, asked: Ask & { readonly ask: 'verify' }): Tell<GameTypes> {
  if ('chain' in asked) {
    const { chapters, isBrought } = verifyChain(game, asked.chain)
    const plays = chapters.reduce((sum, chapter) => sum + chapter.plays, 0)
    return { tell: 'chain', chapters: chapters.length, plays, isBrought }
  }
  const { story } = Match.replay(game, readMatchRecord(game, asked.record))
  return { tell: 'verified', verified: verifyLog(game, asked.log), chapters: story }
}
