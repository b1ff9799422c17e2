import type { MatchRecord, Seat, Viewer } from '@mousekeep/engine'
import type { PublicEntry } from './public-entry.ts'

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
