import type { Chosen, Need, Outcome, Seat } from '@mousekeep/engine'
import type { Join, Watch } from './access.ts'
import type { TableClock } from './clock.ts'

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
