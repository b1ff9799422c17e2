import { randomUUID } from 'node:crypto'
import { Companies } from './companies.ts'
import { numberIn, textIn } from './rows.ts'
import type { Sql } from './sql.ts'

/** What is kept of a person beside people, sessions and tables. */
export interface Kept {
  readonly accountSince: number | null
  readonly reports: readonly {
    readonly table: string
    readonly n: number
    readonly reason: string
    readonly at: number
  }[]
  readonly hooks: readonly { readonly table: string; readonly url: string }[]
}

/** Something that somebody said. */
export interface Said {
  readonly table: string
  readonly n: number
  readonly text: string
  readonly at: number
}

/** All of one person, to be handed out or to be gone. */
export class Personal {
  private readonly sql: Sql

  constructor(sql: Sql) {
    this.sql = sql
  }

  /** The tables at which the person is or ever was. */
  async tables(person: string): Promise<string[]> {
    const rows = await this.sql.read(
      `SELECT table_id FROM seats WHERE person_id = $1 UNION SELECT table_id FROM members WHERE person_id = $1
       ORDER BY table_id`,
      [person],
    )
    return rows.map((row) => textIn(row, 'table_id'))
  }

  /** What the person said, by table, after this; so many at most. */
  async chat(person: string, after: Pick<Said, 'table' | 'n'>, most: number): Promise<Said[]> {
    const rows = await this.sql.read(
      `SELECT * FROM chat WHERE person_id = $1 AND (table_id > $2 OR (table_id = $2 AND n > $3))
       ORDER BY table_id, n LIMIT $4`,
      [person, after.table, after.n, most],
    )
    return rows.map((row) => ({
      table: textIn(row, 'table_id'),
      n: numberIn(row, 'n'),
      text: textIn(row, 'text'),
      at: numberIn(row, 'at'),
    }))
  }

  async kept(person: string): Promise<Kept> {
    const account = await this.sql.read('SELECT created_at FROM accounts WHERE person_id = $1', [person])
    const reports = await this.sql.read('SELECT * FROM reports WHERE reporter_id = $1 ORDER BY at, n', [person])
    const hooks = await this.sql.read('SELECT * FROM hooks WHERE person_id = $1 ORDER BY table_id', [person])
    return {
      accountSince: account.length === 0 ? null : numberIn(account[0], 'created_at'),
      reports: reports.map((row) => ({
        table: textIn(row, 'table_id'),
        n: numberIn(row, 'n'),
        reason: textIn(row, 'reason'),
        at: numberIn(row, 'at'),
      })),
      hooks: hooks.map((row) => ({ table: textIn(row, 'table_id'), url: textIn(row, 'url') })),
    }
  }

  /**
   * Deletes everything but the id, which stays in the logs of tables and says nothing. Sessions and the account go
   * last, so that whoever was interrupted can ask again.
   */
  async erase(person: string): Promise<void> {
    // The place of a message stays taken: numbers are not given twice.
    await this.sql.write(`UPDATE chat SET person_id = '', name = '', text = '' WHERE person_id = $1`, [person])
    // What was reported stays with the operator, without who it was.
    await this.sql.write(`UPDATE reports SET author_id = '', author_name = '' WHERE author_id = $1`, [person])
    await this.sql.write('UPDATE reports SET reporter_id = $2 WHERE reporter_id = $1', [person, randomUUID()])
    await this.sql.write('DELETE FROM mutes WHERE person_id = $1 OR muted_id = $1', [person])
    await this.sql.write('DELETE FROM subscriptions WHERE person_id = $1', [person])
    await this.sql.write('DELETE FROM hooks WHERE person_id = $1', [person])
    await this.sql.write('DELETE FROM company_people WHERE person_id = $1', [person])
    await this.sql.write('DELETE FROM preferences WHERE person_id = $1', [person])
    await this.sql.write('DELETE FROM members WHERE person_id = $1', [person])
    await this.forgetAttempts(person)
    await this.sql.write('DELETE FROM people WHERE id = $1', [person])
    await this.sql.write('DELETE FROM accounts WHERE person_id = $1', [person])
    await this.sql.write('DELETE FROM sessions WHERE person_id = $1', [person])
  }

  /** What was counted of somebody has their name and address in it. */
  private async forgetAttempts(person: string): Promise<void> {
    const account = await this.sql.read('SELECT skeleton FROM accounts WHERE person_id = $1', [person])
    const logins = account.map((row) => `login ${textIn(row, 'skeleton')}`)
    for (const about of [`report ${person}`, `prove ${person}`, ...logins]) {
      const sql = 'DELETE FROM attempts WHERE about = $1 OR substr(about, 1, $3) = $2'
      await this.sql.write(sql, [about, `${about} `, about.length + 1])
    }
  }

  /**
   * A guest who signs in brings along what it said and was said against it, whom it does not want to hear, and who does
   * not want to hear it: those are given.
   */
  async move(from: string, to: string): Promise<string[]> {
    await this.sql.write('UPDATE chat SET person_id = $2 WHERE person_id = $1', [from, to])
    await this.sql.write('UPDATE subscriptions SET person_id = $2 WHERE person_id = $1', [from, to])
    await this.sql.write('UPDATE hooks SET person_id = $2 WHERE person_id = $1', [from, to])
    await this.sql.write(
      `INSERT INTO mutes (person_id, muted_id) SELECT $2, muted_id FROM mutes WHERE person_id = $1 AND muted_id <> $2
       ON CONFLICT DO NOTHING`,
      [from, to],
    )
    await this.sql.write('DELETE FROM mutes WHERE person_id = $1', [from])
    const deaf = await this.sql.read('SELECT person_id FROM mutes WHERE muted_id = $1', [from])
    await this.sql.write(
      `INSERT INTO mutes (person_id, muted_id) SELECT person_id, $2 FROM mutes WHERE muted_id = $1 AND person_id <> $2
       ON CONFLICT DO NOTHING`,
      [from, to],
    )
    await this.sql.write('DELETE FROM mutes WHERE muted_id = $1', [from])
    await this.sql.write('UPDATE reports SET author_id = $2 WHERE author_id = $1', [from, to])
    await this.sql.write(
      `INSERT INTO reports (table_id, n, reporter_id, author_id, author_name, text, reason, at)
       SELECT table_id, n, $2, author_id, author_name, text, reason, at FROM reports WHERE reporter_id = $1
       ON CONFLICT DO NOTHING`,
      [from, to],
    )
    await this.sql.write('DELETE FROM reports WHERE reporter_id = $1', [from])
    await this.sql.write(
      `INSERT INTO members (table_id, person_id, role) SELECT table_id, $2, '' FROM members WHERE person_id = $1
       ON CONFLICT DO NOTHING`,
      [from, to],
    )
    await this.sql.write('DELETE FROM members WHERE person_id = $1', [from])
    await new Companies(this.sql).move(from, to)
    await this.sql.write(
      `INSERT INTO preferences (person_id, value) SELECT $2, value FROM preferences WHERE person_id = $1
       ON CONFLICT DO NOTHING`,
      [from, to],
    )
    await this.sql.write('DELETE FROM preferences WHERE person_id = $1', [from])
    return deaf.map((row) => textIn(row, 'person_id'))
  }
}
