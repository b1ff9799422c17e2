import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { gameOf } from '@mousekeep/games/all'
import {
  readFromServer,
  stepped,
  type Command,
  type StepMessage,
  type TableClock,
  type ViewMessage,
} from '@mousekeep/protocol'
import { verifyLog } from '@mousekeep/tables'
import type { Store } from '../../src/store/contract.ts'
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import type { Follower } from '../../src/tables/showing/audience.ts'
import { LogReader } from '../../src/tables/log/log-reader.ts'
import { logOf } from '../../src/tables/log/log-copy.ts'
import type { Table } from '../../src/tables/table.ts'
import { Tables } from '../../src/tables/tables.ts'
import { Threads } from '../../src/threads.ts'
import { temporaryFolder } from './folder.ts'
import type { Played } from './player.ts'

type Wish<C = Command> = C extends unknown ? Omit<C, 'id' | 'seq'> : never

/** Somebody at a table without any network. */
export class Guest implements Follower {
  readonly person: Follower['person']
  readonly muted: ReadonlySet<string> = new Set()
  latest: ViewMessage | StepMessage | null = null
  private readonly table: Table
  private sent = 0

  constructor(table: Table, id: string) {
    this.table = table
    this.person = { id, name: id, isGuest: true }
  }

  send(...texts: string[]): void {
    for (const text of texts) {
      const message = readFromServer(text)
      if (message?.type === 'view') this.latest = message
      if (message?.type === 'step' && this.latest !== null) this.latest = stepped(this.latest, message)
    }
  }

  expel(): void {
    this.latest = null
  }

  restart(): void {
    throw new Error('not expected')
  }

  get info(): ViewMessage['table'] {
    assert.ok(this.latest !== null)
    return this.latest.table
  }

  async wish(wish: Wish): Promise<string> {
    const seq = this.latest?.seq ?? 0
    const answer = await this.table.command(this, { ...wish, id: `${this.person.id}-${wish.type}-${this.sent++}`, seq })
    return answer.ok ? 'ok' : answer.no.code
  }

  async until(holds: () => boolean, ms = 60_000): Promise<void> {
    const end = performance.now() + ms
    while (!holds()) {
      if (performance.now() > end) throw new Error(`it never came: ${holds.toString()}`)
      await sleep(2)
    }
  }

  /** The first thing that may be done, or the nth, if it is this one's turn. */
  play(n = 0): Promise<string> {
    const { legal = [], table } = this.latest ?? {}
    const seat = table?.turn ?? null
    if (legal.length === 0 || seat === null) return Promise.resolve('not mine')
    const action: { readonly do: string } = Object(legal[n % legal.length])
    return this.wish({ type: 'act', seat, action })
  }
}

export interface Party {
  readonly guests: readonly Guest[]
  readonly table: Table
  readonly clock: { now: number }
  readonly verified: () => Promise<ReturnType<typeof verifyLog>>
  readonly store: Store
  readonly tables: Tables
  readonly id: string
}

/** What is played, with which clock, and where it is kept. */
export interface Setting {
  readonly game?: Played
  readonly timed?: TableClock
  readonly store?: Store
}

/** Ann, the host, and others, each with a seat at a table; begun if so wished. */
export async function party(
  context: TestContext,
  names: readonly string[],
  isBegun: boolean,
  { game = 'castle', timed, store: given }: Setting = {},
): Promise<Party> {
  const store = given ?? (await SqliteStore.start(temporaryFolder()))
  const threads = new Threads()
  const clock = { now: Date.UTC(2026, 0, 1) }
  const ears = {
    onBug: (error: unknown) => assert.fail(String(error)),
    lettersOf: async () => [],
    onLetters: () => undefined,
  }
  const tables = new Tables(store, threads, ears, { now: () => clock.now })
  context.after(async () => {
    tables.close()
    await threads.close()
    if (given === undefined) await store.close()
  })
  for (const name of names) await store.people.add(name, name)
  const company = { access: { join: 'anyone', watch: 'anyone' }, invited: [], clock: timed ?? null } as const
  const { id } = await tables.open(names[0], gameOf(game), { players: names.length }, company)
  const table = await tables.find(id)
  assert.ok(table !== null)
  const guests = names.map((name) => new Guest(table, name))
  for (const guest of guests) await table.follow(guest, null)
  for (const [seat, guest] of guests.entries()) assert.equal(await guest.wish({ type: 'claim', seat, seed: '' }), 'ok')
  if (isBegun) assert.equal(await guests[0].wish({ type: 'start' }), 'ok')
  const verified = async (): Promise<ReturnType<typeof verifyLog>> => {
    const row = await store.table(id)
    assert.ok(row !== null)
    const { state } = await LogReader.readWhole(store, row)
    assert.equal(state.chairs.length, names.length)
    const entries = await store.entries(id, 0)
    return verifyLog(gameOf(game), JSON.parse(JSON.stringify(logOf(row, entries))), entries.length)
  }
  return { guests, table, clock, verified, store, tables, id }
}
