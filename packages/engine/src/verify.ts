import { commitment } from './fair.ts'
import type { Game, GameTypes, Outcome } from './game.ts'
import { Match, playsIn, type FairSeeds, type MatchRecord } from './match.ts'

/** What somebody who verifies a finished match comes to. */
export interface Verified {
  /** Whether the seed that was shown at the end is the one that was promised at the beginning. */
  readonly isPromised: boolean
  readonly plays: number
  /** Plays that were made elsewhere before the dice could be verified. */
  readonly unverifiable: number
  readonly outcome: Outcome | null
  /** Of the state that the record leads to. */
  readonly hash: string
}

/**
 * Plays a record with its verifiable dice again, by the rules, and compares the seed of the server with what was
 * promised of it. Throws `BadInput` if the record does not fit the rules.
 */
export function verify<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord<T['action']>,
  promised: string,
): Verified {
  const seeds = seedsIn(record)
  const match = Match.replay(game, record)
  const moved = record.entries.findLastIndex((entry) => 'fair' in entry)
  return {
    isPromised: seeds !== null && commitment(seeds.server) === promised,
    plays: playsIn(record),
    unverifiable: playsIn({ ...record, entries: record.entries.slice(0, Math.max(moved, 0)) }),
    outcome: game.outcome(match.state),
    hash: match.hash,
  }
}

/** The seeds that the last part of the record was played with. */
export function seedsIn({ start, entries }: MatchRecord<unknown>): FairSeeds | null {
  const last = entries.findLast((entry) => 'fair' in entry)
  return last?.fair ?? start.fair ?? null
}
