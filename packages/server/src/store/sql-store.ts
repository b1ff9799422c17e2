import type {
  Appended,
  Condition,
  Facts,
  HintListener,
  ListedTable,
  ListPlace,
  LogEntry,
  NewTable,
  News,
  NewsListener,
  Outgoing,
  Store,
  TableRow,
} from './contract.ts'
import { Companies } from './companies.ts'
import { numberIn, textIn, type Row } from './rows.ts'
import { entryIn, tableIn } from './table-rows.ts'
import { Notices } from './notices.ts'
import { People } from './people.ts'
import { Personal } from './personal.ts'
import type { Sql, Value } from './sql.ts'
import { Talk } from './talk.ts'
import { Upkeep } from './upkeep.ts'

const LISTED = 100
/** Entries that are read at a time. */
const PAGE = 500
/**
 * The tables of `$1` after the place `$2`, `$3`, `$4`, `$5` at most, with each seat and role. Whoever is invited to
 * tables without end finds their own before those.
 */
const LIST = `WITH mine AS (
    SELECT table_id, MIN(part) AS part FROM (
      SELECT table_id, 0 AS part FROM seats WHERE person_id = $1
      UNION ALL SELECT table_id, CASE WHEN role = 'host' THEN 0 ELSE 1 END FROM members
        WHERE person_id = $1 AND role <> '') AS found
    GROUP BY table_id),
  page AS (
    SELECT tables.*, mine.part FROM tables JOIN mine ON mine.table_id = tables.id
    WHERE mine.part > $2 OR (mine.part = $2 AND (updated_at < $3 OR (updated_at = $3 AND id > $4)))
    ORDER BY mine.part, updated_at DESC, id LIMIT $5)
  SELECT page.*, parts.seat, parts.role FROM page JOIN (
    SELECT table_id, seat, '' AS role FROM seats WHERE person_id = $1
    UNION ALL SELECT table_id, -1, role FROM members WHERE person_id = $1 AND role <> '') AS parts
  ON parts.table_id = page.id ORDER BY page.part, page.updated_at DESC, page.id, parts.seat`

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

/**
 * What is the same SQL on both databases. Parameters are `$1`, `$2`, …; opening and appending, where the two differ in
 * how they commit, are left to each.
 */
export abstract class SqlStore implements Store {
  protected abstract read(sql: string, values: readonly Value[]): Promise<Row[]>
  protected abstract write(sql: string, values: readonly Value[]): Promise<Row[]>
  abstract open(table: NewTable, first: LogEntry, facts: Facts): Promise<boolean>
  abstract append(epoch: number, entry: LogEntry, facts: Facts, letters?: readonly Outgoing[]): Promise<Appended>
  abstract remove(table: string): Promise<void>
  abstract tell(news: News): Promise<void>
  abstract onNews(listener: NewsListener): void
  abstract onHint(listener: HintListener): void
  abstract close(): Promise<void>
  readonly warnings: readonly string[] = []
  private readonly conditionListeners: ((condition: Condition) => void)[] = []
  protected isAway = false

  onCondition(listener: (condition: Condition) => void): void {
    this.conditionListeners.push(listener)
  }

  async probe(): Promise<void> {
    const sql = `INSERT INTO meta (name, value) VALUES ('probe', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value`
    await this.write(sql, [String(Date.now())])
  }

  /** Each change is told once. */
  protected tellCondition(condition: Condition): void {
    if (condition.word === 'away' || condition.word === 'here') {
      if (this.isAway === (condition.word === 'away')) return
      this.isAway = condition.word === 'away'
    }
    for (const listener of this.conditionListeners) listener(condition)
  }

  private readonly sql: Sql = {
    read: (sql, values) => this.read(sql, values),
    write: (sql, values) => this.write(sql, values),
  }
  readonly people = new People(this.sql)
  readonly companies = new Companies(this.sql)
  readonly talk = new Talk(this.sql)
  readonly notices = new Notices(this.sql)
  readonly personal = new Personal(this.sql)
  readonly upkeep = new Upkeep(this.sql)

  async own(table: string): Promise<number | null> {
    const rows = await this.write('UPDATE tables SET epoch = epoch + 1 WHERE id = $1 RETURNING epoch', [table])
    return rows.length === 0 ? null : numberIn(rows[0], 'epoch')
  }

  async entries(table: string, from: number, most = Infinity): Promise<LogEntry[]> {
    const entries: LogEntry[] = []
    for (;;) {
      const wanted = Math.min(most - entries.length, PAGE)
      const next = (entries.at(-1)?.seq ?? from - 1) + 1
      const page = wanted > 0 ? await this.pageOf(table, next, wanted) : []
      for (const entry of page) entries.push(entry)
      if (page.length < PAGE) return entries
    }
  }

  protected async pageOf(table: string, from: number, most: number): Promise<LogEntry[]> {
    const sql = 'SELECT * FROM log WHERE table_id = $1 AND seq >= $2 ORDER BY seq LIMIT $3'
    return (await this.read(sql, [table, from, most])).map(entryIn)
  }

  async table(id: string): Promise<TableRow | null> {
    const rows = await this.read('SELECT * FROM tables WHERE id = $1', [id])
    return rows.length === 0 ? null : tableIn(rows[0])
  }

  async tableByCode(code: string): Promise<TableRow | null> {
    const rows = await this.read('SELECT * FROM tables WHERE code = $1', [code])
    return rows.length === 0 ? null : tableIn(rows[0])
  }

  async tablesOf(person: string, after: ListPlace | null = null, most = LISTED): Promise<ListedTable[]> {
    const rows = await this.read(LIST, [person, ...(after ?? [-1, 0, '']), most])
    const listed = new Map<string, Mutable<ListedTable>>()
    for (const row of rows) {
      const { id, code, game, status, turn, updatedAt } = tableIn(row)
      const known = listed.get(id) ?? { id, code, game, status, turn, updatedAt, seats: [], role: '' }
      const seat = numberIn(row, 'seat')
      if (seat < 0) known.role = textIn(row, 'role') === 'host' ? 'host' : 'invited'
      else known.seats = [...known.seats, seat]
      listed.set(id, known)
    }
    return [...listed.values()]
  }

  async tableIdsOf(person: string): Promise<string[]> {
    const rows = await this.read(
      `SELECT table_id FROM seats WHERE person_id = $1
       UNION SELECT table_id FROM members WHERE person_id = $1 AND role <> '' ORDER BY table_id`,
      [person],
    )
    return rows.map((row) => textIn(row, 'table_id'))
  }

  async tableIds(after: string, most: number): Promise<string[]> {
    const rows = await this.read('SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2', [after, most])
    return rows.map((row) => textIn(row, 'id'))
  }

  async known(table: string, actionId: string): Promise<{ readonly seq: number; readonly ask: string } | null> {
    const rows = await this.read('SELECT seq, ask FROM log WHERE table_id = $1 AND action_id = $2', [table, actionId])
    return rows.length === 0 ? null : { seq: numberIn(rows[0], 'seq'), ask: textIn(rows[0], 'ask') }
  }

  async setVersion(table: string, version: number): Promise<void> {
    await this.write('UPDATE tables SET version = $2 WHERE id = $1', [table, version])
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

  async agreeOn(name: string, value: string): Promise<string> {
    await this.write('INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, value])
    const rows = await this.read('SELECT value FROM meta WHERE name = $1', [name])
    return textIn(rows[0], 'value')
  }
}
