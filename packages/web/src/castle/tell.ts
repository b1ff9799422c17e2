import type { CastleAction, CastleEvent } from '@mousekeep/castle'
import { say } from '../words/words.ts'

export const teamName = (seat: number): string => say(`team-${seat}`)
export const kindName = (kind: string): string => say(`kind-${kind}`)

/** The events that the rules bring about of themselves are told with their rule. */
const OF_THEMSELVES: ReadonlySet<CastleEvent['type']> = new Set(['fell', 'awarded', 'covered', 'won'])

export function isOfItself(event: CastleEvent): boolean {
  return OF_THEMSELVES.has(event.type)
}

/** An event in a sentence. */
export function tell(event: CastleEvent): string {
  switch (event.type) {
    case 'started':
      return say('event-started', { first: teamName(event.first), spare: kindName(event.spare) })
    case 'placed':
      return say('event-placed', { seat: teamName(event.seat), tower: event.tower })
    case 'turn-began':
      return say('event-turn-began', { round: event.round, seat: teamName(event.seat) })
    case 'uncovered': {
      const shows = Object.entries(event.shows).map(([square, kind]) => `${square} ${kindName(kind)}`)
      return say('event-uncovered', { seat: teamName(event.seat), room: event.room, shows: shows.join(', ') })
    }
    case 'stepped':
      return say(event.passing ? 'event-stepped-passing' : 'event-stepped', {
        seat: teamName(event.seat),
        from: event.from,
        to: event.to,
      })
    case 'entered':
      return say(event.passing ? 'event-entered-passing' : 'event-entered', {
        seat: teamName(event.seat),
        tower: event.tower,
      })
    case 'slid':
      return say('event-slid', {
        seat: teamName(event.seat),
        end: event.end,
        pushed: kindName(event.pushed),
        dropped: kindName(event.dropped),
      })
    case 'fell':
      return say('event-fell', { seat: teamName(event.seat), at: event.at })
    case 'awarded':
      return say('event-awarded', {
        seat: teamName(event.seat),
        cheese: kindName(event.cheese),
        on: event.on.join(', '),
      })
    case 'covered':
      return say('event-covered', { count: event.rooms.length, rooms: event.rooms.join(', ') })
    case 'won':
      return say(`event-won-${event.why}`, { winner: teamName(event.winner) })
  }
}

/** An action in words, as something to do. */
export function tellAction(action: CastleAction): string {
  return say(`action-${action.do}`, { ...action })
}

/** A fall, a token, the end: what must not be missed. */
export function isWeighty({ type }: CastleEvent): boolean {
  return type === 'fell' || type === 'awarded' || type === 'won'
}

export function captionOf(events: readonly CastleEvent[]): string {
  return events.filter(isWeighty).map(tell).join(' ')
}
