import { playsIn, type Viewer } from '@mousekeep/engine'
import type { Look, PersonInfo, PublicEntry, Step, TableInfo, ViewMessage } from '@mousekeep/protocol'
import type { TableRow } from '../store/contract.ts'
import type { Standing } from './access.ts'
import type { Body } from './body.ts'
import { legalFor } from './decide.ts'
import type { TableState } from './state.ts'

export type Row = Pick<TableRow, 'id' | 'code' | 'version'>
/** Names by person. Who is not in it has deleted their account. */
export type Names = ReadonlyMap<string, string>

/** Everything that leaves the server about a table is made here, for one group of viewers at a time (property 23). */

export function infoOf(row: Row, table: TableState, names: Names, standing: Standing): TableInfo {
  return { ...lastingOf(row, table, names, standing), ...passingOf(table) }
}

/** What of it a play does not change while the game goes on. */
export function lastingOf(row: Row, table: TableState, names: Names, { isInside }: Standing): Omit<TableInfo, Passing> {
  const { match, status, access } = table
  const infoOn = (person: string): PersonInfo => ({ person, name: names.get(person) ?? '' })
  return {
    id: row.id,
    code: isInside || access.join === 'anyone' ? row.code : '',
    game: table.game.id,
    version: row.version,
    options: table.options,
    host: table.host,
    access,
    invited: isInside ? table.invited.map(infoOn) : [],
    status,
    archived: table.isArchived,
    seats: table.chairs.map(({ person, bot }) => ({ holder: person === null ? null : infoOn(person), bot })),
    earlier: match?.earlier ?? (table.from === null ? 0 : playsIn(table.from)),
    fair: {
      commitment: table.commitment,
      playerSeeds: match === null ? null : table.chairs.map((chair) => chair.seed),
      // Not a moment before the end: with it every draw to come is known (property 24).
      serverSeed: status === 'over' ? table.seed : null,
    },
    rematch: table.rematch,
  }
}

type Passing = 'turn' | 'plays' | 'boundary' | 'rollback' | 'outcome'

export function passingOf({ match, turn, rollback, game }: TableState): Pick<TableInfo, Passing> {
  return {
    turn,
    plays: match?.count ?? 0,
    boundary: match?.boundary ?? 0,
    rollback,
    outcome: match === null ? null : game.outcome(match.state),
  }
}

/** As whom somebody looks. */
export function viewersOf({ seats }: Standing): readonly Viewer[] {
  return seats.length === 0 ? ['watcher'] : seats
}

export function viewOf(
  row: Row,
  table: TableState,
  seq: number,
  hash: string,
  names: Names,
  standing: Standing,
): Omit<ViewMessage, 'type'> {
  const looks = viewersOf(standing).map((viewer) => lookOf(table, viewer, standing))
  return { seq, hash, table: infoOf(row, table, names, standing), mine: standing.seats, looks }
}

function lookOf(table: TableState, viewer: Viewer, standing: Standing): Look {
  return { viewer, view: viewFor(table, viewer, standing), legal: legalTo(table, viewer, standing) }
}

export function viewFor({ match, game }: TableState, viewer: Viewer, { maySee }: Standing): object | null {
  return match === null || !maySee ? null : game.view(match.state, viewer)
}

export function legalTo(table: TableState, viewer: Viewer, { maySee }: Standing): readonly object[] {
  const isDeciding = viewer !== 'watcher' && table.turn === viewer && !table.isArchived
  return isDeciding && maySee ? legalFor(table) : []
}

export function stepOf(table: TableState, seq: number, body: Body, names: Names, standing: Standing): Step {
  const seen = viewersOf(standing).map((viewer) => ({ viewer, events: eventsFor(table, seq, viewer, standing) }))
  return { seq, plays: table.playsAfter[seq] ?? 0, entry: publicOf(body, names, standing), seen }
}

export function eventsFor(table: TableState, seq: number, viewer: Viewer, { maySee }: Standing): readonly object[] {
  const play = table.playAt.get(seq)
  return play === undefined || !maySee ? [] : (table.match?.eventsOf(play, viewer) ?? [])
}

export function publicOf(body: Body, names: Names, { isInside }: Standing): PublicEntry {
  switch (body.kind) {
    case 'opened':
    case 'started':
    case 'archived':
      return { kind: body.kind }
    case 'claimed':
      return { kind: 'claimed', seat: body.seat, name: names.get(body.person) ?? '' }
    case 'played':
      return { kind: 'played', seat: body.seat }
    case 'left':
      return { kind: 'left', seat: body.seat }
    case 'bot':
      return { kind: 'bot', seat: body.seat, level: body.level }
    case 'undone':
      return { kind: 'undone', seat: body.seat, plays: body.plays }
    case 'rollback-asked':
      return { kind: 'rollback-asked', plays: body.plays, seats: body.seats }
    case 'rollback-answered':
      return { kind: 'rollback-answered', agree: body.agree, seats: body.seats }
    case 'rematch':
      return { kind: 'rematch', table: body.table }
    case 'access':
      return { kind: 'access', join: body.join, watch: body.watch }
    case 'invited':
    case 'uninvited':
      return { kind: body.kind, name: isInside ? (names.get(body.person) ?? '') : '' }
    case 'moved':
      return { kind: 'moved', seats: body.seats, name: names.get(body.to) ?? '' }
    case 'gone':
      return { kind: 'gone', seats: body.seats }
  }
}
