import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError, Pool, types } from 'pg'
import {
  Conflict,
  OutcomeUnknown,
  StoreDown,
  type Appended,
  type Facts,
  type HintListener,
  type LogEntry,
  type NewTable,
  type News,
  type NewsListener,
  type Outgoing,
} from '../contract.ts'
import type { Row } from '../rows.ts'
import { CREATE, REMOVALS, SCHEMA, upgradesFrom } from '../schema.ts'
import { SqlStore } from '../sql-store.ts'
import type { Value } from '../sql.ts'
import { Hints, SILENT_MS } from './hints.ts'

const PATIENCE_MS = 15_000
const RETRY_MS = 100
const CONNECTIONS = 16

// Sizes and sequence numbers stay far below 2⁵³.
types.setTypeParser(types.builtins.INT8, Number)

const MEMBERS = `INSERT INTO members (table_id, person_id, role)
  SELECT $1, person, role FROM json_to_recordset($MEMBERS::json) AS given(person text, role text)
  WHERE EXISTS (SELECT 1 FROM put)
  ON CONFLICT (table_id, person_id) DO UPDATE SET role = excluded.role`

const SEATS = `INSERT INTO seats (table_id, seat, person_id, bot)
  SELECT $1, seat, person, bot FROM json_to_recordset($SEATS::json) AS given(seat int, person text, bot text)
  WHERE EXISTS (SELECT 1 FROM put)
  ON CONFLICT (table_id, seat) DO UPDATE SET person_id = excluded.person_id, bot = excluded.bot`

const LETTERS = `INSERT INTO outbox (id, due_at, tries, body)
  SELECT id, "dueAt", 0, body FROM json_to_recordset($13::json) AS given(id text, "dueAt" bigint, body text)
  WHERE EXISTS (SELECT 1 FROM put)
  ON CONFLICT (id) DO UPDATE SET due_at = excluded.due_at, tries = 0, body = excluded.body`

/**
 * One statement, so one commit: the fence of the epoch, the place in the log, the seats, what is to be told of it, and
 * the hint to others.
 */
const APPEND = `WITH owned AS (
    UPDATE tables SET head = $3, hash = $4, status = $5, turn = $6, updated_at = $7
    WHERE id = $1 AND epoch = $2 AND head = $3::bigint - 1 RETURNING id),
  put AS (
    INSERT INTO log (table_id, seq, action_id, ask, body, at, hash)
    SELECT $1, $3, $8, $9, $10, $7, $4 FROM owned RETURNING table_id),
  seated AS (${SEATS.replace('$SEATS', '$11')}),
  joined AS (${MEMBERS.replace('$MEMBERS', '$12')}),
  told AS (${LETTERS})
  SELECT pg_notify('mousekeep', table_id || ' ' || $3::text) FROM put`

const OPEN = `WITH made AS (
    INSERT INTO tables (id, code, game, version, seed, head, hash, epoch, status, turn, updated_at)
    VALUES ($1, $2, $3, $4, $5, 0, $6, 0, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id),
  put AS (
    INSERT INTO log (table_id, seq, action_id, ask, body, at, hash)
    SELECT $1, 0, $10, $11, $12, $9, $6 FROM made RETURNING table_id),
  seated AS (${SEATS.replace('$SEATS', '$13')}),
  joined AS (${MEMBERS.replace('$MEMBERS', '$14')})
  SELECT table_id FROM put`

/** One database for any number of processes. */
export class PostgresStore extends SqlStore {
  private readonly pool: Pool
  private readonly hints: Hints
  private isClosed = false

  private constructor(url: string) {
    super()
    this.pool = new Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: 5000,
      statement_timeout: 10_000,
      // A database that says nothing any more, not even that it is gone, keeps to no time of its own.
      query_timeout: SILENT_MS,
      lock_timeout: 5000,
      idle_in_transaction_session_timeout: 10_000,
    })
    // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
    this.pool.on('error', () => undefined)
    this.hints = new Hints(url)
  }

  static async connect(url: string): Promise<PostgresStore> {
    const store = new PostgresStore(url)
    try {
      await store.prepare()
      await store.hints.start()
    } catch (error) {
      await store.close()
      throw isDisconnection(error) ? new StoreDown(`PostgreSQL cannot be reached: ${wordsOf(error)}`) : error
    }
    return store
  }

  async open(table: NewTable, first: LogEntry, facts: Facts): Promise<boolean> {
    const { id, code, game, version, seed } = table
    const { hash, at, actionId, ask, body } = first
    const values = [id, code, game, version, seed, hash, facts.status, facts.turn, at, actionId, ask]
    const made = await this.persist(OPEN, [...values, JSON.stringify(body), ...jsonOf(facts)])
    return made.length > 0 || (await this.hashAt(first)) === first.hash
  }

  override async append(
    epoch: number,
    entry: LogEntry,
    facts: Facts,
    letters: readonly Outgoing[] = [],
  ): Promise<Appended> {
    const { table, seq, hash, at, actionId, ask, body } = entry
    const values = [table, epoch, seq, hash, facts.status, facts.turn, at, actionId, ask, JSON.stringify(body)]
    try {
      const put = await this.persist(APPEND, [...values, ...jsonOf(facts), JSON.stringify(letters)])
      if (put.length > 0) return { ok: true }
    } catch (error) {
      if (constraintOf(error) === 'log_action') {
        return (await this.hashAt(entry)) === hash ? { ok: true } : { ok: false, lost: 'id' }
      }
      if (constraintOf(error) !== 'log_seq') throw error
    }
    return this.whyLost(epoch, entry)
  }

  async remove(table: string): Promise<void> {
    // One statement, so one commit.
    const parts = REMOVALS.map((sql, index) => `part${index} AS (${sql})`)
    await this.persist(`WITH ${parts.join(', ')} SELECT 1`, [table])
  }

  onHint(listener: HintListener): void {
    this.hints.listen(listener)
  }

  async tell({ word, about }: News): Promise<void> {
    await this.persist(`SELECT pg_notify('mousekeep_news', $1)`, [`${word} ${about}`])
  }

  onNews(listener: NewsListener): void {
    this.hints.listenToNews(listener)
  }

  async close(): Promise<void> {
    this.isClosed = true
    await this.hints.stop()
    await this.pool.end()
  }

  protected async read(sql: string, values: readonly Value[]): Promise<Row[]> {
    return this.persist(sql, values)
  }

  protected async write(sql: string, values: readonly Value[]): Promise<Row[]> {
    try {
      return await this.persist(sql, values)
    } catch (error) {
      throw constraintOf(error) === null ? error : new Conflict('somebody was there first', { cause: error })
    }
  }

  /**
   * Runs a statement that may be run again: reads, writes that say the same again, and appends, which can happen once. A connection that breaks
   * leaves open whether the statement was committed (promise 5); running it again gives the answer, because the same
   * entry is then found in its place.
   */
  private async persist(sql: string, values: readonly Value[]): Promise<Row[]> {
    const deadline = performance.now() + PATIENCE_MS
    for (;;) {
      try {
        const { rows } = await this.pool.query<Row>(sql, [...values])
        if (this.isAway) this.tellCondition({ word: 'here', why: '' })
        return rows
      } catch (error) {
        if (!isDisconnection(error)) throw error
        // Nobody waits for a database that is not asked any more: the process is to end.
        if (this.isClosed) throw new OutcomeUnknown('the store is closed', { cause: error })
        this.tellCondition({ word: 'away', why: String(error) })
        if (performance.now() > deadline) throw new OutcomeUnknown(String(error), { cause: error })
        await sleep(RETRY_MS)
      }
    }
  }

  private async whyLost(epoch: number, entry: LogEntry): Promise<Appended> {
    const there = await this.hashAt(entry)
    if (there === entry.hash) return { ok: true }
    const row = await this.table(entry.table)
    return { ok: false, lost: there === null && row?.epoch !== epoch ? 'epoch' : 'seq' }
  }

  private async hashAt({ table, seq }: LogEntry): Promise<string | null> {
    const [entry] = await this.entriesAt(table, seq)
    return typeof entry?.['hash'] === 'string' ? entry['hash'] : null
  }

  private entriesAt(table: string, seq: number): Promise<(Row | undefined)[]> {
    return this.persist('SELECT hash FROM log WHERE table_id = $1 AND seq = $2', [table, seq])
  }

  private async prepare(): Promise<void> {
    const client = await this.pool.connect()
    try {
      // Promise 2: an acknowledgement before the sync is a promise nobody can keep.
      for (const setting of ['synchronous_commit', 'fsync', 'full_page_writes']) {
        const { rows } = await client.query<Row>(`SHOW ${setting}`)
        if (rows[0][setting] === 'off') throw new Error(`the database is not durable: ${setting} is off`)
      }
      // Several processes may start at once; CREATE … IF NOT EXISTS alone still collides.
      await client.query('BEGIN')
      await client.query('SELECT pg_advisory_xact_lock(7712025)')
      for (const statement of CREATE) await client.query(statement)
      await client.query(`INSERT INTO meta (name, value) VALUES ('schema', '1') ON CONFLICT DO NOTHING`)
      const found = await client.query<Row>(`SELECT value FROM meta WHERE name = 'schema'`)
      for (const statement of upgradesFrom(Number(found.rows[0]['value']))) await client.query(statement)
      await client.query(`UPDATE meta SET value = $1 WHERE name = 'schema'`, [String(SCHEMA)])
      await client.query('COMMIT')
    } finally {
      client.release()
    }
  }
}

/** Of a name that stands for several addresses each has said why not, and all of them together nothing. */
function wordsOf(error: unknown): string {
  const one = error instanceof AggregateError ? error.errors[0] : error
  return one instanceof Error ? one.message : String(one)
}

function jsonOf({ seats, members }: Facts): [string, string] {
  return [JSON.stringify(seats), JSON.stringify(members)]
}

function constraintOf(error: unknown): string | null {
  return error instanceof DatabaseError && error.code === '23505' ? (error.constraint ?? null) : null
}

/** The connection or the whole database went away: class 08, class 57P, or no answer of the database at all. */
function isDisconnection(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return true
  return /^(?:08|57P|40001|40P01|55P03|53)/.test(error.code ?? '')
}
