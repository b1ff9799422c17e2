import type { MatchRecord, Outcome, Refusal, Seat, Viewer } from '@mousekeep/engine'
import type { Join, Watch } from './access.ts'
import type { ErrorCode, RefusalCode } from './codes.ts'

export interface PersonInfo {
  readonly person: string
  /** Empty if the person deleted their account. */
  readonly name: string
}

export interface SeatInfo {
  /** Who holds the seat; null if nobody does. */
  readonly holder: PersonInfo | null
  /** The level of the bot that plays it at present. */
  readonly bot: string | null
}

/** Who may take a free seat, and who may watch. Whoever holds a seat and the host always look. */
export interface Access {
  readonly join: Join
  readonly watch: Watch
}

export type Status = 'open' | 'playing' | 'over'

/** What anybody who may look knows of a table, whatever the game. */
export interface TableInfo {
  readonly id: string
  /** Empty for those to whom the table is not open: with the code anybody may join. */
  readonly code: string
  readonly game: string
  readonly version: number
  readonly options: unknown
  /** Empty if the host deleted their account: the next who takes a seat is the host. */
  readonly host: string
  readonly access: Access
  /** Empty for those who are not among them. */
  readonly invited: readonly PersonInfo[]
  readonly status: Status
  readonly archived: boolean
  readonly seats: readonly SeatInfo[]
  readonly turn: Seat | null
  readonly plays: number
  /** How many of the plays were made elsewhere, before the table was here: their chance cannot be verified. */
  readonly earlier: number
  /** Plays after this many may be taken back by the seat that made them. */
  readonly boundary: number
  readonly rollback: { readonly plays: number; readonly agreed: readonly Seat[] } | null
  readonly outcome: Outcome | null
  /** The dice: the commitment from the beginning, the players' seeds from the start, the server's at the end. */
  readonly fair: {
    readonly commitment: string
    readonly playerSeeds: readonly string[] | null
    readonly serverSeed: string | null
  }
  readonly rematch: string | null
}

/** What happened at the table, as everybody may know it. */
export type PublicEntry =
  | { readonly kind: 'opened' }
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: string | null }
  | { readonly kind: 'started' }
  | { readonly kind: 'played'; readonly seat: Seat }
  | { readonly kind: 'undone'; readonly seat: Seat; readonly plays: number }
  | { readonly kind: 'rollback-asked'; readonly plays: number; readonly seats: readonly Seat[] }
  | { readonly kind: 'rollback-answered'; readonly agree: boolean; readonly seats: readonly Seat[] }
  | { readonly kind: 'rematch'; readonly table: string }
  | { readonly kind: 'archived' }
  | { readonly kind: 'access'; readonly join: Join; readonly watch: Watch }
  | { readonly kind: 'invited'; readonly name: string }
  | { readonly kind: 'uninvited'; readonly name: string }
  | { readonly kind: 'moved'; readonly seats: readonly Seat[]; readonly name: string }
  | { readonly kind: 'gone'; readonly seats: readonly Seat[] }

/** The events of one entry, as one viewer may know them. */
export interface Seen {
  readonly viewer: Viewer
  readonly events: readonly object[]
}

/** The game as one viewer sees it; somebody with several seats gets several. Legal actions for whoever must decide. */
export interface Look {
  readonly viewer: Viewer
  readonly view: object | null
  readonly legal: readonly object[]
}

export interface Step {
  readonly seq: number
  /** How many plays there are after it: fewer than before if something was taken back. */
  readonly plays: number
  readonly entry: PublicEntry
  readonly seen: readonly Seen[]
}

/** Everything that happened at a table, as whoever asked may know it. Plays that were taken back have no events. */
export interface Story {
  readonly seq: number
  readonly hash: string
  readonly steps: readonly Step[]
  /** The plays that nobody takes back alone, because they revealed something. */
  readonly boundaries: readonly number[]
  /** The plays that were made elsewhere, before the table was here; they come right after the start. */
  readonly earlier: readonly { readonly seat: Seat | null; readonly seen: readonly Seen[] }[]
}

/** All of a game at which nothing more can happen: enough to have it again. */
export interface Told {
  readonly record: MatchRecord<{ readonly do: string }>
}

export type Welcome = {
  readonly type: 'welcome'
  readonly protocol: number
  readonly you: PersonInfo
  /** The people whose chat this person does not want. */
  readonly muted: readonly string[]
}
export type ViewMessage = {
  readonly type: 'view'
  readonly seq: number
  readonly hash: string
  readonly table: TableInfo
  readonly mine: readonly Seat[]
  readonly looks: readonly Look[]
}
/** One entry further, and how things stand after it. */
export type StepMessage = Omit<ViewMessage, 'type'> & { readonly type: 'step'; readonly step: Step }
/** What was missed since the mark of the hello; a view follows. */
export type CatchUp = { readonly type: 'catch-up'; readonly steps: readonly Step[] }
export type Ack = { readonly type: 'ack'; readonly id: string; readonly seq: number }
export type Refused = {
  readonly type: 'refused'
  readonly id: string
  readonly code: RefusalCode
  /** The rule, if a rule of the game refused it. */
  readonly refusal?: Refusal
  /** Milliseconds after which it may be tried again. */
  readonly wait?: number
}
export type ErrorMessage = {
  readonly type: 'error'
  readonly code: ErrorCode
  readonly path?: string
  readonly wait?: number
  readonly incident?: string
}
export type Presence = {
  readonly type: 'presence'
  readonly here: readonly PersonInfo[]
}
export type ChatMessage = {
  readonly type: 'chat'
  readonly n: number
  readonly from: PersonInfo
  readonly text: string
  readonly at: number
}
/** Whom one mutes, after a change, be it made on another device. */
export type Mutes = { readonly type: 'mutes'; readonly muted: readonly string[] }
/** The report has been kept for the operator. */
export type Reported = { readonly type: 'reported'; readonly id: string; readonly n: number }
/** The head of the log of the table that is followed: a client that is behind it has missed something. */
export type Pong = { readonly type: 'pong'; readonly seq: number | null }

export type FromServer =
  | Welcome
  | ViewMessage
  | StepMessage
  | CatchUp
  | Ack
  | Refused
  | ErrorMessage
  | Presence
  | ChatMessage
  | Mutes
  | Reported
  | Pong

export const SERVER_TYPES = [
  'welcome',
  'view',
  'step',
  'catch-up',
  'ack',
  'refused',
  'error',
  'presence',
  'chat',
  'mutes',
  'reported',
  'pong',
] as const satisfies readonly FromServer['type'][]

/** Reads a frame of the server that the client itself chose; only the type is looked at. Null for what is unknown. */
export function readFromServer(text: string): FromServer | null {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json !== 'object' || json === null || !('type' in json)) return null
    const known = SERVER_TYPES.some((type) => type === json.type)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server is the one the page came from
    return known ? (json as FromServer) : null
  } catch {
    return null
  }
}
