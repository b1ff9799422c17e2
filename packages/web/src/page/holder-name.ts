import { say } from '../base/words/words.ts'
import type { Holder } from '../table/seating.ts'

/** The levels that have a name. Any other, as from an old link, gets the first one's. */
const LEVELS: readonly string[] = ['easy', 'normal', 'hard', 'master', 'party']

/** Who plays a seat, in words. */
export function holderName(holder: Holder): string {
  if (holder.who === 'bot') {
    // Some bots have a name after their level: `hard-clover`.
    const [given, mouse] = holder.level.split('-')
    const level = say(`level-${LEVELS.includes(given) ? given : LEVELS[0]}`)
    return mouse === undefined
      ? say('holder-bot', { level })
      : say('holder-mouse', { name: say(`mouse-${mouse}`), level })
  }
  return holder.who === 'nobody' ? say('holder-nobody') : holder.name
}
