import { setTimeout as sleep } from 'node:timers/promises'
import { LogDamaged, type LogEntry } from '../contract.ts'
import { entryIn, tableIn } from '../table-rows.ts'
import type { Connection } from './connection.ts'
import type { Heads } from './heads.ts'
import { insertEntry, insertFacts, Journal, TAKEN } from './journal.ts'
import type { Result, Work } from './op.ts'

/** What waits in the journal concerns these. */
const ABOUT_TABLES = /\b(?:tables|log|seats|members)\b/
const RETRY_MS = 500
const PAUSE_MS = 5000
/** So many entries, and two for each that is new, are folded after a commit; and so many when nobody wants anything. */
const LEAST_SLICE = 16
const REST_SLICE = 200
const TAKEN_RESULT: Result = { ok: true, value: TAKEN }

/**
 * Writes of many tables in one transaction and one sync: what came in since the last commit goes into the next. Nobody
 * hears of success before the commit has returned (property 1).
 */
export class GroupCommit {
  readonly journal = new Journal()
  private readonly connect: () => Connection
  private readonly heads: Heads
  private connection: Connection
  /** How many entries are new since something was last folded. */
  private appended = 0
  /** Until then nothing is folded unasked, for the last time it failed. */
  private foldAgainAt = 0

  constructor(connect: () => Connection, heads: Heads) {
    this.connect = connect
    this.heads = heads
    this.connection = this.begin()
  }

  get current(): Connection {
    return this.connection
  }

  /** Carries out a batch, in order. Resolves when all of it is durable, and says of each what became of it. */
  async run(batch: readonly Work[]): Promise<Result[]> {
    const results: Result[] = []
    for (let from = 0; from < batch.length;) {
      if (seesTables(batch[from])) await this.settle()
      let to = from + 1
      // Who asks in SQL about tables sees what was appended before: a transaction of its own, after folding.
      while (to < batch.length && !seesTables(batch[to])) to++
      for (const result of await this.transact(batch.slice(from, to))) results.push(result)
      from = to
    }
    return results
  }

  /** Those who waited have their answers: carries some of what was appended before into the log, if it is time. */
  async tidy(): Promise<void> {
    const most = LEAST_SLICE + 2 * this.appended
    this.appended = 0
    if (!this.journal.isDue || performance.now() < this.foldAgainAt) return
    await this.fold(() => this.journal.foldSome(this.connection, most))
  }

  /** Nobody wants anything: carries some of the journal into the log. */
  async rest(): Promise<void> {
    await this.fold(() => this.journal.foldSome(this.connection, REST_SLICE))
  }

  async reopen(): Promise<void> {
    this.connection.close()
    this.connection = this.begin()
  }

  async close(): Promise<void> {
    await this.settle()
    this.connection.close()
  }

  private begin(): Connection {
    const connection = this.connect()
    this.journal.load(connection)
    return connection
  }

  /** Everything that was written is in the log proper, or the disk does not let it be. */
  private async settle(): Promise<void> {
    await this.fold(() => this.journal.foldAll(this.connection))
  }

  private async fold(run: () => void): Promise<void> {
    if (this.journal.isEmpty) return
    try {
      this.connection.unsynced(run)
    } catch {
      // The disk is full, say: it stays in the journal, where it is as safe.
      this.foldAgainAt = performance.now() + PAUSE_MS
      await this.reconnect()
    }
  }

  private async transact(batch: readonly Work[]): Promise<Result[]> {
    const { connection } = this
    const noted: [string, number][] = []
    try {
      connection.change('BEGIN IMMEDIATE')
      const results = batch.map((op) => this.attempt(op))
      this.journal.write(connection)
      connection.change('COMMIT')
      for (const [index, op] of batch.entries()) {
        const result = results[index]
        if (op.kind === 'append' && result === TAKEN_RESULT) noted.push([op.entry.table, op.entry.seq])
        if (op.kind === 'open' && result.ok && result.value === true) noted.push([op.table.id, 0])
      }
      this.appended += noted.length
      this.heads.note(noted)
      return results
    } catch (error) {
      return await this.resolveUnknown(batch, error)
    }
  }

  /** One thing inside the transaction; if it is refused, it alone is undone. */
  private attempt(op: Work): Result {
    const { connection } = this
    const isSeveral = op.kind === 'open'
    if (isSeveral) connection.change('SAVEPOINT work')
    try {
      const value = this.perform(op)
      if (isSeveral) connection.change('RELEASE work')
      return value === TAKEN ? TAKEN_RESULT : { ok: true, value }
    } catch (error) {
      if (error instanceof LogDamaged) return { ok: false, error: 'damaged', message: error.message }
      // A full disk ends the whole transaction: then the outcome of all of it is open.
      if (!isConstraint(error)) throw error
      if (isSeveral) connection.change('ROLLBACK TO work')
      if (isSeveral) connection.change('RELEASE work')
      return { ok: false, error: 'conflict', message: String(error) }
    }
  }

  private perform(op: Work): Extract<Result, { readonly ok: true }>['value'] {
    const { connection, journal } = this
    switch (op.kind) {
      case 'append':
        return journal.append(connection, op)
      case 'open':
        return open(connection, op)
      case 'entries': {
        const sql = 'SELECT * FROM log WHERE table_id = $1 AND seq >= $2 ORDER BY seq'
        return [...connection.run(sql, [op.table, op.from]).map(entryIn), ...journal.entries(op.table, op.from)]
      }
      case 'table': {
        const row = connection.first('SELECT * FROM tables WHERE id = $1', [op.id])
        return row === undefined ? null : journal.overlay(tableIn(row))
      }
      case 'read':
      case 'write':
        return connection.run(op.sql, op.values)
    }
  }

  /** A failed commit may have succeeded (property 4): open the file anew, look, and only then answer. */
  private async resolveUnknown(batch: readonly Work[], error: unknown): Promise<Result[]> {
    await this.reconnect()
    if (batch.some((op) => this.isThere(op))) await this.syncAgain()
    return batch.map((op): Result => {
      if (this.isThere(op)) return { ok: true, value: op.kind === 'open' ? true : { ok: true } }
      if (op.kind === 'entries' || op.kind === 'table' || op.kind === 'read') return this.attempt(op)
      return { ok: false, error: 'down', message: `nothing was written: ${String(error)}` }
    })
  }

  /** Until somebody can look, nothing is answered. */
  private async reconnect(): Promise<void> {
    try {
      this.connection.close()
    } catch {
      // It is to be thrown away in any case.
    }
    for (;;) {
      try {
        this.connection = this.begin()
        return
      } catch {
        await sleep(RETRY_MS)
      }
    }
  }

  /** What was found may never have been synced, and a second sync may say yes without doing it: it is copied anew. */
  private async syncAgain(): Promise<void> {
    for (;;) {
      try {
        const row = this.connection.first('PRAGMA wal_checkpoint(TRUNCATE)', [])
        if (row?.['busy'] === 0) return
      } catch {
        // The disk still refuses: nothing is answered.
      }
      await sleep(RETRY_MS)
    }
  }

  private isThere(op: Work): boolean {
    if (op.kind === 'append') return this.journal.has(op.entry) || this.isInLog(op.entry)
    return op.kind === 'open' && this.isInLog(op.first)
  }

  private isInLog({ table, seq, hash }: LogEntry): boolean {
    const sql = 'SELECT 1 AS there FROM log WHERE table_id = $1 AND seq = $2 AND hash = $3'
    return this.connection.first(sql, [table, seq, hash]) !== undefined
  }
}

function seesTables(op: Work): boolean {
  if (op.kind !== 'read' && op.kind !== 'write') return false
  // Taking a table changes nothing that waits in the journal.
  return ABOUT_TABLES.test(op.sql) && !op.sql.startsWith('UPDATE tables SET epoch')
}

function open(connection: Connection, { table, first, facts }: Extract<Work, { readonly kind: 'open' }>): boolean {
  const { id, code, game, version, seed } = table
  const made = connection.run(
    `INSERT INTO tables (id, code, game, version, seed, head, hash, epoch, status, turn, updated_at)
     VALUES ($1, $2, $3, $4, $5, 0, $6, 0, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id`,
    [id, code, game, version, seed, first.hash, facts.status, facts.turn, first.at],
  )
  if (made.length === 0) return false
  insertEntry(connection, first)
  insertFacts(connection, id, facts)
  return true
}

const CONSTRAINT = 19

export function isConstraint(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false
  return (error.errcode & 0xff) === CONSTRAINT
}
