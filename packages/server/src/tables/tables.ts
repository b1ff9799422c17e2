import { randomBytes, randomInt } from 'node:crypto'
import { BadInput, canonical, commitment, Seeded, type Game, type GameTypes } from '@mousekeep/engine'
import { isPlain } from '@mousekeep/protocol'
import { linked, rootOf, sha256 } from '../store/chain.ts'
import type { Store } from '../store/contract.ts'
import type { Body } from './body.ts'
import { LogReader } from './log-reader.ts'
import { Table, type TableTools } from './table.ts'

const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const IDLE_MS = 30_000

export interface Opened {
  readonly id: string
  readonly code: string
}

/** The tables that are awake in this process. The others sleep in the store, for months if need be. */
export class Tables {
  private readonly store: Store
  private readonly tools: TableTools
  private readonly awake = new Map<string, Promise<Table | null>>()
  private readonly sweep: NodeJS.Timeout

  constructor(store: Store, onBug: TableTools['onBug'], now: () => number = Date.now) {
    this.store = store
    this.tools = {
      store,
      now,
      onBug,
      openRematch: async (state, host) => (await this.open(host, state.game, state.options)).id,
    }
    store.onHint((table, seq) => {
      for (const id of table === null ? this.awake.keys() : [table]) void this.hint(id, table === null ? Infinity : seq)
    })
    this.sweep = setInterval(() => void this.letSleep(), IDLE_MS).unref()
  }

  get count(): number {
    return this.awake.size
  }

  /** Throws `BadInput` for options that the game does not have. */
  async open(host: string, game: Game<GameTypes>, options: unknown): Promise<Opened> {
    if (!isPlain(options)) throw new BadInput('options are plain data')
    const seats = game.seats(game.start(game.readOptions(options), new Seeded('seats'), null))
    for (;;) {
      const id = randomBytes(16).toString('base64url')
      const code = Array.from({ length: 6 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
      const seed = randomBytes(32).toString('hex')
      // The commitment is in the log, and so with everybody, before anybody has given a seed (property 24).
      const body: Body = { kind: 'opened', options, seats, host, commitment: commitment(seed) }
      const ask = sha256(canonical(['open', id]))
      const at = this.tools.now()
      const first = linked(rootOf(id, seed), { table: id, seq: 0, actionId: 'open:0', ask, body, at })
      const rows = Array.from({ length: seats }, (_, seat) => ({ seat, person: null, bot: null }))
      const facts = { status: 'open', turn: null, seats: rows }
      if (await this.store.open({ id, code, game: game.id, version: game.version, seed }, first, facts))
        return { id, code }
    }
  }

  /** Null if there is no such table. */
  async find(id: string): Promise<Table | null> {
    const found = this.awake.get(id)
    if (found !== undefined) return found
    const waking = this.wake(id)
    this.awake.set(id, waking)
    try {
      const table = await waking
      if (table === null) this.awake.delete(id)
      return table
    } catch (error) {
      this.awake.delete(id)
      throw error
    }
  }

  close(): void {
    clearInterval(this.sweep)
    for (const waking of this.awake.values()) void waking.then((table) => table?.stop())
  }

  private async wake(id: string): Promise<Table | null> {
    const row = await this.store.table(id)
    return row === null ? null : new Table(await LogReader.read(this.store, row), this.tools)
  }

  private async hint(id: string, seq: number): Promise<void> {
    try {
      const table = await this.awake.get(id)
      await table?.hint(seq)
    } catch (error) {
      this.tools.onBug(error, id)
    }
  }

  private async letSleep(): Promise<void> {
    for (const [id, waking] of this.awake) {
      const table = await waking.catch(() => null)
      if (table?.isIdle === true) this.awake.delete(id)
    }
  }
}
