import { say } from '../base/words/words.ts'
import type { Holder } from '../table/seating.ts'

/** The levels that have a word of their own; any other, as from an old link, is called by the first. */
const LEVELS: readonly string[] = ['easy', 'normal', 'hard', 'master', 'party']

/** Who plays a seat, in words. */
export function holderName(holder: Holder): string {
  if (holder.who === 'bot') {
    const level = LEVELS.includes(holder.level) ? holder.level : LEVELS[0]
    return say('holder-bot', { level: say(`level-${level}`) })
  }
  return holder.who === 'nobody' ? say('holder-nobody') : holder.name
}
