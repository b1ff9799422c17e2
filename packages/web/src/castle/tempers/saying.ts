import type { CastleEvent } from '@mousekeep/castle'

/** What a mouse with a temper comments on. */
export type Occasion = 'slide' | 'uncover' | 'run' | 'take' | 'drop' | 'fall'

/** For how many plays a comment stays. */
const LASTING = 4
/** Everyday events are commented on only once in so many plays. */
const AT_TIMES = 4

/** What the seat last commented on; null if it has nothing to say just now. */
export function occasionOf(eventsByPlay: readonly (readonly CastleEvent[])[], seat: number): Occasion | null {
  for (let play = eventsByPlay.length - 1; play >= Math.max(0, eventsByPlay.length - LASTING); play--) {
    const found = occasionIn(eventsByPlay[play], seat, (play + seat) % AT_TIMES === 0)
    if (found !== null) return found
  }
  return null
}

/** What always deserves a comment comes before what only now and then does. */
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
