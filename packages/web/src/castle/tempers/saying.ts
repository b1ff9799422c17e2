import type { CastleEvent } from '@mousekeep/castle'

/** What a mouse with a temper has something to say about. */
export type Occasion = 'slide' | 'uncover' | 'run' | 'take' | 'drop' | 'fall'

/** How many plays something that was said stays in the air. */
const LASTING = 4
/** Of what happens all the time only every so many is spoken of. */
const AT_TIMES = 4

/** What the seat last said something about, and with which play; null if it has nothing to say just now. */
export function occasionOf(eventsByPlay: readonly (readonly CastleEvent[])[], seat: number): Occasion | null {
  for (let play = eventsByPlay.length - 1; play >= Math.max(0, eventsByPlay.length - LASTING); play--) {
    const found = occasionIn(eventsByPlay[play], seat, (play + seat) % AT_TIMES === 0)
    if (found !== null) return found
  }
  return null
}

/** What must be spoken of comes before what is only now and then. */
function occasionIn(events: readonly CastleEvent[], seat: number, isTalkative: boolean): Occasion | null {
  const isOwn = (type: CastleEvent['type']): boolean =>
    events.some((event) => event.type === type && 'seat' in event && event.seat === seat)
  if (isOwn('fell')) return 'fall'
  if (isOwn('awarded')) return 'take'
  if (isOwn('slid') && events.some(({ type }) => type === 'fell')) return 'drop'
  if (!isTalkative) return null
  if (isOwn('slid')) return 'slide'
  if (isOwn('uncovered')) return 'uncover'
  return isOwn('stepped') || isOwn('entered') ? 'run' : null
}
