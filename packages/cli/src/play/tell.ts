import type { CastleEvent } from '@mousekeep/castle'
import { castleWords } from '@mousekeep/castle/words'
import type { Catalogue } from '@mousekeep/text'

/** These are told with their rule: nobody did them. */
const RULED: ReadonlySet<CastleEvent['type']> = new Set(['fell', 'awarded', 'won'])

/** What happened, in a paragraph for each turn. */
export function tellTurns(events: readonly CastleEvent[], words: Catalogue): string[] {
  const game = castleWords((key, params) => words.say(key, params))
  const paragraphs: string[] = []
  events.forEach((event, i) => {
    const before = events[i - 1]
    // A turn in which nothing was done is told as well: somebody may wait for it.
    if (event.type === 'turn-began' && before?.type === 'turn-began') {
      paragraphs[paragraphs.length - 1] += ` ${words.say('play-idle', { team: game.teamName(before.seat) })}`
    }
    const sentence = game.tell(event) + (RULED.has(event.type) ? ` (${event.rule})` : '')
    if (paragraphs.length === 0 || event.type === 'turn-began') paragraphs.push(sentence)
    else paragraphs[paragraphs.length - 1] += ` ${sentence}`
  })
  return paragraphs
}
