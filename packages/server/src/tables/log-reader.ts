import { gameOf } from '../games.ts'
import { checkChain, rootOf } from '../store/chain.ts'
import { LogDamaged, type LogEntry, type Store, type TableRow } from '../store/contract.ts'
import { readBody, type Body } from './body.ts'
import { TableState } from './state.ts'

export interface Known {
  readonly seq: number
  readonly ask: string
}

/** The log of one table as far as it has been read, and what it makes of the table. */
export class LogReader {
  readonly row: TableRow
  readonly state: TableState
  readonly bodies: Body[] = []
  readonly hashes: string[] = []
  readonly ids = new Map<string, Known>()

  constructor(row: TableRow) {
    const game = gameOf(row.game)
    if (game.version !== row.version) throw new Error(`table ${row.id} is of version ${row.version} of ${row.game}`)
    this.row = row
    this.state = new TableState(game, row.seed)
  }

  get head(): number {
    return this.bodies.length - 1
  }

  get hash(): string {
    return this.hashes.at(-1) ?? rootOf(this.row.id, this.row.seed)
  }

  /** Reads what is new in the log; gives the seqs. */
  async catchUp(store: Store): Promise<number[]> {
    const entries = await store.entries(this.row.id, this.head + 1)
    checkChain(entries, this.head + 1, this.hash)
    for (const entry of entries) this.take(entry, readBody(entry.body))
    return entries.map((entry) => entry.seq)
  }

  static async read(store: Store, row: TableRow): Promise<LogReader> {
    const reader = new LogReader(row)
    await reader.catchUp(store)
    if (reader.head < row.head)
      throw new LogDamaged(`table ${row.id} was at ${row.head}; its log ends at ${reader.head}`)
    return reader
  }

  take(entry: LogEntry, body: Body): void {
    this.state.take(entry.seq, body)
    this.note(entry, body)
  }

  /** Takes note of an entry that the state has already taken. */
  note({ seq, ask, actionId, hash }: LogEntry, body: Body): void {
    this.bodies.push(body)
    this.hashes.push(hash)
    this.ids.set(actionId, { seq, ask })
  }
}
