import type { Seat, Viewer } from '@mousekeep/engine'
import type { Look, PublicEntry, Step, TableInfo, ViewMessage } from '@mousekeep/protocol'
import type { TableRow } from '../store/contract.ts'
import type { Body } from './body.ts'
import { legalFor } from './decide.ts'
import type { TableState } from './state.ts'

type Names = Pick<TableRow, 'id' | 'code' | 'version'>

/** Everything that leaves the server about a table is made here, for one group of viewers at a time (property 23). */

export function infoOf(row: Names, table: TableState): TableInfo {
  const { match, status } = table
  return {
    id: row.id,
    code: row.code,
    game: table.game.id,
    version: row.version,
    options: table.options,
    host: table.host,
    status,
    archived: table.isArchived,
    seats: table.chairs.map(({ person, name, bot }) => ({ holder: person === null ? null : { person, name }, bot })),
    turn: table.turn,
    plays: match?.count ?? 0,
    boundary: match?.boundary ?? 0,
    rollback: table.rollback,
    outcome: match === null ? null : table.game.outcome(match.state),
    fair: {
      commitment: table.commitment,
      playerSeeds: match === null ? null : table.chairs.map((chair) => chair.seed),
      // Not a moment before the end: with it every draw to come is known (property 24).
      serverSeed: status === 'over' ? table.seed : null,
    },
    rematch: table.rematch,
  }
}

/** As whom somebody with these seats looks. */
export function viewersOf(mine: readonly Seat[]): readonly Viewer[] {
  return mine.length === 0 ? ['watcher'] : mine
}

export function viewOf(
  row: Names,
  table: TableState,
  seq: number,
  hash: string,
  mine: readonly Seat[],
): Omit<ViewMessage, 'type'> {
  const looks = viewersOf(mine).map((viewer) => lookOf(table, viewer))
  return { seq, hash, table: infoOf(row, table), mine, looks }
}

function lookOf(table: TableState, viewer: Viewer): Look {
  const { match } = table
  if (match === null) return { viewer, view: null, legal: [] }
  const isDeciding = viewer !== 'watcher' && table.turn === viewer && !table.isArchived
  return { viewer, view: table.game.view(match.state, viewer), legal: isDeciding ? legalFor(table) : [] }
}

export function stepOf(table: TableState, seq: number, body: Body, mine: readonly Seat[]): Step {
  const play = table.playAt.get(seq)
  const seen = viewersOf(mine).map((viewer) => ({
    viewer,
    events: play === undefined ? [] : (table.match?.eventsOf(play, viewer) ?? []),
  }))
  return { seq, plays: table.playsAfter[seq] ?? 0, entry: publicOf(body), seen }
}

function publicOf(body: Body): PublicEntry {
  switch (body.kind) {
    case 'opened':
    case 'started':
    case 'archived':
      return { kind: body.kind }
    case 'claimed':
      return { kind: 'claimed', seat: body.seat, name: body.name }
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
  }
}
