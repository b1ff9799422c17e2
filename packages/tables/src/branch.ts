import { upTo, type MatchRecord } from '@mousekeep/engine'
import type { TableRecord } from './table-record.ts'

/** A moment of a game as somebody sees it, from which another table is to go on. */
export interface Moment {
  readonly game: string
  /** The record, if the game is over; null while it goes on. */
  readonly finished: MatchRecord<{ readonly do: string }> | null
  readonly play: number
  readonly view: object
  /** All that was seen to happen until then. */
  readonly seen: readonly object[]
  /** The chance of what is guessed and of what follows. */
  readonly seed: string
}

/**
 * What a table that goes on from that moment is opened with. From a finished game everything is known; else only what
 * was seen is taken over and the rest is guessed, so that nobody looks under a roof this way.
 */
export function branchOf({ game, finished, play, view, seen, seed }: Moment): TableRecord {
  return finished === null ? { game, guess: { view, seen, seed } } : upTo(finished, play)
}
