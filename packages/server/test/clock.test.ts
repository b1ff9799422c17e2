import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { Seeded } from '@mousekeep/engine'
import type { Command } from '@mousekeep/protocol'
import { gameOf } from '@mousekeep/games/all'
import type { Store } from '../src/store/contract.ts'
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts'
import { LogReader } from '../src/tables/log/log-reader.ts'
import { Tables } from '../src/tables/tables.ts'
import { Threads } from '../src/threads.ts'
import { temporaryFolder } from './support/folder.ts'
import { PLAYED, type Played } from './support/player.ts'
import { Sitter } from './support/sitter.ts'

const DAY = 86_400_000
const PLAYS = 60
/** A chapter played at random may be lost before. */
const LEAST = 20

/** Plays the same game by a given clock; gives the id of the table. */
async function playBy(context: TestContext, store: Store, game: Played, now: () => number): Promise<string> {
  const threads = new Threads()
  const tables = new Tables(
    store,
    threads,
    { onBug: (error) => assert.fail(String(error)), lettersOf: async () => [], onLetters: () => undefined },
    { now },
  )
  context.after(async () => {
    tables.close()
    await threads.close()
  })
  const { id } = await tables.open('ann', gameOf(game), { players: 2 })
  const table = await tables.find(id)
  assert.ok(table !== null)
  const sitter = new Sitter()
  await table.follow(sitter, null)
  type Wish<C = Command> = C extends unknown ? Omit<C, 'id' | 'seq'> : never
  const send = async (wish: Wish): Promise<void> => {
    const seq = sitter.latest?.seq ?? 0
    assert.ok((await table.command(sitter, { ...wish, id: `action-${seq}`, seq })).ok)
  }
  for (const seat of [0, 1]) await send({ type: 'claim', seat, seed: '' })
  await send({ type: 'start' })
  for (let i = 0; i < PLAYS; i++) {
    const legal = sitter.latest?.legal ?? []
    const seat = sitter.latest?.table.turn ?? null
    if (legal.length === 0 || seat === null) break
    const action: { readonly do: string } = Object(legal[(i * 5) % legal.length])
    await send({ type: 'act', seat, action })
  }
  return id
}

for (const game of PLAYED)
  test(`${game}: jumps of the clock change no order and no rule (promise 11)`, async (context) => {
    const folder = temporaryFolder()
    const store = await SqliteStore.start(folder)
    const chance = new Seeded('clock')
    let clock = Date.UTC(2026, 9, 25)
    // Back by a day, on by a year, an hour of summer time, a leap second: whatever clocks do.
    const jumps = [-DAY, 365 * DAY, 3_600_000, -3_600_000, 1000, 0, 1]
    const id = await playBy(context, store, game, () => (clock += jumps[chance.below(jumps.length)]))
    const entries = await store.entries(id, 0)
    assert.ok(entries.length > LEAST, `only ${entries.length} entries`)
    assert.ok(
      entries.some((entry, i) => i > 0 && entry.at < entries[i - 1].at - DAY / 2),
      'the clock never went back',
    )
    const row = await store.table(id)
    assert.ok(row !== null)
    const before = (await LogReader.readWhole(store, row)).state.save()
    await store.close()
    // Everything is in the log proper now, as the next process finds it.
    const again = await SqliteStore.start(folder)
    const found = await again.table(id)
    assert.ok(found !== null)
    const reader = await LogReader.readWhole(again, found)
    assert.deepEqual(reader.state.save(), before)
    assert.deepEqual(
      (await again.entries(id, 0)).map((entry) => entry.hash),
      entries.map((entry) => entry.hash),
    )
    await again.close()
  })
