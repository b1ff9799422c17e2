import { playsIn, type Viewer } from '@mousekeep/engine'
import type { Look, PersonInfo, PublicEntry, Step, TableInfo, ViewMessage } from '@mousekeep/protocol'
import type { TableRow } from '../store/contract.ts'
import type { Standing } from './access.ts'
import type { Body } from './body.ts'
import { legalFor } from './decide.ts'
import type { TableState } from './state.ts'

type Row = Pick<TableRow, 'id' | 'code' | 'version'>
/** Names by person. Who is not in it has deleted their account. */
export type Names = ReadonlyMap<string, string>

/** Everything that leaves the server about a table is made here, for one group of viewers at a time (property 23). */

export function infoOf(row: Row, table: TableState, names: Names, { isInside }: Standing): TableInfo {
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
    turn: table.turn,
    plays: match?.count ?? 0,
    earlier: match?.earlier ?? (table.from === null ? 0 : playsIn(table.from)),
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

/**
 * The step messages of one entry. Everything is made into text once: what is the same for many, and each look, however
 * many people have it.
 */
export class StepTexts {
  private readonly row: Row
  private readonly table: TableState
  private readonly names: Names
  private readonly seq: number
  private readonly hash: string
  private readonly body: Body
  private readonly infos = new Map<boolean, string>()
  private readonly texts = new Map<string, string>()

  constructor(row: Row, table: TableState, names: Names, seq: number, hash: string, body: Body) {
    this.row = row
    this.table = table
    this.names = names
    this.seq = seq
    this.hash = hash
    this.body = body
  }

  for(standing: Standing): string {
    const { seats, isInside, maySee } = standing
    const key = `${seats.join()} ${isInside} ${maySee}`
    let text = this.texts.get(key)
    if (text === undefined) this.texts.set(key, (text = this.textFor(standing)))
    return text
  }

  private textFor(standing: Standing): string {
    const step = JSON.stringify(stepOf(this.table, this.seq, this.body, this.names, standing))
    const looks = JSON.stringify(viewersOf(standing).map((viewer) => lookOf(this.table, viewer, standing)))
    const place = `"seq":${this.seq},"hash":"${this.hash}"`
    const mine = standing.seats.join()
    return `{"type":"step","step":${step},${place},"table":${this.infoFor(standing)},"mine":[${mine}],"looks":${looks}}`
  }

  private infoFor(standing: Standing): string {
    let text = this.infos.get(standing.isInside)
    if (text === undefined) {
      text = JSON.stringify(infoOf(this.row, this.table, this.names, standing))
      this.infos.set(standing.isInside, text)
    }
    return text
  }
}

function lookOf(table: TableState, viewer: Viewer, { maySee }: Standing): Look {
  const { match } = table
  if (match === null || !maySee) return { viewer, view: null, legal: [] }
  const isDeciding = viewer !== 'watcher' && table.turn === viewer && !table.isArchived
  return { viewer, view: table.game.view(match.state, viewer), legal: isDeciding ? legalFor(table) : [] }
}

export function stepOf(table: TableState, seq: number, body: Body, names: Names, standing: Standing): Step {
  const play = table.playAt.get(seq)
  const seen = viewersOf(standing).map((viewer) => ({
    viewer,
    events: play === undefined || !standing.maySee ? [] : (table.match?.eventsOf(play, viewer) ?? []),
  }))
  return { seq, plays: table.playsAfter[seq] ?? 0, entry: publicOf(body, names, standing), seen }
}

function publicOf(body: Body, names: Names, { isInside }: Standing): PublicEntry {
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
