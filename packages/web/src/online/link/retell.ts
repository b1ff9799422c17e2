import type { GameTypes, Seat, Viewer } from '@mousekeep/engine'
import type { Stand, Step, Story, TableInfo } from '@mousekeep/protocol'
import type { Turned } from '../../table/messages.ts'
import type { Holder } from '../../table/seating.ts'
import { isInside } from './inside.ts'

/** The latest state, as the server told it. */
export type Standing = Stand

/** Through whose eyes the screen looks: those of my seat that must decide, otherwise of my first one. */
export function viewerOf({ table, mine }: Standing): Viewer {
  if (table.turn !== null && mine.includes(table.turn)) return table.turn
  return mine[0] ?? 'watcher'
}

/** Who plays the seats, as this screen names them. */
export function holdersOf(info: TableInfo, me: string): Holder[] {
  const others = isInside(info, me) ? 'far' : 'apart'
  return info.seats.map(({ holder, bot }) => {
    if (bot !== null) return { who: 'bot', level: bot }
    if (holder === null) return { who: 'nobody' }
    return { who: holder.person === me ? 'person' : others, name: holder.name }
  })
}

export function eventsOf({ seen }: Pick<Step, 'seen'>, viewer: Viewer): readonly object[] {
  return (seen.find((each) => each.viewer === viewer) ?? seen.at(0))?.events ?? []
}

/**
 * The events of each play that still stands, those of the start first; and for each play, whose move it was. A null is
 * a wish, which is not a move.
 */
export function storyIn(
  steps: readonly Step[],
  earlier: Story['earlier'],
  viewer: Viewer,
): { eventsByPlay: (readonly object[])[]; seats: (Seat | null)[] } {
  const eventsByPlay: (readonly object[])[] = []
  const seats: (Seat | null)[] = []
  for (const step of steps) {
    if (step.plays + 1 < eventsByPlay.length) {
      eventsByPlay.length = step.plays + 1
      seats.length = step.plays
    }
    if (step.entry.kind === 'started' || step.entry.kind === 'played') eventsByPlay.push(eventsOf(step, viewer))
    if (step.entry.kind === 'started') {
      eventsByPlay.push(...earlier.map((play) => eventsOf(play, viewer)))
      seats.push(...earlier.map(({ seat }) => seat ?? 0))
    }
    if (step.entry.kind === 'played') seats.push(step.entry.isWish === true ? null : step.entry.seat)
  }
  return { eventsByPlay, seats }
}

/** A move, counted from 1, and whose it was; 0 if there is none. */
export interface Move {
  readonly play: number
  readonly seat: Seat | null
}

/** The move that an undo takes back: wishes are skipped. */
export function lastMove(seats: readonly (Seat | null)[]): Move {
  const at = seats.findLastIndex((seat) => seat !== null)
  return { play: at + 1, seat: seats[at] ?? null }
}

/** What the page of the game is told; null before the game has begun. */
export function turnedOf<T extends GameTypes>(
  standing: Standing,
  cause: Turned<T>['cause'],
  events: readonly object[],
  boundaries: readonly number[],
  last: Move,
): Turned<T> | null {
  const { table, mine, looks } = standing
  const viewer = viewerOf(standing)
  const look = looks.find((each) => each.viewer === viewer) ?? looks[0]
  if (look.view === null) return null
  const isBots = table.turn !== null && table.seats[table.turn].bot !== null
  const mayUndo =
    last.seat !== null &&
    mine.includes(last.seat) &&
    last.play > table.boundary &&
    table.turn !== null &&
    !table.archived
  return {
    tell: 'turned',
    cause,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server speaks of the game that the table is of
    ...({ events, view: look.view, legal: isBots || table.archived ? [] : standing.legal } as Pick<
      Turned<T>,
      'events' | 'view' | 'legal'
    >),
    // At a table that was closed nobody has to decide.
    actor: table.archived ? null : table.turn,
    plays: table.plays,
    boundaries,
    // The server says why when asked; here it is only known that it would refuse.
    undo: mayUndo ? null : { rule: '', code: 'nothing-to-undo', params: {} },
    foresight: null,
    record: null,
  }
}
