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

/** What the page asks of a table. It is plain data, the same for a table in a worker and one on a server. */
export type Ask =
  /** With `isStepped`, bots decide one at a time, each when asked to (`step`). */
  | ({ readonly ask: 'open'; readonly isStepped?: boolean } & OpenTable)
  | { readonly ask: 'step' }
  /** Gives the seat another holder, who decides for it from now on. */
  | { readonly ask: 'hold'; readonly seat: Seat; readonly holder: Holder }
  /** Plays for whoever must decide, or for a seat that gives up out of turn. */
  | { readonly ask: 'play'; readonly action: object; readonly seat?: Seat }
  | { readonly ask: 'undo' }
  | { readonly ask: 'hint' }
  | { readonly ask: 'look'; readonly play: number }
  /** Replays the whole log of a finished table and compares its dice with what was committed to. */
  | { readonly ask: 'verify'; readonly log: object; readonly record: MatchRecord<{ readonly do: string }> }
  /** The same with the logs of a campaign, from its first chapter. */
  | {
      readonly ask: 'verify'
      readonly record: { readonly game: string }
      readonly chain: readonly object[]
    }
  /** Looks back on a game that is over, for one seat. */
  | { readonly ask: 'review'; readonly record: TableRecord; readonly seat: Seat }
  /** Asks what an action would lead to, without doing it. */
  | { readonly ask: 'weigh'; readonly action: object }
  /** The same for a table elsewhere, from what one seat sees and has seen of it; also asks for the view afterwards. */
  | {
      readonly ask: 'advise'
      readonly game: string
      readonly from: Standpoint<GameTypes>
      readonly about:
        | { readonly ask: 'hint' }
        | { readonly ask: 'weigh' | 'foretell'; readonly action: object }
        /** Asks for the prospects of everything that may be done now; `plays` says when it was asked. */
        | { readonly ask: 'foresight'; readonly plays: number }
    }

/** The state of the table after something happened, as the person at the screen may know it. */
export interface Turned<T extends GameTypes> extends TableNow<T> {
  readonly tell: 'turned'
  /** Null for a table whose record is kept elsewhere. */
  readonly record: MatchRecord<{ readonly do: string }> | null
}

/** What a bot would do in the person's place. */
export interface Hint<T extends GameTypes> extends Advice<T['action']> {
  readonly tell: 'hint'
}

/** What an action would lead to. */
export interface Weighed extends Weighing {
  readonly tell: 'weighed'
  readonly action: object
}

/** The certain outcome of a play that was sent and not yet answered. Nobody may act on it until it is. */
export interface Foretold<T extends GameTypes> extends CertainEnd<T> {
  readonly tell: 'foretold'
  readonly action: object
}

/** The prospects of everything that may be done after so many plays, at a table elsewhere. */
export interface ForesightTold<T extends GameTypes> {
  readonly tell: 'foresight'
  readonly plays: number
  readonly foresight: NonNullable<T['foresight']>
}

/** What a table tells the page. */
export type Tell<T extends GameTypes> =
  | Turned<T>
  | { readonly tell: 'seated'; readonly seats: readonly Holder[]; readonly changes?: readonly HolderChange[] }
  /** Whether the table could be saved on the device. */
  | { readonly tell: 'kept'; readonly isKept: boolean }
  /** The events of all plays so far, those of the start first. Comes before the `turned` of an opening or an undo. */
  | { readonly tell: 'story'; readonly chapters: readonly (readonly T['event'][])[] }
  | { readonly tell: 'refused'; readonly refusal: Refusal; readonly action: object }
  /** What was asked did not happen, for a reason that has nothing to do with the game. */
  | { readonly tell: 'not-done' }
  | Hint<T>
  | Weighed
  | Foretold<T>
  | ForesightTold<T>
  | { readonly tell: 'looked'; readonly play: number; readonly view: T['view'] }
  | { readonly tell: 'verified'; readonly verified: VerifiedLog; readonly chapters: readonly (readonly T['event'][])[] }
  | { readonly tell: 'chain'; readonly chapters: number; readonly plays: number; readonly isBrought: boolean }
  | { readonly tell: 'reviewed'; readonly review: Review<T['action']> }
  /** A saved table that cannot be opened, or a message that cannot be read. */
  | { readonly tell: 'broken'; readonly why: string }
