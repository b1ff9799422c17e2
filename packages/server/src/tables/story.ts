import type { Viewer } from '@mousekeep/engine'
import type { Look, Story, Told } from '@mousekeep/protocol'
import type { Standing } from './access.ts'
import type { LogReader } from './log-reader.ts'
import { stepOf, viewersOf, type Names } from './show.ts'
import type { TableState } from './state.ts'

/** Everything that happened at the table so far, as somebody who stands so may know it. Needs the whole log. */
export function storyOf(reader: LogReader, names: Names, standing: Standing): Story {
  const { head, hash, state } = reader
  return {
    seq: head,
    hash,
    steps: reader.bodiesFrom(0).map((body, seq) => stepOf(state, seq, body, names, standing)),
    boundaries: state.match?.boundaries ?? [],
    earlier: earlierIn(state, standing),
  }
}

function earlierIn({ match }: TableState, standing: Standing): Story['earlier'] {
  if (match === null) return []
  return Array.from({ length: match.earlier }, (_, i) => {
    const eventsFor = (viewer: Viewer): readonly object[] => (standing.maySee ? match.eventsOf(i + 1, viewer) : [])
    return {
      seat: match.seatOf(i + 1),
      seen: viewersOf(standing).map((viewer) => ({ viewer, events: eventsFor(viewer) })),
    }
  })
}

/** The record of a game at which nothing more can happen, its seeds included; null before that. */
export function recordOf({ match, status, isArchived }: TableState, { maySee }: Standing): Told | null {
  if (match === null || !maySee || (status !== 'over' && !isArchived)) return null
  return { record: match.record }
}

/** How the game looked after so many plays; null if that is not for them, or if it never had so many. */
export function looksAt({ match, game }: TableState, standing: Standing, plays: number): Look[] | null {
  if (match === null || !standing.maySee || plays > match.count) return null
  const then = match.stateAfter(plays)
  return viewersOf(standing).map((viewer) => ({ viewer, view: game.view(then, viewer), legal: [] }))
}
