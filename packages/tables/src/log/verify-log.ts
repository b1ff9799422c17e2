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
import { readBody, verifyEntry, type Body } from './entries.ts'
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
  readonly bodies: readonly Body[]
  /** By entry: the hash of the log up to it. */
  readonly hashes: readonly string[]
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
  const { root, hashes } = checkLinks(table, seed, entries)
  const replay = new Replay(rules, seed)
  const bodies = entries.map(({ body }, seq) => verifiedAt(seq, replay, body))
  refuseCut(bodies, replay.result.outcome, length)
  return {
    table,
    bodies,
    hashes,
    verified: { ...replay.result, hash: hashes.at(-1) ?? root },
    onward: replay.onward,
  }
}

function verifiedAt<T extends GameTypes>(seq: number, replay: Replay<T>, json: unknown): Body {
  try {
    const body = readBody(json)
    verifyEntry(replay, body)
    return body
  } catch (error) {
    if (error instanceof BadInput) throw new BadInput(`entry ${seq}: ${error.message}`)
    throw error
  }
}

/**
 * What is missing at the end of a log breaks no link of its chain. A log that is handed out is of a game that is over
 * or of a table that was put away; any other is whole only for somebody who knows how long it is.
 */
function refuseCut(bodies: readonly Body[], outcome: Outcome | null, length: number | null): void {
  if (length !== null) {
    if (bodies.length !== length) throw new BadInput(`the log has ${bodies.length} entries, not ${length}`)
    return
  }
  if (bodies.length === 0) throw new BadInput('the log is empty')
  const last = bodies[bodies.length - 1].kind
  const isEnded = outcome !== null || last === 'archived' || last === 'vote-answered'
  if (!isEnded) throw new BadInput(`the log ends after ${bodies.length} entries, in the middle of the game`)
}

/** The hashes of the chain, which begins with the table and its seed. */
function checkLinks(
  table: string,
  seed: string,
  entries: readonly Readonly<Record<string, unknown>>[],
): { readonly root: string; readonly hashes: readonly string[] } {
  const root = hashOf(['mousekeep chain', table, seed])
  const hashes: string[] = []
  for (const [index, { seq, actionId, ask, body, at, hash: given }] of entries.entries()) {
    // What is missing is null here: it then does not fit, like anything else that was changed.
    const link = [hashes.at(-1) ?? root, table, seq, actionId, ask, body, at].map((part) => part ?? null)
    const hash = hashOf(link)
    if (seq !== index || hash !== given) throw new BadInput(`entry ${index} is not what was written`)
    hashes.push(hash)
  }
  return { root, hashes }
}
