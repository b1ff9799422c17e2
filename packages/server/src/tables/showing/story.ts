import type { Steps } from '@mousekeep/engine'
import type { Eyes, Look, Story, Told } from '@mousekeep/protocol'
import { Pieces } from '../../pieces.ts'
import type { Standing } from '../access.ts'
import type { LogReader } from '../log/log-reader.ts'
import { stepOf, viewerOf, viewersOf, type Names } from './show.ts'
import type { TableState } from '../state.ts'

/**
 * Everything that happened at the table so far, as somebody who stands so may know it: the text of a `Story`, in
 * pieces, because it may be long. Needs the whole log.
 */
export function* tellingOf(reader: LogReader, names: Names, standing: Standing): Steps<string[]> {
  const { head, hash, state } = reader
  const pieces = new Pieces()
  pieces.add(`{"seq":${head},"hash":"${hash}","boundaries":${JSON.stringify(state.match?.boundaries ?? [])},"steps":[`)
  for (const [seq, body] of reader.bodiesFrom(0).entries()) {
    yield
    pieces.add(`${seq === 0 ? '' : ','}${JSON.stringify(stepOf(state, seq, body, names, standing))}`)
  }
  pieces.add('],"earlier":[')
  for (let play = 1; play <= (state.match?.earlier ?? 0); play++) {
    yield
    pieces.add(`${play === 1 ? '' : ','}${JSON.stringify(earlierOf(state, play, standing))}`)
  }
  pieces.add(']}')
  return pieces.all
}

function earlierOf(table: TableState, play: number, standing: Standing): Story['earlier'][number] {
  const { match } = table
  const eventsFor = (eyes: Eyes): readonly object[] =>
    standing.maySee ? (match?.eventsOf(play, viewerOf(eyes)) ?? []) : []
  return {
    seat: match?.seatOf(play) ?? null,
    seen: viewersOf(table, standing).map((viewer) => ({ viewer, events: eventsFor(viewer) })),
  }
}

/** The record of a game at which nothing more can happen, its seeds included; null before that. */
export function recordOf({ match, status, isArchived }: TableState, { maySee }: Standing): Told | null {
  if (match === null || !maySee || (status !== 'over' && !isArchived)) return null
  return { record: match.record }
}

/** How the game looked after so many plays; null if that is not for them, or if it never had so many. */
export function* looksAt(table: TableState, standing: Standing, plays: number): Steps<Look[] | null> {
  const { match, game } = table
  if (match === null || !standing.maySee || plays > match.count) return null
  const then = yield* match.asAfter(plays)
  return viewersOf(table, standing).map((eyes) => ({ viewer: eyes, view: game.view(then.state, viewerOf(eyes)) }))
}
