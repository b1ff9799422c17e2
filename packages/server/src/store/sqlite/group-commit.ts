import { setTimeout as sleep } from 'node:timers/promises'
import { checkChain, rootOf } from '../chain.ts'
import type { Condition, LogEntry, TableRow } from '../contract.ts'
import { REMOVALS } from '../schema.ts'
import { entryIn, tableIn } from '../table-rows.ts'
import type { Connection } from './connection.ts'
import { isConstraint, isDamage, isOfSqlite } from './error-kinds.ts'
import type { Heads } from './heads.ts'
import { Journal, TAKEN } from './journal.ts'
import type { Result, Work } from './op.ts'
import { FilesGone, OpenFiles } from './open-files.ts'
import { damaged, isLook, open, refusal, seesTables } from './work.ts'

const RETRY_MS = 500
const PAUSE_MS = 5000
/** So many entries, and two for each that is new, are folded after a commit; and so many when nobody wants anything. */
const LEAST_SLICE = 16
const REST_SLICE = 200
const TAKEN_RESULT: Result = { ok: true, value: TAKEN }

/**
 * Writes of many tables in one transaction and one sync: what came in since the last commit goes into the next. Nobody
 * hears of success before the commit has returned (promise 1).
 */
export class GroupCommit {
  readonly journal = new Journal()
  private readonly connect: () => Connection
  private readonly heads: Heads
  private readonly tell: (condition: Condition) => void
  private connection: Connection
  private readonly files: OpenFiles
  /** How many entries are new since something was last folded. */
  private appended = 0
  /** Until then nothing is folded unasked, for the last time it failed. */
  private foldAgainAt = 0

  constructor(file: string, connect: () => Connection, heads: Heads, tell: (condition: Condition) => void) {
    this.connect = connect
    this.heads = heads
    this.tell = tell
    // Whoever holds the folder has made the file.
    this.files = new OpenFiles(file)
    this.connection = this.begin()
  }

  get current(): Connection {
    return this.connection
  }

  /**
   * Carries out a batch, in order. Resolves when all of it is durable, and says of each what became of it. Throws
   * `FilesGone` if it was written where nobody will find it.
   */
  async run(batch: readonly Work[]): Promise<Result[]> {
    const results: Result[] = []
    for (let from = 0; from < batch.length;) {
      if (seesTables(batch[from])) await this.foldAll()
      let to = from + 1
      // Who asks in SQL about tables sees what was appended before: a transaction of its own, after folding.
      while (to < batch.length && !seesTables(batch[to])) to++
      for (const result of await this.transact(batch.slice(from, to))) results.push(result)
      from = to
    }
    this.files.check()
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

  /** Whether the log of a table is as it was written, as far as it goes. */
  isWhole(table: string): boolean {
    try {
      const row = this.table(table)
      return row === null || checkChain(this.entries(table, 0), 0, rootOf(table, row.seed)) === row.hash
    } catch {
      return false
    }
  }

  async reopen(): Promise<void> {
    this.connection.close()
    this.connection = this.begin()
  }

  async close(): Promise<void> {
    await this.foldAll()
    this.connection.close()
  }

  private begin(): Connection {
    this.files.checkDatabase()
    const connection = this.connect()
    this.files.opened()
    this.journal.load(connection)
    return connection
  }

  /** Everything that was written is in the log proper, or the disk does not let it be. */
  private async foldAll(): Promise<void> {
    await this.fold(() => this.journal.foldAll(this.connection))
  }

  private async fold(run: () => void): Promise<void> {
    if (this.journal.isEmpty) return
    try {
      this.connection.unsynced(run)
    } catch (error) {
      // The disk is full, say: it stays in the journal, where it is as safe.
      this.foldAgainAt = performance.now() + PAUSE_MS
      await this.reconnect()
      if (isDamage(error)) await this.foldEach()
    }
  }

  /** A page is damaged where some table's entries go: they stay in the journal, those of all others are folded. */
  private async foldEach(): Promise<void> {
    for (const table of this.journal.tables()) {
      try {
        this.connection.unsynced(() => this.journal.foldTable(this.connection, table))
      } catch (error) {
        await this.reconnect()
        if (!isDamage(error)) return
        this.journal.setAside(table)
        this.tell({
          word: 'damaged',
          why: `the log of table ${table} is on a damaged page; what is new of it stays in the journal`,
        })
      }
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
      return isDamage(error) ? await this.oneByOne(batch, error) : await this.resolveUnknown(batch, error)
    }
  }

  /** Something in the batch met a damaged page: it alone is to fail, and everything else is done (promise 33). */
  private async oneByOne(batch: readonly Work[], error: unknown): Promise<Result[]> {
    await this.reconnect()
    if (batch.length === 1) return [damaged(error)]
    const results: Result[] = []
    for (const op of batch) results.push(...(await this.transact([op])))
    return results
  }

  /** One thing inside the transaction; if it is refused, it alone is undone. */
  private attempt(op: Work): Result {
    const { connection } = this
    const isSeveral = op.kind === 'open' || op.kind === 'remove'
    if (isSeveral) connection.change('SAVEPOINT work')
    try {
      const value = this.perform(op)
      if (isSeveral) connection.change('RELEASE work')
      return value === TAKEN ? TAKEN_RESULT : { ok: true, value }
    } catch (error) {
      // A full disk ends the whole transaction: then the outcome of all of it is open.
      if (isOfSqlite(error) && !isConstraint(error) && !(isDamage(error) && isLook(op))) throw error
      if (isSeveral) connection.change('ROLLBACK TO work')
      if (isSeveral) connection.change('RELEASE work')
      return refusal(error)
    }
  }

  private perform(op: Work): Extract<Result, { readonly ok: true }>['value'] {
    const { connection, journal } = this
    switch (op.kind) {
      case 'append':
        return journal.append(connection, op)
      case 'open':
        return open(connection, op)
      case 'entries':
        return this.entries(op.table, op.from, op.most)
      case 'table':
        return this.table(op.id)
      case 'remove':
        // Before the commit: a head of a table that is not there any more would look like a loss.
        this.heads.drop(op.table)
        for (const sql of REMOVALS) connection.run(sql, [op.table])
        return null
      case 'read':
      case 'write':
        return connection.run(op.sql, op.values)
    }
  }

  private entries(table: string, from: number, most = Number.MAX_SAFE_INTEGER): LogEntry[] {
    const sql = 'SELECT * FROM log WHERE table_id = $1 AND seq >= $2 ORDER BY seq LIMIT $3'
    const folded = this.connection.run(sql, [table, from, most]).map(entryIn)
    return [...folded, ...this.journal.entries(table, from)].slice(0, most)
  }

  private table(id: string): TableRow | null {
    const row = this.connection.first('SELECT * FROM tables WHERE id = $1', [id])
    return row === undefined ? null : this.journal.overlay(tableIn(row))
  }

  /** A failed commit may have succeeded (promise 4): open the file anew, look, and only then answer. */
  private async resolveUnknown(batch: readonly Work[], error: unknown): Promise<Result[]> {
    await this.reconnect()
    if (batch.some((op) => this.isThere(op))) await this.syncAgain()
    return batch.map((op): Result => {
      if (this.isThere(op)) return { ok: true, value: op.kind === 'open' ? true : { ok: true } }
      return (
        (isLook(op) ? this.look(op) : null) ?? {
          ok: false,
          error: 'down',
          message: `nothing was written: ${String(error)}`,
        }
      )
    })
  }

  /** Null if the disk does not let it be read either. */
  private look(op: Work): Result | null {
    try {
      return this.attempt(op)
    } catch {
      return null
    }
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
      } catch (error) {
        // Where the journal itself or the list of tables is damaged, or the file gone, waiting does not mend it.
        if (isDamage(error) || error instanceof FilesGone) throw error
        this.tell({ word: 'away', why: String(error) })
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
