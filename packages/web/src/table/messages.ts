import type { GameTypes, MatchRecord, Reason, Refusal, Seat, VerifiedLog } from '@mousekeep/engine'
import type { Holder, TableRecord } from './seating.ts'

/** All that one seat sees and has seen of a table, wherever it stands: what is hidden from it is not in here. */
export interface Standpoint<T extends GameTypes> {
  readonly seat: Seat
  readonly view: T['view']
  readonly seen: readonly T['event'][]
}

/** What the page asks of a table. Plain data: a table in a worker and one on a server are asked alike. */
export type Ask =
  | { readonly ask: 'open'; readonly seats: readonly Holder[]; readonly record: TableRecord }
  | { readonly ask: 'play'; readonly action: object }
  | { readonly ask: 'undo' }
  | { readonly ask: 'hint' }
  | { readonly ask: 'look'; readonly play: number }
  /** Plays the whole log of a finished table again and compares its dice with what was promised of them. */
  | { readonly ask: 'verify'; readonly log: object; readonly record: MatchRecord<{ readonly do: string }> }
  /** What would come of an action, without doing it. */
  | { readonly ask: 'weigh'; readonly action: object }
  /** The same, and what would be seen then, at a table that is elsewhere: by what one seat sees and has seen of it. */
  | {
      readonly ask: 'advise'
      readonly game: string
      readonly from: Standpoint<GameTypes>
      readonly about: { readonly ask: 'hint' } | { readonly ask: 'weigh' | 'foresee'; readonly action: object }
    }

/** Where the table stands after something happened, as the person at the screen may know it. */
export interface Turned<T extends GameTypes> {
  readonly tell: 'turned'
  /** `seats`: nothing was played, but somebody else may now be the one to decide. */
  readonly cause: 'open' | 'play' | 'undo' | 'seats'
  /** What happened in this play; at opening and undo, nothing new. */
  readonly events: readonly T['event'][]
  readonly view: T['view']
  /** What the one who must decide may do; nothing while a bot decides. */
  readonly legal: readonly T['action'][]
  /** Null when the game is over. */
  readonly actor: Seat | null
  /** How many plays there were; the start is none. */
  readonly plays: number
  /** The plays that nobody takes back, because they revealed something. */
  readonly boundaries: readonly number[]
  /** Why the last play of a person may not be taken back; null if it may. */
  readonly undo: Refusal | null
  /** Null for a table whose record is kept elsewhere. */
  readonly record: MatchRecord<{ readonly do: string }> | null
}

/** What a bot would do in the person's place. */
export interface Hint<T extends GameTypes> {
  readonly tell: 'hint'
  /** Its choice, then how it would go on in the same turn. */
  readonly line: readonly T['action'][]
  readonly reason: Reason | null
}

/** What would come of an action: why it is refused, or whether it shows something and cannot be taken back. */
export interface Weighed {
  readonly tell: 'weighed'
  readonly action: object
  readonly refusal: Refusal | null
  readonly reveals: boolean
}

/** What a play will bring that was sent and not yet answered. Nobody may act on it before it is. */
export interface Foretold<T extends GameTypes> {
  readonly tell: 'foretold'
  readonly action: object
  readonly events: readonly T['event'][]
  readonly view: T['view']
  readonly actor: Seat | null
}

/** What a table tells the page. */
export type Tell<T extends GameTypes> =
  | Turned<T>
  | { readonly tell: 'seated'; readonly seats: readonly Holder[] }
  /** Whether the device had room to save the table. */
  | { readonly tell: 'kept'; readonly isKept: boolean }
  /** The events of all plays so far, the start first. Comes before the `turned` of an opening or an undo. */
  | { readonly tell: 'story'; readonly chapters: readonly (readonly T['event'][])[] }
  | { readonly tell: 'refused'; readonly refusal: Refusal; readonly action: object }
  /** What was asked did not come about, for a reason that is not the game's. */
  | { readonly tell: 'not-done' }
  | Hint<T>
  | Weighed
  | Foretold<T>
  | { readonly tell: 'looked'; readonly play: number; readonly view: T['view'] }
  | { readonly tell: 'verified'; readonly verified: VerifiedLog; readonly chapters: readonly (readonly T['event'][])[] }
  /** A save that cannot be opened, or a message that cannot be read. */
  | { readonly tell: 'broken'; readonly why: string }
