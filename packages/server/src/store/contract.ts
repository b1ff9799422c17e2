import type { Companies } from './companies.ts'
import type { Notices, Outgoing } from './notices.ts'
import type { People } from './people.ts'
import type { Personal } from './personal.ts'
import type { Talk } from './talk.ts'
import type { Upkeep } from './upkeep.ts'

export { Conflict, isStoreAway, LogDamaged, OutcomeUnknown, StoreDown } from './errors.ts'
export type { Outgoing } from './notices.ts'
export type { Person } from './people.ts'

/** A link in the log of a table. The body is the table's business; the store keeps it and its place. */
export interface LogEntry {
  readonly table: string
  /** From 0, without gaps. */
  readonly seq: number
  /** Made by the client; unique in the table. */
  readonly actionId: string
  /** The hash of what was asked, so that the same id with another content is noticed. */
  readonly ask: string
  readonly body: unknown
  /** When it was written, for people. Nothing is ordered or decided by it (promise 11). */
  readonly at: number
  readonly hash: string
}

export interface SeatRow {
  readonly seat: number
  readonly person: string | null
  readonly bot: string | null
}

/** What lists of tables show; written with the entry that changes it. */
export interface Facts {
  readonly status: string
  readonly turn: number | null
  /** Only the seats that this entry changes. */
  readonly seats: readonly SeatRow[]
  /** Only the people whose role this entry changes. */
  readonly members: readonly MemberRow[]
}

/** Somebody to whom the table belongs without a seat: in lists it is theirs too. An empty role is none. */
export interface MemberRow {
  readonly person: string
  readonly role: 'host' | 'invited' | ''
}

export interface TableRow {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly version: number
  /** Secret until the game is over. */
  readonly seed: string
  readonly head: number
  readonly hash: string
  readonly epoch: number
  readonly status: string
  readonly turn: number | null
  readonly updatedAt: number
}

export type NewTable = Pick<TableRow, 'id' | 'code' | 'game' | 'version' | 'seed'>

/**
 * `lost`: the entry is not in the log and never will be by this call, because the table has another owner (`epoch`),
 * another entry at that place (`seq`) or the action id in another place (`id`).
 */
export type Appended = { readonly ok: true } | { readonly ok: false; readonly lost: 'epoch' | 'seq' | 'id' }

export interface ListedTable extends Pick<TableRow, 'id' | 'code' | 'game' | 'status' | 'turn' | 'updatedAt'> {
  /** The seats of the person who asked. */
  readonly seats: readonly number[]
  readonly role: MemberRow['role']
}

/** A place in the list of somebody's tables: those one is only invited to come last, and the newest first. */
export type ListPlace = readonly [part: number, updatedAt: number, id: string]

export function placeOf({ id, updatedAt, seats, role }: ListedTable): ListPlace {
  return [seats.length > 0 || role === 'host' ? 0 : 1, updatedAt, id]
}

/**
 * Where everything is kept. A promise that resolves means durable: synced to the disk of this machine or committed by
 * the database. A promise that rejects with `StoreDown` means that nothing was written; with `OutcomeUnknown`, that
 * only the log can tell.
 */
export interface Store {
  /** What the operator should know of how it was found. */
  readonly warnings: readonly string[]
  /** Writes the table and its entry 0 together. False if the id or the code is taken. */
  open(table: NewTable, first: LogEntry, facts: Facts): Promise<boolean>
  /** Takes the table: from now on appends with an older epoch are refused in the append itself (promise 7). */
  own(table: string): Promise<number | null>
  /** The entry, and together with it what is to be told because of it: both are there, or neither. */
  append(epoch: number, entry: LogEntry, facts: Facts, letters?: readonly Outgoing[]): Promise<Appended>
  /** From this seq on, so many at most; read in pages, so that a long log makes nobody else wait (promise 38). */
  entries(table: string, from: number, most?: number): Promise<LogEntry[]>
  /** Removes a table with all that belongs to it, at once; what was reported of it stays with the operator. */
  remove(table: string): Promise<void>
  table(id: string): Promise<TableRow | null>
  tableByCode(code: string): Promise<TableRow | null>
  /** Tables of somebody after this one, so many at most: where they are seated or host, then where they are invited. */
  tablesOf(person: string, after?: ListPlace | null, most?: number): Promise<ListedTable[]>
  /** All of them. */
  tableIdsOf(person: string): Promise<string[]>

  /** Ids of tables in their order, after this one. */
  tableIds(after: string, most: number): Promise<string[]>
  /** Where an action id is in the log. */
  known(table: string, actionId: string): Promise<{ readonly seq: number; readonly ask: string } | null>
  /** The table has been replayed with rules of this version. */
  setVersion(table: string, version: number): Promise<void>

  /** A snapshot only saves time: it may be lost or old. */
  saveSnapshot(table: string, seq: number, state: string): Promise<void>
  snapshot(table: string): Promise<{ readonly seq: number; readonly state: string } | null>

  readonly people: People
  readonly companies: Companies
  readonly talk: Talk
  readonly notices: Notices
  readonly personal: Personal
  readonly upkeep: Upkeep

  /** A value that all processes share and that is made once: the given one, or the one that was there before. */
  agreeOn(name: string, value: string): Promise<string>
  /** Tells all processes, this one too, of something that is not in a log. Only a hint, like the others. */
  tell(news: News): Promise<void>
  /** `null` when news may have been lost. */
  onNews(listener: NewsListener): void

  /** Says when nothing can be written, when it can again, and what else the operator must hear of at once. */
  onCondition(listener: (condition: Condition) => void): void
  /** Writes something, to see whether it can be. */
  probe(): Promise<void>

  /** Says that a table may have a new entry, written by whatever process. Only a hint: it may be lost or doubled. */
  onHint(listener: HintListener): void
  close(): Promise<void>
}

/**
 * How the store is: `away` while nothing can be written, `here` when it can again, `damaged` if some of it is lost for
 * whoever needs it, `gone` for good.
 */
export interface Condition {
  readonly word: 'away' | 'here' | 'damaged' | 'gone'
  readonly why: string
}

/**
 * Said between processes: a chat message at a table; a person whose name or mutes changed; a session that ended, or
 * went on under another token; a table or person whose notices changed; who is at tables, by the word of a process;
 * a sign that somebody gives.
 */
export interface News {
  readonly word: (typeof NEWS)[number]
  readonly about: string
}
export const NEWS = ['chat', 'person', 'ended', 'again', 'notices', 'here', 'sign'] as const
export type NewsListener = (news: News | null) => void

/** `table` is null when hints may have been lost: then any table may have grown. */
export type HintListener = (table: string | null, seq: number) => void
