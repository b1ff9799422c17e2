import { closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { LogDamaged } from '../contract.ts'

/** So many lines, and some for each table, and the file is begun anew: at a start all of it is read. */
const MOST_LINES = 50_000
const MOST_EACH = 4
const LINE = /^(\S+) (\d+)$/

/**
 * The heads of all tables in a second file. SQLite takes a damaged end of its log for the end and says nothing; a
 * head here that is ahead of the database shows it (promise 3). Not synced: after a power cut it may be behind,
 * never ahead.
 */
export class Heads {
  private readonly file: string
  /** Of the open file; null until it has been checked. */
  private open: number | null = null
  private latest = new Map<string, number>()
  private lines = 0

  constructor(file: string) {
    this.file = file
  }

  /**
   * Throws `LogDamaged` if the database knows less than was once acknowledged; then begins the file anew. `isWhole`
   * tells whether the log of a table is as it was written, as far as it goes. Gives what the operator should know.
   */
  check(heads: ReadonlyMap<string, number>, isWhole: (table: string) => boolean = () => true): string[] {
    const { told, warnings } = this.read(heads)
    const short = [...told].filter(([table, seq]) => (heads.get(table) ?? -1) < seq)
    if (short.length > 0) {
      const [table, seq] = short[0]
      const has = heads.get(table) ?? 'nothing'
      const many = short.length === 1 ? '1 table has' : `${short.length} tables have`
      const lost = `${many} lost entries: table ${table} was at ${seq}, the database has ${has}.`
      // Only an older copy that is whole can be gone on with: a damaged log would be refused table by table.
      const advice = short.every(([each]) => isWhole(each))
        ? `What is left of them is whole, as in an older copy: restore a newer backup, or delete ${this.file} to go on without those entries.`
        : 'What is left of them is damaged too: restore a backup.'
      throw new LogDamaged(`${lost} ${advice}`)
    }
    this.latest = new Map(heads)
    this.begin()
    return warnings
  }

  /** What a commit has made durable. */
  note(heads: readonly (readonly [string, number])[]): void {
    if (heads.length === 0 || this.open === null) return
    for (const [table, seq] of heads) this.latest.set(table, seq)
    this.lines += heads.length
    try {
      if (this.lines > MOST_LINES + MOST_EACH * this.latest.size) this.begin()
      else writeSync(this.open, textOf(heads))
    } catch {
      // What is committed is committed; this file may be behind.
    }
  }

  /** A table that is about to be removed. */
  drop(table: string): void {
    if (this.latest.delete(table)) this.begin()
  }

  /** The file with one line for each table. */
  private begin(): void {
    writeFileSync(`${this.file}.new`, textOf([...this.latest]), { mode: 0o600 })
    renameSync(`${this.file}.new`, this.file)
    const before = this.open
    this.open = openSync(this.file, 'a')
    if (before !== null) closeSync(before)
    this.lines = this.latest.size
  }

  private text(): string {
    try {
      return readFileSync(this.file, 'utf8')
    } catch (error) {
      throw new Error(`${this.file} cannot be read: ${String(error)}`, { cause: error })
    }
  }

  private read(known: ReadonlyMap<string, number>): {
    readonly told: ReadonlyMap<string, number>
    readonly warnings: string[]
  } {
    const told = new Map<string, number>()
    const warnings: string[] = []
    if (!existsSync(this.file)) {
      if (known.size > 0) warnings.push(`${this.file} is missing: whether entries were lost cannot be told`)
      return { told, warnings }
    }
    // Of a line that was being written when the process ended only a beginning may be there.
    const lines = this.text().split('\n').slice(0, -1)
    let strange = 0
    for (const line of lines) {
      const [, table, seq] = LINE.exec(line) ?? []
      if (table === undefined) strange++
      else told.set(table, Math.max(told.get(table) ?? 0, Number(seq)))
    }
    // A file that is empty or cut says nothing of tables that there are.
    const untold = [...known.keys()].filter((table) => !told.has(table)).length
    if (strange > 0 || untold > 0) {
      warnings.push(
        `${this.file} has ${strange} lines that cannot be read and says nothing of ${untold} of ${known.size} tables: whether entries of those were lost cannot be told`,
      )
    }
    return { told, warnings }
  }
}

function textOf(heads: readonly (readonly [string, number])[]): string {
  return heads.map(([table, seq]) => `${table} ${seq}\n`).join('')
}
