import type { CastleAction, CastleEvent } from '@mousekeep/castle'
import { castle } from '@mousekeep/castle'
import { colourOf, COLOURS } from './colours.ts'

const FIELDS: Record<string, readonly string[]> = {
  place: ['tower'],
  enter: ['tower'],
  step: ['from', 'to'],
  uncover: ['room'],
  slide: ['end'],
  end: [],
  resign: ['seat'],
}

/** Reads `step a1 b1`, legal or not. */
export function readActionText(text: string): CastleAction {
  const [kind, ...values] = text.split(' ')
  const fields = FIELDS[kind] ?? []
  if (values.length !== fields.length) throw new Error(`"${text}" is no action: ${kind} has ${fields.length} fields`)
  return castle.readAction({
    do: kind,
    ...Object.fromEntries(
      fields.map((field, i) => [field, field === 'seat' ? COLOURS.findIndex((each) => each === values[i]) : values[i]]),
    ),
  })
}

/** An event in one line: its type, whose it is, then the particulars, the rule last. */
export function tell(event: CastleEvent): string {
  return `${event.type} ${particulars(event)} (${event.rule})`
}

function particulars(event: CastleEvent): string {
  switch (event.type) {
    case 'started':
      return `first ${colourOf(event.first)}, spare ${event.spare}`
    case 'placed':
      return `${colourOf(event.seat)} ${event.tower}`
    case 'turn-began':
      return `${colourOf(event.seat)} round ${event.round}`
    case 'uncovered':
      return `${colourOf(event.seat)} ${event.room} ${shown(event.shows)}`
    case 'stepped':
      return `${colourOf(event.seat)} ${event.from} ${event.to}${event.passing ? ' passing' : ''}`
    case 'entered':
      return `${colourOf(event.seat)} ${event.tower}${event.passing ? ' passing' : ''}`
    case 'slid': {
      const { seat, end, pushed, dropped, shows, revealed } = event
      return `${colourOf(seat)} ${end} in ${pushed} out ${dropped} ${shown(shows)}${revealed ? ' revealed' : ''}`
    }
    case 'fell':
      return `${colourOf(event.seat)} ${event.at}`
    case 'awarded':
      return `${colourOf(event.seat)} ${event.cheese} on ${event.on.join(' ')}`
    case 'resigned':
      return colourOf(event.seat)
    case 'covered':
      return event.rooms.join(',')
    case 'won':
      return `${colourOf(event.winner)} ${event.why}`
  }
}

function shown(shows: Readonly<Record<string, string>>): string {
  const tiles = Object.entries(shows).map(([square, kind]) => `${square}=${kind}`)
  return `shows ${tiles.length === 0 ? 'nothing' : tiles.join(' ')}`
}
