import type { Say } from '@mousekeep/text'
import type { CastleAction } from '../actions/action.ts'
import type { CastleEvent } from '../events.ts'

export const teamName = (say: Say, seat: number): string => say(`team-${seat}`)
export const kindName = (say: Say, kind: string): string => say(`kind-${kind}`)

/** The events that the rules bring about of themselves are told with their rule. */
const OF_THEMSELVES: ReadonlySet<CastleEvent['type']> = new Set(['fell', 'awarded', 'covered', 'won'])

export function isOfItself({ type }: CastleEvent): boolean {
  return OF_THEMSELVES.has(type)
}

/** A fall, a token, somebody who gives up, the end: what must not be missed. */
export function isWeighty({ type }: CastleEvent): boolean {
  return type === 'fell' || type === 'awarded' || type === 'resigned' || type === 'won'
}

/** An event in a sentence. */
export function tell(say: Say, event: CastleEvent): string {
  const team = (seat: number): string => teamName(say, seat)
  const kind = (name: string): string => kindName(say, name)
  switch (event.type) {
    case 'started':
      return say('event-started', { first: team(event.first), spare: kind(event.spare) })
    case 'placed':
      return say('event-placed', { seat: team(event.seat), tower: event.tower })
    case 'turn-began':
      return say('event-turn-began', { round: event.round, seat: team(event.seat) })
    case 'uncovered': {
      const shows = Object.entries(event.shows).map(([square, name]) => `${square} ${kind(name)}`)
      return say('event-uncovered', { seat: team(event.seat), room: event.room, shows: shows.join(', ') })
    }
    case 'stepped':
      return say(event.passing ? 'event-stepped-passing' : 'event-stepped', {
        seat: team(event.seat),
        from: event.from,
        to: event.to,
      })
    case 'entered':
      return say(event.passing ? 'event-entered-passing' : 'event-entered', {
        seat: team(event.seat),
        tower: event.tower,
      })
    case 'slid':
      return say('event-slid', {
        seat: team(event.seat),
        end: event.end,
        pushed: kind(event.pushed),
        dropped: kind(event.dropped),
      })
    case 'fell':
      return say('event-fell', { seat: team(event.seat), at: event.at })
    case 'awarded':
      return say('event-awarded', { seat: team(event.seat), cheese: kind(event.cheese), on: event.on.join(', ') })
    case 'resigned':
      return say('event-resigned', { seat: team(event.seat) })
    case 'covered':
      return say('event-covered', { count: event.rooms.length, rooms: event.rooms.join(', ') })
    case 'won':
      return say(`event-won-${event.why}`, { winner: team(event.winner) })
  }
}

/** An action in words, as something to do. */
export function tellAction(say: Say, action: CastleAction): string {
  return say(`action-${action.do}`, { ...action })
}
