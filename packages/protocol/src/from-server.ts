import type { Choice, Chosen, MatchRecord, Need, Outcome, Refusal, Seat, Viewer } from '@mousekeep/engine'
import type { Join, Watch } from './access.ts'
import { withChanges, type Changes } from './changes.ts'
import type { TableClock } from './clock.ts'
import type { ErrorCode, RefusalCode } from './codes.ts'
import type { PointKind, ReactWord } from './from-client.ts'

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
  /** Whose it is, if the holder plays it for them. */
  readonly owner: PersonInfo | null
}

/** By itself; a chapter of a campaign; or openly with what only a campaign gives, and counting for none. */
export const TABLE_KINDS = ['single', 'campaign', 'custom'] as const
export type TableKind = (typeof TABLE_KINDS)[number]

/** Which campaign a chapter belongs to, and what it began with. */
export interface CampaignInfo {
  readonly company: string | null
  /** The chapter before, and the hash of its log up to where it was left; null: this is the first. */
  readonly from: { readonly table: string; readonly hash: string } | null
  /** Some of it was played elsewhere, where nobody could verify it. */
  readonly brought: boolean
  /** What came with it from the chapters before, as the game writes it. */
  readonly baggage: object
  /** By seat: for whom of the company it is meant. */
  readonly meant: readonly string[]
}

/** What follows a chapter that is over. */
export interface Following {
  /** What must still be decided, by whom. */
  readonly needs: readonly Need[]
  readonly chosen: readonly Chosen[]
  /** The options of the next chapter, if nobody wishes otherwise; null while something is needed, and at the end. */
  readonly proposal: object | null
  /** There is no next chapter. */
  readonly closed: boolean
  /** Where it went on. */
  readonly table: string | null
}

/** Who may take a free seat, and who may watch. Whoever holds a seat and the host always look. */
export interface Access {
  readonly join: Join
  readonly watch: Watch
}

/** What people at a table vote on: a seat for a bot or, with null, for whoever takes it; or putting the table away. */
export type VoteMatter =
  | { readonly what: 'replace'; readonly seat: Seat; readonly level: string | null }
  | { readonly what: 'archive' }

/** Why nothing more happens at a table: its host put it away, everybody agreed to, or these rules do not lead there. */
export type Closed = { readonly why: 'host' | 'agreed' | 'rules' }

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
  /** Null unless it is archived. */
  readonly closed: Closed | null
  /** How long people have for a decision; null: as long as they like. */
  readonly clock: TableClock | null
  readonly seats: readonly SeatInfo[]
  readonly turn: Seat | null
  readonly plays: number
  /** How many of the plays were made elsewhere, before the table was here: their chance cannot be verified. */
  readonly earlier: number
  /** Plays after this many may be taken back by the seat that made them. */
  readonly boundary: number
  readonly rollback: { readonly plays: number; readonly agreed: readonly Seat[] } | null
  readonly vote: { readonly about: VoteMatter; readonly agreed: readonly Seat[] } | null
  /** When the clock gives the seat of whoever must decide to a bot, in milliseconds since 1970; null without one. */
  readonly due: number | null
  readonly outcome: Outcome | null
  /** The dice: the commitment from the beginning, the players' seeds from the start, the server's at the end. */
  readonly fair: {
    readonly commitment: string
    /** By seat: the hash of the seed that its player promised; null: none. */
    readonly promises: readonly (string | null)[]
    /** While promised seeds are shown, just before the start: the seats that have still to show theirs. Else null. */
    readonly awaited: readonly Seat[] | null
    /** Seats whose promised seed was not shown in time: the start was called off once for each, and they have none. */
    readonly keptBack: readonly Seat[]
    readonly playerSeeds: readonly string[] | null
    readonly serverSeed: string | null
  }
  readonly rematch: string | null
  readonly kind: TableKind
  /** Null unless it is a chapter of a campaign. */
  readonly campaign: CampaignInfo | null
  /** Null unless it is one and over. */
  readonly following: Following | null
}

/** What happened at the table, as everybody may know it. */
export type PublicEntry =
  | { readonly kind: 'opened' }
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'promised'; readonly seat: Seat }
  | { readonly kind: 'sealed'; readonly seats: readonly Seat[] }
  | { readonly kind: 'shown'; readonly seat: Seat }
  | { readonly kind: 'called-off'; readonly seats: readonly Seat[] }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: string | null }
  | { readonly kind: 'started' }
  | { readonly kind: 'played'; readonly seat: Seat }
  | { readonly kind: 'undone'; readonly seat: Seat; readonly plays: number }
  | { readonly kind: 'rollback-asked'; readonly plays: number; readonly seats: readonly Seat[] }
  | { readonly kind: 'rollback-answered'; readonly agree: boolean; readonly seats: readonly Seat[] }
  | { readonly kind: 'rematch'; readonly table: string }
  | { readonly kind: 'archived'; readonly why: Closed['why'] }
  | { readonly kind: 'removed'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'vote-asked'; readonly about: VoteMatter; readonly seats: readonly Seat[] }
  | { readonly kind: 'vote-answered'; readonly agree: boolean; readonly seats: readonly Seat[] }
  | { readonly kind: 'overdue'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'access'; readonly join: Join; readonly watch: Watch }
  | { readonly kind: 'invited'; readonly name: string }
  | { readonly kind: 'uninvited'; readonly name: string }
  | { readonly kind: 'moved'; readonly seats: readonly Seat[]; readonly name: string }
  | { readonly kind: 'gone'; readonly seats: readonly Seat[] }
  | { readonly kind: 'chosen'; readonly seat: Seat; readonly choice: Choice }
  | { readonly kind: 'followed'; readonly table: string | null }
  | { readonly kind: 'lent'; readonly seat: Seat; readonly name: string; readonly isBack: boolean }
  | { readonly kind: 'hosted'; readonly name: string }

/** Through whose eyes: a seat's, a watcher's, or everyone's in a game in which all see the same. */
export type Eyes = Viewer | 'everyone'

/** The events of one entry, as one viewer may know them. */
export interface Seen {
  readonly viewer: Eyes
  readonly events: readonly object[]
}

/** The game as one viewer sees it; somebody with several seats gets several, unless all see the same. */
export interface Look {
  readonly viewer: Eyes
  readonly view: object | null
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
/** How things stand, for one person. */
export interface Stand {
  readonly table: TableInfo
  readonly mine: readonly Seat[]
  readonly looks: readonly Look[]
  /** What may be done now; nothing unless one of the person's seats must decide. */
  readonly legal: readonly object[]
}
export type ViewMessage = Stand & { readonly type: 'view'; readonly seq: number; readonly hash: string }
/** One entry further: what happened, and what has changed of how things stand since the message before. */
export type StepFrame = {
  readonly type: 'step'
  readonly hash: string
  readonly step: Step
  /** Of `table`, `mine` and `looks`. */
  readonly changes: Changes
  /** Of the view of each look, after those; null where a whole view is among them. */
  readonly views: readonly (Changes | null)[]
  readonly legal: readonly object[]
}
/** The same as the client hands it on: with how things stand after it. */
export type StepMessage = Stand & {
  readonly type: 'step'
  readonly seq: number
  readonly hash: string
  readonly step: Step
}
/** What was missed since the mark of the hello; a view follows. */
export type CatchUp = { readonly type: 'catch-up'; readonly steps: readonly Step[] }
export type Ack = { readonly type: 'ack'; readonly id: string; readonly seq: number }
export type Refused = {
  readonly type: 'refused'
  readonly id: string
  readonly code: RefusalCode
  /** The rule, if a rule of the game refused it. */
  readonly refusal?: Refusal
  /** Where it has not the right shape. */
  readonly path?: string
  /** Milliseconds after which it may be tried again. */
  readonly wait?: number
  /** Finds our mistake in the log of the server. */
  readonly incident?: string
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
  readonly count: number
  /** Everybody, or, if they are more than twenty, those who hold a seat. */
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
/** The message has this number in the chat of the table, however often it was sent. */
export type Said = { readonly type: 'said'; readonly id: string; readonly n: number }
/** What was asked holds from now on. */
export type Noted = { readonly type: 'noted'; readonly id: string }
/** The report has been kept for the operator. */
export type Reported = { readonly type: 'reported'; readonly id: string; readonly n: number }
/** Somebody points at something, or makes a sound: for a moment, and kept nowhere. */
export type Pointed = {
  readonly type: 'pointed'
  readonly from: PersonInfo
  readonly kind: PointKind
  readonly name: string
}
export type Reacted = { readonly type: 'reacted'; readonly from: PersonInfo; readonly word: ReactWord }
/** The head of the log of the table that is followed: a client that is behind it has missed something. */
export type Pong = { readonly type: 'pong'; readonly seq: number | null }

export type FromServer =
  | Welcome
  | ViewMessage
  | StepFrame
  | CatchUp
  | Ack
  | Refused
  | ErrorMessage
  | Presence
  | ChatMessage
  | Mutes
  | Said
  | Noted
  | Reported
  | Pointed
  | Reacted
  | Pong

/** What a client hears: every message of the server, steps with how things stand after them. */
export type Heard = Exclude<FromServer, StepFrame> | StepMessage

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
  'said',
  'noted',
  'reported',
  'pointed',
  'reacted',
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

/** A step as it is handed on: what was told last, with its changes made. It must be the one that follows. */
export function stepped(told: Stand, { hash, step, changes, views, legal }: StepFrame): StepMessage {
  const { looks, ...others } = withChanges({ table: told.table, mine: told.mine, looks: told.looks }, changes)
  const seen = looks.map(({ viewer, view }, i) => {
    const its = views[i] ?? null
    return { viewer, view: view === null || its === null ? view : withChanges(view, its) }
  })
  return { type: 'step', seq: step.seq, hash, step, ...others, looks: seen, legal }
}
