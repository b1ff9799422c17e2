import { closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { LogDamaged } from '../contract.ts'

/** So many lines, and some for each table, and the file is begun anew: at a start all of it is read. */
const MOST_LINES = 50_000
const MOST_EACH = 4

/**
 * The heads of all tables in a second file. SQLite takes a damaged end of its log for the end and says nothing; a
 * head here that is ahead of the database shows it (property 3). Not synced: after a power cut it may be behind,
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

  /** Throws `LogDamaged` if the database knows less than was once acknowledged; then begins the file anew. */
  check(heads: ReadonlyMap<string, number>): void {
    const short = [...this.read()].filter(([table, seq]) => (heads.get(table) ?? -1) < seq)
    if (short.length > 0) {
      const [table, seq] = short[0]
      throw new LogDamaged(
        `${short.length} tables have lost entries: table ${table} was at ${seq}, the database has ` +
          `${heads.get(table) ?? 'nothing'}. Restore a backup, or delete ${this.file} to go on with what is left.`,
      )
    }
    this.latest = new Map(heads)
    this.begin()
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

  /** The file with one line for each table. */
  private begin(): void {
    writeFileSync(`${this.file}.new`, textOf([...this.latest]))
    renameSync(`${this.file}.new`, this.file)
    const before = this.open
    this.open = openSync(this.file, 'a')
    if (before !== null) closeSync(before)
    this.lines = this.latest.size
  }

  private read(): Map<string, number> {
    const heads = new Map<string, number>()
    if (!existsSync(this.file)) return heads
    for (const [, table, seq] of readFileSync(this.file, 'utf8').matchAll(/^(\S+) (\d+)\n/gm)) {
      heads.set(table, Math.max(heads.get(table) ?? 0, Number(seq)))
    }
    return heads
  }
}

function textOf(heads: readonly (readonly [string, number])[]): string {
  return heads.map(([table, seq]) => `${table} ${seq}\n`).join('')
}
