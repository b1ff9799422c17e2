import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { CREATE, SCHEMA, upgradesFrom } from '../schema.ts'
import type { Row } from '../rows.ts'
import type { Value } from '../sql.ts'

const FULL = 2

/** One open file. The only connection that writes to it, and the only process. */
export class Connection {
  private readonly database: DatabaseSync
  private readonly statements = new Map<string, StatementSync>()

  constructor(file: string) {
    this.database = new DatabaseSync(file, { timeout: 5000 })
    // What is deleted is overwritten where its page is written anyway.
    // A driver's default may be less than FULL, and only from the second start on: said anew each time (promise 2).
    for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'secure_delete = FAST']) {
      this.database.exec(`PRAGMA ${pragma}`)
    }
    this.assertDurable()
    this.prepare()
  }

  /** Runs one statement with parameters `$1`, `$2`, … and gives its rows. */
  run(sql: string, values: readonly Value[]): Row[] {
    return this.statement(sql).all(...values)
  }

  /** The first row, or undefined. */
  first(sql: string, values: readonly Value[]): Row | undefined {
    return this.statement(sql).get(...values)
  }

  /** Runs a statement that gives no rows. */
  change(sql: string, values: readonly Value[] = []): void {
    this.statement(sql).run(...values)
  }

  /**
   * A transaction that only moves what is durable: it is not synced, for the next one that is syncs whatever was
   * written before. If it throws, the connection is to be thrown away.
   */
  unsynced(run: () => void): void {
    this.exec('PRAGMA synchronous = NORMAL')
    this.change('BEGIN IMMEDIATE')
    run()
    this.change('COMMIT')
    this.exec('PRAGMA synchronous = FULL')
  }

  exec(sql: string): void {
    this.database.exec(sql)
  }

  close(): void {
    this.statements.clear()
    this.database.close()
  }

  /** Makes the tables, or makes older ones new, in one transaction. */
  private prepare(): void {
    this.exec('BEGIN IMMEDIATE')
    for (const statement of CREATE) this.exec(statement)
    this.run(`INSERT INTO meta (name, value) VALUES ('schema', '1') ON CONFLICT DO NOTHING`, [])
    const found = Number(this.run(`SELECT value FROM meta WHERE name = 'schema'`, [])[0]['value'])
    for (const statement of upgradesFrom(found)) this.exec(statement)
    // A full disk must not keep us from reading: nothing is written that need not be.
    if (found !== SCHEMA) this.run(`UPDATE meta SET value = $1 WHERE name = 'schema'`, [String(SCHEMA)])
    this.exec('COMMIT')
  }

  private statement(sql: string): StatementSync {
    let statement = this.statements.get(sql)
    if (statement === undefined) {
      statement = this.database.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'))
      this.statements.set(sql, statement)
    }
    return statement
  }

  private assertDurable(): void {
    const mode = this.run('PRAGMA journal_mode', [])[0]['journal_mode']
    const synchronous = this.run('PRAGMA synchronous', [])[0]['synchronous']
    if (mode !== 'wal' || synchronous !== FULL) {
      throw new Error(`the database is not durable: journal_mode ${String(mode)}, synchronous ${String(synchronous)}`)
    }
  }
}
