import type {
  Appended,
  ChatRow,
  Facts,
  HintListener,
  ListedTable,
  LogEntry,
  NewTable,
  Person,
  Store,
  TableRow,
} from './contract.ts'
import { chatIn, entryIn, numberIn, tableIn, textIn, type Row } from './rows.ts'

export type Value = string | number | null

const LISTED = 200

/**
 * What is the same SQL on both databases. Parameters are `$1`, `$2`, …; opening and appending, where the two differ in
 * how they commit, are left to each.
 */
export abstract class SqlStore implements Store {
  protected abstract read(sql: string, values: readonly Value[]): Promise<Row[]>
  protected abstract write(sql: string, values: readonly Value[]): Promise<Row[]>
  abstract open(table: NewTable, first: LogEntry, facts: Facts): Promise<boolean>
  abstract append(epoch: number, entry: LogEntry, facts: Facts): Promise<Appended>
  abstract onHint(listener: HintListener): void
  abstract close(): Promise<void>

  async own(table: string): Promise<number | null> {
    const rows = await this.write('UPDATE tables SET epoch = epoch + 1 WHERE id = $1 RETURNING epoch', [table])
    return rows.length === 0 ? null : numberIn(rows[0], 'epoch')
  }

  async entries(table: string, from: number): Promise<LogEntry[]> {
    const rows = await this.read('SELECT * FROM log WHERE table_id = $1 AND seq >= $2 ORDER BY seq', [table, from])
    return rows.map(entryIn)
  }

  async table(id: string): Promise<TableRow | null> {
    const rows = await this.read('SELECT * FROM tables WHERE id = $1', [id])
    return rows.length === 0 ? null : tableIn(rows[0])
  }

  async tableByCode(code: string): Promise<TableRow | null> {
    const rows = await this.read('SELECT * FROM tables WHERE code = $1', [code])
    return rows.length === 0 ? null : tableIn(rows[0])
  }

  async tablesOf(person: string): Promise<ListedTable[]> {
    const rows = await this.read(
      `SELECT tables.*, seats.seat FROM seats JOIN tables ON tables.id = seats.table_id
       WHERE seats.person_id = $1 ORDER BY tables.updated_at DESC, tables.id, seats.seat LIMIT ${LISTED}`,
      [person],
    )
    const listed = new Map<string, ListedTable & { seats: number[] }>()
    for (const row of rows) {
      const { id, code, game, status, turn, updatedAt } = tableIn(row)
      const known = listed.get(id) ?? { id, code, game, status, turn, updatedAt, seats: [] }
      known.seats.push(numberIn(row, 'seat'))
      listed.set(id, known)
    }
    return [...listed.values()]
  }

  async saveSnapshot(table: string, seq: number, state: string): Promise<void> {
    await this.write(
      `INSERT INTO snapshots (table_id, seq, state) VALUES ($1, $2, $3)
       ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, state = excluded.state`,
      [table, seq, state],
    )
  }

  async snapshot(table: string): Promise<{ readonly seq: number; readonly state: string } | null> {
    const rows = await this.read('SELECT seq, state FROM snapshots WHERE table_id = $1', [table])
    return rows.length === 0 ? null : { seq: numberIn(rows[0], 'seq'), state: textIn(rows[0], 'state') }
  }

  async addPerson({ id, name }: Person): Promise<void> {
    await this.write('INSERT INTO people (id, name) VALUES ($1, $2)', [id, name])
  }

  async rename(person: string, name: string): Promise<void> {
    await this.write('UPDATE people SET name = $2 WHERE id = $1', [person, name])
  }

  async addSession(tokenHash: string, person: string): Promise<void> {
    await this.write('INSERT INTO sessions (token_hash, person_id) VALUES ($1, $2)', [tokenHash, person])
  }

  async endSession(tokenHash: string): Promise<void> {
    await this.write('DELETE FROM sessions WHERE token_hash = $1', [tokenHash])
  }

  async personOf(tokenHash: string): Promise<Person | null> {
    const rows = await this.read(
      'SELECT people.* FROM sessions JOIN people ON people.id = sessions.person_id WHERE token_hash = $1',
      [tokenHash],
    )
    return rows.length === 0 ? null : { id: textIn(rows[0], 'id'), name: textIn(rows[0], 'name') }
  }

  async addChat(table: string, { person, name, text, at }: Omit<ChatRow, 'n'>): Promise<number> {
    const rows = await this.write(
      `INSERT INTO chat (table_id, n, person_id, name, text, at)
       SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4, $5 FROM chat WHERE table_id = $1 RETURNING n`,
      [table, person, name, text, at],
    )
    return numberIn(rows[0], 'n')
  }

  async chat(table: string, last: number): Promise<ChatRow[]> {
    const rows = await this.read('SELECT * FROM chat WHERE table_id = $1 ORDER BY n DESC LIMIT $2', [table, last])
    return rows.map(chatIn).toReversed()
  }
}
