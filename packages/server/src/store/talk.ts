import { numberIn, textIn, type Row } from './rows.ts'
import type { Sql } from './sql.ts'

export interface ChatRow {
  readonly n: number
  readonly person: string
  readonly name: string
  readonly text: string
  readonly at: number
}

/** Chat at tables. It is not in the log: nothing is decided by it, and it can be deleted. */
export class Talk {
  private readonly sql: Sql

  constructor(sql: Sql) {
    this.sql = sql
  }

  /** Gives the number of the message in its table. */
  async add(table: string, { person, name, text, at }: Omit<ChatRow, 'n'>): Promise<number> {
    // Two processes may want the same number: then one of them gets nothing, and asks again.
    for (;;) {
      const rows = await this.sql.write(
        `INSERT INTO chat (table_id, n, person_id, name, text, at)
         SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4, $5 FROM chat WHERE table_id = $1
         ON CONFLICT DO NOTHING RETURNING n`,
        [table, person, name, text, at],
      )
      if (rows.length > 0) return numberIn(rows[0], 'n')
    }
  }

  /** The last so many messages; what was deleted is left out. */
  async last(table: string, many: number): Promise<ChatRow[]> {
    const rows = await this.sql.read(`SELECT * FROM chat WHERE table_id = $1 AND text <> '' ORDER BY n DESC LIMIT $2`, [
      table,
      many,
    ])
    return rows.map(chatIn).toReversed()
  }

  async after(table: string, n: number): Promise<ChatRow[]> {
    const rows = await this.sql.read(
      `SELECT * FROM chat WHERE table_id = $1 AND n > $2 AND text <> '' ORDER BY n LIMIT 200`,
      [table, n],
    )
    return rows.map(chatIn)
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
