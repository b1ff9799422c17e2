import { rulesOf, type Game, type GameTypes, type Steps } from '@mousekeep/engine'
import { gameOf } from '@mousekeep/games/all'
import type { Body } from '@mousekeep/tables'
import { readBody, readPlayable } from './body.ts'
import { inSteps } from '../../in-steps.ts'
import { checkChain, rootOf } from '../../store/chain.ts'
import { LogDamaged, type LogEntry, type Store, type TableRow } from '../../store/contract.ts'
import { fingerprintOf, loadSnapshot, saveSnapshot, type Snapshot } from './snapshot.ts'
import { addingEntry } from '../add-entry.ts'
import { TableState } from '../state.ts'

export interface Known {
  readonly seq: number
  readonly ask: string
}

/** Why a table is kept and shown, but no longer played: these rules do not lead where it stood. */
export interface Stranded {
  readonly seq: number
  readonly why: string
}

/** So many entries after a snapshot another one is worth its while. */
const SNAPSHOT_EVERY = 500
const GOING_BACK: ReadonlySet<Body['kind']> = new Set(['undone', 'rollback-asked', 'rollback-answered'])

/** The log of one table as far as it has been read, and what it makes of the table. */
export class LogReader {
  readonly row: TableRow
  readonly state: TableState
  stranded: Stranded | null = null
  readonly ids = new Map<string, Known>()
  /** The entry of the snapshot it began with; -1 if it began at the beginning. */
  private readonly base: number
  private readonly baseHash: string
  private readonly bodies: Body[] = []
  private readonly hashes: string[] = []
  private savedAt: number

  private constructor(row: TableRow, snapshot: Snapshot | null) {
    const game = rulesFor(row)
    this.row = { ...row, version: game.version }
    this.base = snapshot?.seq ?? -1
    this.baseHash = snapshot?.hash ?? rootOf(row.id, row.seed)
    this.savedAt = this.base
    const saved = snapshot?.state ?? null
    this.state = saved === null ? new TableState(game, row.seed) : TableState.restore(game, row.seed, saved)
  }

  /** The table from its last snapshot and what came after, if that can be; else from the whole log. */
  static async read(store: Store, row: TableRow): Promise<LogReader> {
    const snapshot = await loadSnapshot(store, row.id)
    if (snapshot === null || snapshot.state === null || !isOfNow(snapshot, row)) return this.readWhole(store, row)
    const [last, ...tail] = await store.entries(row.id, snapshot.seq)
    // A snapshot of another log, or a going back for which the past is needed.
    if (last?.hash !== snapshot.hash || tail.some(({ body }) => GOING_BACK.has(readBody(body).kind))) {
      return this.readWhole(store, row)
    }
    const reader = new LogReader(row, snapshot)
    await reader.addAll(tail)
    reader.assertReaches(row.head)
    return reader
  }

  /**
   * The table from its whole log, by the rules it was begun under. If these are known in another version only, the log
   * decides: where every play is still allowed and leads to the state that was noted, the table goes on; else it is
   * stranded.
   */
  static async readWhole(store: Store, row: TableRow): Promise<LogReader> {
    const reader = new LogReader(row, null)
    const snapshot = await loadSnapshot(store, row.id)
    const entries = await store.entries(row.id, 0)
    if (reader.row.version === row.version) await reader.addAll(entries, snapshot)
    else await reader.takeOver(store, row, entries, snapshot)
    reader.assertReaches(row.head)
    return reader
  }

  get head(): number {
    return this.base + this.bodies.length
  }

  get hash(): string {
    return this.hashes.at(-1) ?? this.baseHash
  }

  get isWhole(): boolean {
    return this.base < 0
  }

  bodyAt(seq: number): Body {
    return this.bodies[seq - this.base - 1]
  }

  bodiesFrom(seq: number): readonly Body[] {
    return this.bodies.slice(Math.max(0, seq - this.base - 1))
  }

  /** Undefined for what lies before the snapshot. */
  hashAt(seq: number): string | undefined {
    return seq === this.base ? this.baseHash : this.hashes[seq - this.base - 1]
  }

  /** Reads what is new in the log; gives the seqs, or null if it needs the past to go back. */
  async catchUp(store: Store): Promise<number[] | null> {
    const entries = await store.entries(this.row.id, this.head + 1)
    if (!this.isWhole && entries.some(({ body }) => GOING_BACK.has(readBody(body).kind))) return null
    await this.addAll(entries)
    return entries.map((entry) => entry.seq)
  }

  /** Takes note of an entry that the state has already taken. */
  note({ seq, ask, actionId, hash, at }: LogEntry, body: Body): void {
    this.state.noted(at, body.kind)
    this.bodies.push(body)
    this.hashes.push(hash)
    this.ids.set(actionId, { seq, ask })
  }

  /** Keeps a snapshot if enough has happened since the last; `least` 1 if anything has. */
  async save(store: Store, least = SNAPSHOT_EVERY): Promise<void> {
    if (this.head - this.savedAt < least || this.stranded !== null) return
    this.savedAt = this.head
    await saveSnapshot(store, this.row, this.state, this.head, this.hash)
  }

  private addAll(entries: readonly LogEntry[], snapshot: Snapshot | null = null): Promise<void> {
    return inSteps(this.taking(entries, snapshot))
  }

  private *taking(entries: readonly LogEntry[], snapshot: Snapshot | null): Steps<void> {
    for (const entry of entries) {
      yield
      checkChain([entry], this.head + 1, this.hash)
      const body = readPlayable(entry.body, this.state.game)
      yield* addingEntry(this.state, entry.seq, body)
      this.note(entry, body)
      if (entry.seq === snapshot?.seq) this.compare(snapshot)
    }
  }

  /** Throws unless the state is the one that was noted. */
  private compare({ seq, fingerprint, version }: Snapshot): void {
    this.savedAt = seq
    if (fingerprint !== null && fingerprint !== fingerprintOf(this.state, version)) {
      throw new LogDamaged(`table ${this.row.id}: the log does not lead to the state that was noted at ${seq}`)
    }
  }

  private async takeOver(
    store: Store,
    row: TableRow,
    entries: readonly LogEntry[],
    snapshot: Snapshot | null,
  ): Promise<void> {
    await inSteps(checking(entries, this.hash))
    try {
      await this.addAll(entries, snapshot)
    } catch (error) {
      return this.strand(entries, String(error))
    }
    await store.setVersion(row.id, this.row.version)
  }

  /** What was played is kept and shown as far as these rules understand it; nothing is added any more. */
  private strand(entries: readonly LogEntry[], why: string): void {
    this.stranded = { seq: this.head + 1, why }
    for (const entry of entries.slice(this.head + 1)) this.note(entry, readBody(entry.body))
    this.state.close('rules')
  }

  private assertReaches(head: number): void {
    if (this.head >= head) return
    throw new LogDamaged(`table ${this.row.id} was at ${head}; its log ends at ${this.head}`)
  }
}

function* checking(entries: readonly LogEntry[], root: string): Steps<void> {
  let before = root
  for (const [seq, entry] of entries.entries()) {
    yield
    before = checkChain([entry], seq, before)
  }
}

function isOfNow({ seq, version }: Snapshot, row: TableRow): boolean {
  return seq <= row.head && version === row.version && version === rulesFor(row).version
}

function rulesFor({ game, version }: TableRow): Game<GameTypes> {
  return rulesOf(gameOf(game), version) ?? gameOf(game)
}
