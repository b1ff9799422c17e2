import type { Appended, Facts, LogEntry, TableRow } from '../contract.ts'
import { PUT_OUT } from '../notices.ts'
import { numberIn, textIn } from '../rows.ts'
import type { Connection } from './connection.ts'
import { lineIn, type Append, type Line } from './op.ts'

/** The entries of one table that are in the journal and not yet in the log. */
interface Unfolded {
  readonly lines: Line[]
  /** The hash of the entry, by its action id. */
  readonly hashes: Map<string, string>
}

/** One object for all: it crosses between threads once. */
export const TAKEN: Appended = { ok: true }
const HALVES = ['journal_a', 'journal_b'] as const
/** So many entries are gathered before they are folded: then those of one table lie side by side. */
const FOLD_AT = 4000
const INSERT = HALVES.map((name) => `INSERT INTO ${name} (line) VALUES ($1)`)
const PLACE = `SELECT epoch, head, (SELECT hash FROM log WHERE table_id = $1 AND action_id = $2) AS known
  FROM tables WHERE id = $1`

/**
 * Where entries are durable first. The log proper has two keys, and a commit of a few entries of many tables touches
 * pages all over them; the journal is written at its end only. Its entries are folded into the log in slices, sorted
 * by table, after the commits that follow, while the other half takes what is new. Until then they are known here
 * too, and readers see both as one.
 */
export class Journal {
  private readonly unfolded = new Map<string, Unfolded>()
  private count = 0
  /** Tables whose log cannot be written to. */
  private readonly aside = new Set<string>()
  /** The half that is written to; the other is empty or being folded. */
  private half = 0
  /** What remains to be folded from the other half. */
  private folding: Line[] = []
  /** What the transaction under way appends. JSON has no line breaks of its own. */
  private lines: string[] = []

  /** Reads what a process before left behind, or what there is after a commit of unknown outcome. */
  load(connection: Connection): void {
    this.unfolded.clear()
    this.folding = []
    this.lines = []
    this.count = 0
    for (const name of HALVES) {
      connection.exec(`CREATE TABLE IF NOT EXISTS ${name} (n INTEGER PRIMARY KEY, line TEXT NOT NULL)`)
    }
    const rows = HALVES.flatMap((name) => connection.run(`SELECT line FROM ${name} ORDER BY n`, []))
    const lines = rows.flatMap((row) => textIn(row, 'line').split('\n')).map(lineIn)
    // A half that was being folded when the process ended is partly in the log already.
    for (const { entry, facts } of lines.toSorted((a, b) => a.entry.seq - b.entry.seq)) {
      const last = this.unfolded.get(entry.table)?.lines.at(-1)?.entry.seq ?? headIn(connection, entry.table)
      if (entry.seq > last) this.remember(entry, facts)
    }
  }

  /** Nothing that can be folded is here. */
  get isEmpty(): boolean {
    return this.unfolded.size === 0 || (this.aside.size > 0 && this.tables().length === 0)
  }

  /** The tables with entries that can be folded. */
  tables(): string[] {
    return [...this.unfolded.keys()].filter((table) => !this.aside.has(table))
  }

  /** The log of this table is damaged: what is new of it stays here until the next start. */
  setAside(table: string): void {
    this.aside.add(table)
  }

  /** Inside a transaction: carries what there is of one table into the log. If it fails, `load` comes next. */
  foldTable(connection: Connection, table: string): void {
    this.foldLines(connection, [...(this.unfolded.get(table)?.lines ?? [])])
  }

  /** Enough has gathered to be folded, or some of it is already. */
  get isDue(): boolean {
    return this.folding.length > 0 || this.count >= FOLD_AT
  }

  /** Inside a transaction: puts the entry where it belongs, or says who was there. */
  append(connection: Connection, { epoch, entry, facts, line, letters }: Append): Appended {
    const { table, seq, actionId, hash } = entry
    const pending = this.unfolded.get(table)
    const row = connection.first(PLACE, [table, actionId])
    const known = pending?.hashes.get(actionId) ?? row?.['known'] ?? null
    if (known !== null) return known === hash ? TAKEN : { ok: false, lost: 'id' }
    if (row?.['epoch'] !== epoch) return { ok: false, lost: 'epoch' }
    if ((pending?.lines.at(-1)?.entry.seq ?? row['head']) !== seq - 1) return { ok: false, lost: 'seq' }
    for (const { id, dueAt, body } of letters) connection.change(PUT_OUT, [id, dueAt, body])
    this.lines.push(line)
    this.remember(entry, facts)
    return TAKEN
  }

  /** Inside a transaction, after what it appends: writes all of that as one row. */
  write(connection: Connection): void {
    if (this.lines.length > 0) connection.change(INSERT[this.half], [this.lines.join('\n')])
    this.lines = []
  }

  has({ table, seq, hash }: LogEntry): boolean {
    return this.entries(table, seq).some((each) => each.seq === seq && each.hash === hash)
  }

  entries(table: string, from: number): LogEntry[] {
    const lines = this.unfolded.get(table)?.lines ?? []
    return lines.flatMap(({ entry }) => (entry.seq >= from ? [entry] : []))
  }

  /** The row as it is with what waits here. */
  overlay(row: TableRow): TableRow {
    const last = this.unfolded.get(row.id)?.lines.at(-1)
    if (last === undefined || last.entry.seq <= row.head) return row
    const { entry, facts } = last
    const { status, turn } = facts
    return { ...row, head: entry.seq, hash: entry.hash, status, turn, updatedAt: entry.at }
  }

  heads(): Map<string, number> {
    return new Map([...this.unfolded].map(([table, { lines }]) => [table, lines.at(-1)?.entry.seq ?? 0]))
  }

  /** Inside a transaction: carries so much of what has gathered into the log. If it fails, `load` comes next. */
  foldSome(connection: Connection, most: number): void {
    if (this.folding.length === 0) this.turnOver()
    this.foldSlice(connection, this.folding.splice(0, most))
  }

  /** Inside a transaction: carries everything into the log. */
  foldAll(connection: Connection): void {
    if (this.folding.length > 0) this.foldSlice(connection, this.folding.splice(0))
    if (this.count === 0) return
    this.turnOver()
    this.foldSlice(connection, this.folding.splice(0))
  }

  private remember(entry: LogEntry, facts: Facts): void {
    const { table, actionId, hash } = entry
    let pending = this.unfolded.get(table)
    if (pending === undefined) this.unfolded.set(table, (pending = { lines: [], hashes: new Map() }))
    pending.lines.push({ entry, facts })
    pending.hashes.set(actionId, hash)
    this.count++
  }

  /** New entries go to the other half from now on; what there is so far is to be folded, table by table. */
  private turnOver(): void {
    this.folding = this.tables().flatMap((table) => this.unfolded.get(table)?.lines ?? [])
    this.half = 1 - this.half
    this.count = 0
  }

  private foldSlice(connection: Connection, slice: readonly Line[]): void {
    this.foldLines(connection, slice)
    if (this.folding.length > 0) return
    // What cannot be folded goes over to the half that stays.
    for (const table of this.aside) {
      const kept = this.unfolded.get(table)?.lines.map((line) => JSON.stringify(line)) ?? []
      if (kept.length > 0) connection.change(INSERT[this.half], [kept.join('\n')])
    }
    connection.exec(`DELETE FROM ${HALVES[1 - this.half]}`)
  }

  private foldLines(connection: Connection, lines: readonly Line[]): void {
    for (const [index, { entry, facts }] of lines.entries()) {
      insertEntry(connection, entry)
      insertFacts(connection, entry.table, facts)
      if (lines[index + 1]?.entry.table !== entry.table) updateHead(connection, entry, facts)
    }
    for (const { entry } of lines) this.forget(entry)
  }

  private forget({ table, actionId }: LogEntry): void {
    const pending = this.unfolded.get(table)
    pending?.lines.shift()
    pending?.hashes.delete(actionId)
    if (pending?.lines.length === 0) this.unfolded.delete(table)
  }
}

function headIn(connection: Connection, table: string): number {
  const row = connection.first('SELECT head FROM tables WHERE id = $1', [table])
  return row === undefined ? -1 : numberIn(row, 'head')
}

function updateHead(connection: Connection, { table, seq, hash, at }: LogEntry, { status, turn }: Facts): void {
  connection.change(
    'UPDATE tables SET head = $2, hash = $3, status = $4, turn = $5, updated_at = $6 WHERE id = $1 AND head < $2',
    [table, seq, hash, status, turn, at],
  )
}

export function insertEntry(connection: Connection, { table, seq, actionId, ask, body, at, hash }: LogEntry): void {
  connection.change(
    'INSERT INTO log (table_id, seq, action_id, ask, body, at, hash) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [table, seq, actionId, ask, JSON.stringify(body), at, hash],
  )
}

/** What lists of tables are made from. */
export function insertFacts(connection: Connection, table: string, { seats, members }: Facts): void {
  for (const { seat, person, bot } of seats) {
    connection.change(
      `INSERT INTO seats (table_id, seat, person_id, bot) VALUES ($1, $2, $3, $4)
       ON CONFLICT (table_id, seat) DO UPDATE SET person_id = excluded.person_id, bot = excluded.bot`,
      [table, seat, person, bot],
    )
  }
  for (const { person, role } of members) {
    connection.change(
      `INSERT INTO members (table_id, person_id, role) VALUES ($1, $2, $3)
       ON CONFLICT (table_id, person_id) DO UPDATE SET role = excluded.role`,
      [table, person, role],
    )
  }
}
