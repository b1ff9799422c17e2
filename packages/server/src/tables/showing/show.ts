import { playsIn, type Viewer } from '@mousekeep/engine'
import type { CampaignInfo, Eyes, PersonInfo, PublicEntry, Step, TableInfo } from '@mousekeep/protocol'
import type { Body } from '@mousekeep/tables'
import type { TableRow } from '../../store/contract.ts'
import type { Standing } from '../access.ts'
import { legalFor } from '../decide.ts'
import { dueAt } from '../overdue.ts'
import type { TableState } from '../state.ts'
import { awaitedAt } from '../seeds.ts'

export type Row = Pick<TableRow, 'id' | 'code' | 'version'>
/** Names by person. Who is not in it has deleted their account. */
export type Names = ReadonlyMap<string, string>

/** Everything that leaves the server about a table is made here, for one group of viewers at a time (promise 23). */

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
    closed: table.isArchived ? { why: table.closedBy } : null,
    clock: table.clock,
    seats: table.chairs.map(({ person, bot, owner = null }) => ({
      holder: person === null ? null : infoOn(person),
      bot,
      owner: owner === null ? null : infoOn(owner),
    })),
    earlier: match?.earlier ?? (table.from === null ? 0 : playsIn(table.from)),
    fair: {
      commitment: table.commitment,
      promises: table.chairs.map(({ promise = null }) => promise),
      awaited: awaitedAt(table),
      keptBack: table.keptBack,
      playerSeeds: match === null ? null : table.chairs.map((chair) => chair.seed),
      // Not a moment before the end: with it every draw to come is known (promise 24).
      serverSeed: status === 'over' ? table.seed : null,
    },
    rematch: table.rematch,
    kind: table.kind,
    campaign: campaignOf(table),
    following: table.following,
  }
}

function campaignOf({ campaign, carried }: TableState): CampaignInfo | null {
  if (campaign === null) return null
  const { company, baggage, brought, meant = [] } = campaign
  const from = carried === null ? null : { table: carried.from, hash: carried.hash }
  return { company, from, brought: brought !== undefined, baggage, meant }
}

type Passing = 'turn' | 'plays' | 'boundary' | 'rollback' | 'vote' | 'due' | 'outcome'

export function passingOf(table: TableState): Pick<TableInfo, Passing> {
  const { match, turn, rollback, vote, game } = table
  return {
    turn,
    plays: match?.count ?? 0,
    boundary: match?.boundary ?? 0,
    rollback,
    vote,
    due: dueAt(table),
    outcome: match === null ? null : game.outcome(match.state),
  }
}

/** Through whose eyes somebody looks: where all see the same, once, however many seats they hold. */
export function viewersOf({ game }: TableState, { seats }: Standing): readonly Eyes[] {
  if (game.isAlikeForAll === true) return ['everyone']
  return seats.length === 0 ? ['watcher'] : seats
}

/** What everyone sees a watcher sees. */
export function viewerOf(eyes: Eyes): Viewer {
  return eyes === 'everyone' ? 'watcher' : eyes
}

export function viewFor({ match, game }: TableState, eyes: Eyes, { maySee }: Standing): object | null {
  return match === null || !maySee ? null : game.view(match.state, viewerOf(eyes))
}

export function legalTo(table: TableState, { seats }: Standing): readonly object[] {
  const { turn, isArchived } = table
  return turn !== null && !isArchived && seats.includes(turn) ? legalFor(table) : []
}

export function stepOf(table: TableState, seq: number, body: Body, names: Names, standing: Standing): Step {
  const seen = viewersOf(table, standing).map((viewer) => ({ viewer, events: eventsFor(table, seq, viewer, standing) }))
  return { seq, plays: table.playsAfter[seq] ?? 0, entry: publicOf(table, body, names, standing), seen }
}

export function eventsFor(table: TableState, seq: number, eyes: Eyes, { maySee }: Standing): readonly object[] {
  const play = table.playAt.get(seq)
  return play === undefined || !maySee ? [] : (table.match?.eventsOf(play, viewerOf(eyes)) ?? [])
}

export function publicOf({ game }: TableState, body: Body, names: Names, { isInside }: Standing): PublicEntry {
  switch (body.kind) {
    case 'opened':
    case 'started':
      return { kind: body.kind }
    case 'archived':
      return { kind: 'archived', why: body.agreed === true ? 'agreed' : 'host' }
    case 'removed':
      return { kind: 'removed', seat: body.seat, name: names.get(body.person) ?? '' }
    case 'vote-asked':
      return { kind: 'vote-asked', about: body.about, seats: body.seats }
    case 'vote-answered':
      return { kind: 'vote-answered', agree: body.agree, seats: body.seats }
    case 'overdue':
      return { kind: 'overdue', seat: body.seat, level: body.level }
    case 'claimed':
      return { kind: 'claimed', seat: body.seat, name: names.get(body.person) ?? '' }
    case 'promised':
    case 'shown':
    case 'left':
      return { kind: body.kind, seat: body.seat }
    case 'played': {
      const isWish = game.isWish?.(body.action) === true
      return { kind: 'played', seat: body.seat, ...(isWish && { isWish }) }
    }
    case 'sealed':
    case 'called-off':
      return { kind: body.kind, seats: body.seats }
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
    case 'chosen':
      return { kind: 'chosen', seat: body.seat, choice: body.choice }
    case 'followed':
      return { kind: 'followed', table: body.table }
    case 'lent':
      return { kind: 'lent', seat: body.seat, name: names.get(body.person) ?? '', isBack: body.owner === null }
    case 'hosted':
      return { kind: 'hosted', name: names.get(body.person) ?? '' }
  }
}
