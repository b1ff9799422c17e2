import type { Entry, MatchRecord, Start } from '@mousekeep/engine'

/** A table that was opened and not yet played at, but for plays laid down beforehand: the rules are those of the day. */
export interface Opening {
  readonly game: string
  readonly start: Start
  readonly entries?: readonly Entry<{ readonly do: string }>[]
}

/** A table to be made up from what was seen of another: whatever nobody saw is guessed. */
export interface Guess {
  readonly game: string
  readonly guess: { readonly view: object; readonly seen: readonly object[]; readonly seed: string }
}

/** What a table on a device is opened with. */
export type TableRecord = Opening | MatchRecord<{ readonly do: string }> | Guess
