import {
  BadInput,
  hashOf,
  readList,
  readNumber,
  readRecord,
  readString,
  rulesOf,
  type Game,
  type GameTypes,
  type Onward,
  type Outcome,
} from '@mousekeep/engine'
import { Replay, type Replayed } from './replay.ts'

/** What a table's log shows of its dice, once the seed is public. */
export interface VerifiedLog extends Replayed {
  /** Of the last entry: whoever was at the table has been shown the same. */
  readonly hash: string
}

/**
 * Verifies a whole table from its log as the server hands it out after the end (`GET /api/tables/:id/log`): that no
 * entry was changed, that the seed is the one that was promised first, that every player's seed went into the dice,
 * and that each play, also those that were taken back, follows from the rules with the very next words of the dice.
 * A log that is empty or ends in the middle is refused, unless its length is told. Throws `BadInput` that says where
 * it does not hold.
 */
export function verifyLog<T extends GameTypes>(
  game: Game<T>,
  json: unknown,
  length: number | null = null,
): VerifiedLog {
  return replayLog(game, json, length).verified
}

/** A log that was played again: what it shows, and what follows it. */
export interface ReplayedLog {
  readonly table: string
  readonly entries: readonly Readonly<Record<string, unknown>>[]
  readonly verified: VerifiedLog
  readonly onward: Onward | null
}

export function replayLog<T extends GameTypes>(game: Game<T>, json: unknown, length: number | null): ReplayedLog {
  const log = readRecord(json, 'log')
  const version = readNumber(log['version'], 1, Number.MAX_SAFE_INTEGER, 'version')
  const rules = rulesOf(game, version)
  if (log['game'] !== game.id || rules === null) {
    throw new BadInput(`the log is not of ${game.id} in version ${game.version}`)
  }
  const table = readString(log['table'], 'table')
  const seed = readString(log['seed'], 'seed')
  const entries = readList(log['entries'], 'entries').map((entry) => readRecord(entry, 'an entry'))
  const hash = checkLinks(table, seed, entries)
  const replay = new Replay(rules, seed)
  for (const [seq, { body }] of entries.entries()) {
    try {
      replay.take(readRecord(body, 'body'))
    } catch (error) {
      if (error instanceof BadInput) throw new BadInput(`entry ${seq}: ${error.message}`)
      throw error
    }
  }
  refuseCut(entries, replay.result.outcome, length)
  return { table, entries, verified: { ...replay.result, hash }, onward: replay.onward }
}

/**
 * What is missing at the end of a log breaks no link of its chain. A log that is handed out is of a game that is over
 * or of a table that was put away; any other is whole only for somebody who knows how long it is.
 */
function refuseCut(
  entries: readonly Readonly<Record<string, unknown>>[],
  outcome: Outcome | null,
  length: number | null,
): void {
  if (length !== null) {
    if (entries.length !== length) throw new BadInput(`the log has ${entries.length} entries, not ${length}`)
    return
  }
  if (entries.length === 0) throw new BadInput('the log is empty')
  const last = readRecord(entries[entries.length - 1]['body'], 'body')['kind']
  const isEnded = outcome !== null || last === 'archived' || last === 'vote-answered'
  if (!isEnded) throw new BadInput(`the log ends after ${entries.length} entries, in the middle of the game`)
}

/** The last hash of the chain, which begins with the table and its seed. */
function checkLinks(table: string, seed: string, entries: readonly Readonly<Record<string, unknown>>[]): string {
  let hash = hashOf(['mousekeep chain', table, seed])
  for (const [index, { seq, actionId, ask, body, at, hash: given }] of entries.entries()) {
    // What is missing is null here: it then does not fit, like anything else that was changed.
    const link = [hash, table, seq, actionId, ask, body, at].map((part) => part ?? null)
    hash = hashOf(link)
    if (seq !== index || hash !== given) throw new BadInput(`entry ${index} is not what was written`)
  }
  return hash
}
