import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  Conflict,
  type Appended,
  type Facts,
  type LogEntry,
  type NewTable,
  type News,
  type NewsListener,
} from '../contract.ts'
import { numberIn, textIn, type Row } from '../rows.ts'
import { SqlStore } from '../sql-store.ts'
import type { Value } from '../sql.ts'
import { Connection } from './connection.ts'
import { GroupCommit, isConstraint } from './group-commit.ts'
import { Heads } from './heads.ts'

/** One file in a folder of its own, for one process. */
export class SqliteStore extends SqlStore {
  private readonly group: GroupCommit
  private readonly heads: Heads
  private readonly newsListeners: NewsListener[] = []

  /** `connect` is there for tests that make the disk fail. */
  constructor(folder: string, connect = () => new Connection(join(folder, 'mousekeep.db'))) {
    super()
    mkdirSync(folder, { recursive: true })
    this.group = new GroupCommit(connect)
    this.heads = new Heads(join(folder, 'heads.txt'))
    const rows = this.group.current.run('SELECT id, head FROM tables', [])
    this.heads.check(new Map(rows.map((row) => [textIn(row, 'id'), numberIn(row, 'head')])))
  }

  async open(table: NewTable, first: LogEntry, facts: Facts): Promise<boolean> {
    return this.group.write(
      (connection) => {
        const { id, code, game, version, seed } = table
        const made = connection.run(
          `INSERT INTO tables (id, code, game, version, seed, head, hash, epoch, status, turn, updated_at)
           VALUES ($1, $2, $3, $4, $5, 0, $6, 0, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id`,
          [id, code, game, version, seed, first.hash, facts.status, facts.turn, first.at],
        )
        if (made.length === 0) return false
        insertEntry(connection, first)
        insertSeats(connection, id, facts)
        insertMembers(connection, id, facts)
        return true
      },
      (connection) => hasEntry(connection, first),
      (isMade) => isMade && this.heads.note(table.id, 0),
    )
  }

  override append(epoch: number, entry: LogEntry, facts: Facts): Promise<Appended> {
    return this.group.write(
      (connection) => appendIn(connection, epoch, entry, facts),
      (connection) => hasEntry(connection, entry),
      (appended) => appended.ok && this.heads.note(entry.table, entry.seq),
    )
  }

  /** All writers are in this process: there is nothing to be told. */
  onHint(): void {}

  async tell(news: News): Promise<void> {
    for (const listener of this.newsListeners) listener(news)
  }

  onNews(listener: NewsListener): void {
    this.newsListeners.push(listener)
  }

  reopen(): void {
    this.group.reopen()
  }

  async close(): Promise<void> {
    this.group.close()
  }

  protected async read(sql: string, values: readonly Value[]): Promise<Row[]> {
    return this.group.current.run(sql, values)
  }

  protected async write(sql: string, values: readonly Value[]): Promise<Row[]> {
    try {
      return await this.group.write((connection) => connection.run(sql, values))
    } catch (error) {
      throw isConstraint(error) ? new Conflict('somebody was there first', { cause: error }) : error
    }
  }
}

function appendIn(connection: Connection, epoch: number, entry: LogEntry, facts: Facts): Appended {
  const known = connection.run('SELECT seq, hash FROM log WHERE table_id = $1 AND action_id = $2', [
    entry.table,
    entry.actionId,
  ])
  if (known.length > 0) return known[0]['hash'] === entry.hash ? { ok: true } : { ok: false, lost: 'id' }
  const owned = connection.run(
    `UPDATE tables SET head = $3, hash = $4, status = $5, turn = $6, updated_at = $7
     WHERE id = $1 AND epoch = $2 AND head = $3 - 1 RETURNING id`,
    [entry.table, epoch, entry.seq, entry.hash, facts.status, facts.turn, entry.at],
  )
  if (owned.length === 0) {
    const rows = connection.run('SELECT epoch FROM tables WHERE id = $1', [entry.table])
    return { ok: false, lost: rows.length > 0 && rows[0]['epoch'] === epoch ? 'seq' : 'epoch' }
  }
  insertEntry(connection, entry)
  insertSeats(connection, entry.table, facts)
  insertMembers(connection, entry.table, facts)
  return { ok: true }
}

function insertEntry(connection: Connection, { table, seq, actionId, ask, body, at, hash }: LogEntry): void {
  connection.run(
    'INSERT INTO log (table_id, seq, action_id, ask, body, at, hash) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [table, seq, actionId, ask, JSON.stringify(body), at, hash],
  )
}

function insertSeats(connection: Connection, table: string, { seats }: Facts): void {
  for (const { seat, person, bot } of seats) {
    connection.run(
      `INSERT INTO seats (table_id, seat, person_id, bot) VALUES ($1, $2, $3, $4)
       ON CONFLICT (table_id, seat) DO UPDATE SET person_id = excluded.person_id, bot = excluded.bot`,
      [table, seat, person, bot],
    )
  }
}

function insertMembers(connection: Connection, table: string, { members }: Facts): void {
  for (const { person, role } of members) {
    connection.run(
      `INSERT INTO members (table_id, person_id, role) VALUES ($1, $2, $3)
       ON CONFLICT (table_id, person_id) DO UPDATE SET role = excluded.role`,
      [table, person, role],
    )
  }
}

function hasEntry(connection: Connection, { table, seq, hash }: LogEntry): boolean {
  return (
    connection.run('SELECT 1 FROM log WHERE table_id = $1 AND seq = $2 AND hash = $3', [table, seq, hash]).length > 0
  )
}
