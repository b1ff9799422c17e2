import { numberIn, textIn, type Row } from './rows.ts'
import type { Sql } from './sql.ts'

export interface ChatRow {
  readonly n: number
  readonly person: string
  readonly name: string
  readonly text: string
  readonly at: number
}

/** What somebody says against a message, with the message as it was: kept for the operator. */
export interface Report {
  readonly table: string
  readonly n: number
  readonly reporter: string
  readonly author: string
  readonly authorName: string
  readonly text: string
  readonly reason: string
  readonly at: number
}

/** Chat at tables. It is not in the log: nothing is decided by it, and it can be deleted. */
export class Talk {
  private readonly sql: Sql

  constructor(sql: Sql) {
    this.sql = sql
  }

  /** Gives the number of the message in its table, the same for the same id; null if the id was for other words. */
  async add(table: string, id: string, { person, name, text, at }: Omit<ChatRow, 'n'>): Promise<number | null> {
    // Two processes may want the same number: then one of them gets nothing, and asks again.
    for (;;) {
      const known = await this.sql.read('SELECT * FROM chat WHERE table_id = $1 AND action_id = $2', [table, id])
      for (const { n, ...message } of known.map(chatIn)) {
        return message.person === person && message.text === text ? n : null
      }
      const rows = await this.sql.write(
        `INSERT INTO chat (table_id, n, action_id, person_id, name, text, at)
         SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4, $5, $6 FROM chat WHERE table_id = $1
         ON CONFLICT DO NOTHING RETURNING n`,
        [table, id, person, name, text, at],
      )
      if (rows.length > 0) return numberIn(rows[0], 'n')
    }
  }

  /** The last so many messages before this one; what was deleted is left out. */
  async last(table: string, many: number, before = Number.MAX_SAFE_INTEGER): Promise<ChatRow[]> {
    const sql = `SELECT * FROM chat WHERE table_id = $1 AND n < $3 AND text <> '' ORDER BY n DESC LIMIT $2`
    const rows = await this.sql.read(sql, [table, many, before])
    return rows.map(chatIn).toReversed()
  }

  async after(table: string, n: number): Promise<ChatRow[]> {
    const rows = await this.sql.read(
      `SELECT * FROM chat WHERE table_id = $1 AND n > $2 AND text <> '' ORDER BY n LIMIT 200`,
      [table, n],
    )
    return rows.map(chatIn)
  }

  async message(table: string, n: number): Promise<ChatRow | null> {
    const rows = await this.sql.read(`SELECT * FROM chat WHERE table_id = $1 AND n = $2 AND text <> ''`, [table, n])
    return rows.length === 0 ? null : chatIn(rows[0])
  }

  /** Forgets messages that nobody can see any more. */
  async prune(table: string, upTo: number): Promise<void> {
    await this.sql.write('DELETE FROM chat WHERE table_id = $1 AND n <= $2', [table, upTo])
  }

  async mute(person: string, muted: string): Promise<void> {
    await this.sql.write('INSERT INTO mutes (person_id, muted_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      person,
      muted,
    ])
  }

  async unmute(person: string, muted: string): Promise<void> {
    await this.sql.write('DELETE FROM mutes WHERE person_id = $1 AND muted_id = $2', [person, muted])
  }

  async muted(person: string): Promise<string[]> {
    const rows = await this.sql.read('SELECT muted_id FROM mutes WHERE person_id = $1 ORDER BY muted_id', [person])
    return rows.map((row) => textIn(row, 'muted_id'))
  }

  /** The same person reports a message once. */
  async report({ table, n, reporter, author, authorName, text, reason, at }: Report): Promise<void> {
    await this.sql.write(
      `INSERT INTO reports (table_id, n, reporter_id, author_id, author_name, text, reason, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
      [table, n, reporter, author, authorName, text, reason, at],
    )
  }

  /** Newest first, so many at most, after this one. */
  async reports(many: number, after: Report | null = null): Promise<Report[]> {
    const { at, table, n, reporter } = after ?? { at: Number.MAX_SAFE_INTEGER, table: '', n: 0, reporter: '' }
    const rows = await this.sql.read(
      `SELECT * FROM reports WHERE at < $1 OR (at = $1 AND (table_id > $2 OR (table_id = $2 AND (n > $3 OR (n = $3
         AND reporter_id > $4))))) ORDER BY at DESC, table_id, n, reporter_id LIMIT $5`,
      [at, table, n, reporter, many],
    )
    return rows.map(reportIn)
  }
}

function reportIn(row: Row): Report {
  return {
    table: textIn(row, 'table_id'),
    n: numberIn(row, 'n'),
    reporter: textIn(row, 'reporter_id'),
    author: textIn(row, 'author_id'),
    authorName: textIn(row, 'author_name'),
    text: textIn(row, 'text'),
    reason: textIn(row, 'reason'),
    at: numberIn(row, 'at'),
  }
}

function chatIn(row: Row): ChatRow {
  return {
    n: numberIn(row, 'n'),
    person: textIn(row, 'person_id'),
    name: textIn(row, 'name'),
    text: textIn(row, 'text'),
    at: numberIn(row, 'at'),
  }
}
