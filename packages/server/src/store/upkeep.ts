import { numberIn, textIn } from './rows.ts'
import type { Sql } from './sql.ts'

/** Whoever has neither a session nor an account is gone and cannot come back. */
const IS_HERE = `(EXISTS (SELECT 1 FROM sessions WHERE sessions.person_id = who.person_id)
  OR EXISTS (SELECT 1 FROM accounts WHERE accounts.person_id = who.person_id))`

/** What is kept without being needed, and how much there is of somebody's. */
export class Upkeep {
  private readonly sql: Sql

  constructor(sql: Sql) {
    this.sql = sql
  }

  /** The unfinished tables of a host, and the entries of all of theirs. */
  async hostedBy(person: string): Promise<{ readonly tables: number; readonly entries: number }> {
    const [row] = await this.sql.read(
      `SELECT COUNT(CASE WHEN status IN ('open', 'playing') THEN 1 END) AS unfinished,
         CAST(COALESCE(SUM(head + 1), 0) AS BIGINT) AS entries
       FROM tables JOIN members ON members.table_id = tables.id
       WHERE members.person_id = $1 AND members.role = 'host'`,
      [person],
    )
    return { tables: numberIn(row, 'unfinished'), entries: numberIn(row, 'entries') }
  }

  /** Tables, finished or not, at which nothing has happened since and nobody is any more who could come back. */
  async abandoned(before: number, most: number): Promise<string[]> {
    const rows = await this.sql.read(
      `SELECT id FROM tables WHERE updated_at < $1
       AND NOT EXISTS (SELECT 1 FROM seats AS who WHERE who.table_id = tables.id AND ${IS_HERE})
       AND NOT EXISTS (SELECT 1 FROM members AS who WHERE who.table_id = tables.id AND ${IS_HERE})
       ORDER BY updated_at LIMIT $2`,
      [before, most],
    )
    return rows.map((row) => textIn(row, 'id'))
  }

  /** Ends the sessions that nobody has used since then; gives the hashes of their tokens. */
  async endIdle(before: number, now: number): Promise<string[]> {
    // Those of the first schema say nothing of when they were used.
    await this.sql.write('UPDATE sessions SET seen_at = $1 WHERE seen_at = 0', [now])
    const rows = await this.sql.write('DELETE FROM sessions WHERE seen_at < $1 RETURNING token_hash', [before])
    return rows.map((row) => textIn(row, 'token_hash'))
  }

  /** Names of guests who are gone and at no table; companies in which nobody is any more who could come back. */
  async forgetGone(): Promise<void> {
    await this.sql.write(
      `DELETE FROM company_people WHERE person_id IN (SELECT who.person_id FROM company_people AS who WHERE NOT ${IS_HERE})`,
      [],
    )
    const isEmpty = 'NOT EXISTS (SELECT 1 FROM company_people WHERE company_people.company_id = companies.id)'
    await this.sql.write(
      `DELETE FROM company_tables WHERE company_id IN (SELECT id FROM companies WHERE ${isEmpty})`,
      [],
    )
    await this.sql.write(`DELETE FROM companies WHERE ${isEmpty}`, [])
    await this.sql.write(
      `UPDATE companies SET host_id = (SELECT MIN(person_id) FROM company_people WHERE company_id = companies.id)
       WHERE NOT EXISTS (
         SELECT 1 FROM company_people WHERE company_id = companies.id AND person_id = companies.host_id)`,
      [],
    )
    await this.sql.write(
      `DELETE FROM people WHERE id IN (SELECT who.person_id FROM (SELECT id AS person_id FROM people) AS who
         WHERE NOT ${IS_HERE}
         AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person_id = who.person_id)
         AND NOT EXISTS (SELECT 1 FROM members WHERE members.person_id = who.person_id))`,
      [],
    )
  }
}
