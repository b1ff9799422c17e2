import type { Advice } from '@mousekeep/bots'
import type { GameTypes, MatchRecord, Refusal, Seat } from '@mousekeep/engine'
import type {
  CertainEnd,
  Holder,
  HolderChange,
  OpenTable,
  Review,
  Standpoint,
  TableNow,
  TableRecord,
  VerifiedLog,
  Weighing,
} from '@mousekeep/tables'

/** What the page asks of a table. Plain data: a table in a worker and one on a server are asked alike. */
export type Ask =
  /** With `isStepped` bots decide one at a time, each when it is asked for (`step`). */
  | ({ readonly ask: 'open'; readonly isStepped?: boolean } & OpenTable)
  | { readonly ask: 'step' }
  /** From now on somebody else decides for the seat. */
  | { readonly ask: 'hold'; readonly seat: Seat; readonly holder: Holder }
  /** For whoever must decide, or for a seat that gives up out of turn. */
  | { readonly ask: 'play'; readonly action: object; readonly seat?: Seat }
  | { readonly ask: 'undo' }
  | { readonly ask: 'hint' }
  | { readonly ask: 'look'; readonly play: number }
  /** Plays the whole log of a finished table again and compares its dice with what was promised of them. */
  | { readonly ask: 'verify'; readonly log: object; readonly record: MatchRecord<{ readonly do: string }> }
  /** The same with the logs of a campaign, from its first chapter. */
  | {
      readonly ask: 'verify'
      readonly record: { readonly game: string }
      readonly chain: readonly object[]
    }
  /** Looks back on a game that is over, for one seat. */
  | { readonly ask: 'review'; readonly record: TableRecord; readonly seat: Seat }
  /** What would come of an action, without doing it. */
  | { readonly ask: 'weigh'; readonly action: object }
  /** The same, and what would be seen then, at a table that is elsewhere: by what one seat sees and has seen of it. */
  | {
      readonly ask: 'advise'
      readonly game: string
      readonly from: Standpoint<GameTypes>
      readonly about:
        | { readonly ask: 'hint' }
        | { readonly ask: 'weigh' | 'foretell'; readonly action: object }
        /** What would come of everything that may be done now, for the page to show; `plays` says when it was asked. */
        | { readonly ask: 'foresight'; readonly plays: number }
    }

/** Where the table stands after something happened, as the person at the screen may know it. */
export interface Turned<T extends GameTypes> extends TableNow<T> {
  readonly tell: 'turned'
  /** Null for a table whose record is kept elsewhere. */
  readonly record: MatchRecord<{ readonly do: string }> | null
}

/** What a bot would do in the person's place. */
export interface Hint<T extends GameTypes> extends Advice<T['action']> {
  readonly tell: 'hint'
}

/** What would come of an action. */
export interface Weighed extends Weighing {
  readonly tell: 'weighed'
  readonly action: object
}

/** What a play will bring that was sent and not yet answered. Nobody may act on it before it is. */
export interface Foretold<T extends GameTypes> extends CertainEnd<T> {
  readonly tell: 'foretold'
  readonly action: object
}

/** What would come of everything that may be done after so many plays, at a table that is elsewhere. */
export interface ForesightTold<T extends GameTypes> {
  readonly tell: 'foresight'
  readonly plays: number
  readonly foresight: NonNullable<T['foresight']>
}

/** What a table tells the page. */
export type Tell<T extends GameTypes> =
  | Turned<T>
  | { readonly tell: 'seated'; readonly seats: readonly Holder[]; readonly changes?: readonly HolderChange[] }
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
  | ForesightTold<T>
  | { readonly tell: 'looked'; readonly play: number; readonly view: T['view'] }
  | { readonly tell: 'verified'; readonly verified: VerifiedLog; readonly chapters: readonly (readonly T['event'][])[] }
  | { readonly tell: 'chain'; readonly chapters: number; readonly plays: number; readonly isBrought: boolean }
  | { readonly tell: 'reviewed'; readonly review: Review<T['action']> }
  /** A save that cannot be opened, or a message that cannot be read. */
  | { readonly tell: 'broken'; readonly why: string }
