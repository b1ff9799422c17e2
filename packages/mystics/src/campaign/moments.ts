import type { MysticsEvent } from '../state/events.ts'

/** What a picture is taken of. */
export const MOMENT_KINDS = ['captured', 'rescued', 'last-blow', 'card-beaten', 'achieved', 'won', 'lost'] as const
export type MomentKind = (typeof MOMENT_KINDS)[number]

/** A moment worth a picture. */
export interface Moment {
  readonly kind: MomentKind
  /** After how many plays the table looked so. */
  readonly play: number
  /** The mouse it is about; null: all of them. */
  readonly who: string | null
  /** The achievement that was won, the boss card that was beaten, the minion that fell; null: nothing. */
  readonly what: string | null
}

/** More pictures of one chapter nobody looks at. */
const MOST = 6
/** Of too many the last in this order are left out. */
const WEIGHT: readonly MomentKind[] = ['won', 'lost', 'card-beaten', 'achieved', 'captured', 'last-blow', 'rescued']

/**
 * The moments of a chapter worth a picture, in the order in which they came; `eventsByPlay` begins with the start.
 * Who leaves the board is seen as the table stood before.
 */
export function momentsOf(eventsByPlay: readonly (readonly MysticsEvent[])[]): Moment[] {
  const moments = eventsByPlay.flatMap((events, play) => events.flatMap((event) => momentIn(event, play) ?? []))
  const blow = lastBlow(eventsByPlay)
  const all = [...moments, ...(blow === null ? [] : [blow])]
  const chosen = new Set(all.toSorted((a, b) => WEIGHT.indexOf(a.kind) - WEIGHT.indexOf(b.kind)).slice(0, MOST))
  return all.filter((moment) => chosen.has(moment)).toSorted((a, b) => a.play - b.play)
}

function momentIn(event: MysticsEvent, play: number): Moment | null {
  const before = Math.max(0, play - 1)
  switch (event.type) {
    case 'captured':
      return { kind: 'captured', play: before, who: event.who, what: null }
    case 'rescued':
      return { kind: 'rescued', play, who: event.who, what: null }
    case 'card-beaten':
      return { kind: 'card-beaten', play: before, who: event.by, what: event.card }
    case 'achieved':
      return { kind: 'achieved', play, who: event.who, what: event.what }
    case 'over':
      return { kind: event.result, play, who: null, what: null }
    default:
      return null
  }
}

/** The last minion that a mouse defeated in the chapter. */
function lastBlow(eventsByPlay: readonly (readonly MysticsEvent[])[]): Moment | null {
  for (let play = eventsByPlay.length - 1; play > 0; play--) {
    const event = eventsByPlay[play].findLast(({ type }) => type === 'defeated')
    if (event?.type === 'defeated' && event.by !== null) {
      return { kind: 'last-blow', play: play - 1, who: event.by, what: event.minion }
    }
  }
  return null
}
