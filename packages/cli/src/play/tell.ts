import type { CastleEvent } from '@mousekeep/castle'
import type { Catalogue } from '@mousekeep/text'

/** What happened, in a paragraph for each turn. */
export function tellTurns(events: readonly CastleEvent[], words: Catalogue): string[] {
  const paragraphs: string[] = []
  events.forEach((event, i) => {
    const before = events[i - 1]
    // A turn in which nothing was done is told as well: somebody may wait for it.
    if (event.type === 'turn-began' && before?.type === 'turn-began') {
      paragraphs[paragraphs.length - 1] += ` ${words.say('play-idle', { team: words.say(`team-${before.seat}`) })}`
    }
    const sentence = tell(event, words)
    if (paragraphs.length === 0 || event.type === 'turn-began') paragraphs.push(sentence)
    else paragraphs[paragraphs.length - 1] += ` ${sentence}`
  })
  return paragraphs
}

/** An event in a sentence. What the rules do of themselves is told with the rule. */
export function tell(event: CastleEvent, words: Catalogue): string {
  const team = (seat: number): string => words.say(`team-${seat}`)
  const kind = (name: string): string => words.say(`kind-${name}`)
  const ruled = (sentence: string): string => `${sentence} (${event.rule})`
  switch (event.type) {
    case 'started':
      return words.say('event-started', { first: team(event.first), spare: kind(event.spare) })
    case 'placed':
      return words.say('event-placed', { seat: team(event.seat), tower: event.tower })
    case 'turn-began':
      return words.say('event-turn-began', { round: event.round, seat: team(event.seat) })
    case 'uncovered': {
      const shows = Object.entries(event.shows).map(([square, name]) => `${square} ${kind(name)}`)
      return words.say('event-uncovered', { seat: team(event.seat), room: event.room, shows: shows.join(', ') })
    }
    case 'stepped':
      return words.say(event.passing ? 'event-stepped-passing' : 'event-stepped', {
        seat: team(event.seat),
        from: event.from,
        to: event.to,
      })
    case 'entered':
      return words.say(event.passing ? 'event-entered-passing' : 'event-entered', {
        seat: team(event.seat),
        tower: event.tower,
      })
    case 'slid':
      return words.say('event-slid', {
        seat: team(event.seat),
        end: event.end,
        pushed: kind(event.pushed),
        dropped: kind(event.dropped),
      })
    case 'fell':
      return ruled(words.say('event-fell', { seat: team(event.seat), at: event.at }))
    case 'awarded':
      return ruled(
        words.say('event-awarded', { seat: team(event.seat), cheese: kind(event.cheese), on: event.on.join(', ') }),
      )
    case 'covered':
      return words.say('event-covered', { count: event.rooms.length, rooms: event.rooms.join(', ') })
    case 'won':
      return ruled(words.say(`event-won-${event.why}`, { winner: team(event.winner) }))
  }
}
