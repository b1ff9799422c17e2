import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { readFromClient } from '@mousekeep/protocol'
import { Bounds } from '../../src/bounds.ts'
import { Threads } from '../../src/threads.ts'
import { Housekeeping } from '../../src/housekeeping.ts'
import { Identity } from '../../src/identity/identity.ts'
import type { Store } from '../../src/store/contract.ts'
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts'
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import { Tables } from '../../src/tables/tables.ts'
import { temporaryFolder } from '../support/folder.ts'
import { Ink } from '../../src/live/ink.ts'
import { holdClock } from '../support/held-clock.ts'
import { Player } from '../support/player.ts'
import { startPostgres } from '../support/postgres.ts'
import { serve } from '../support/running.ts'
import { entryOf, FACTS, newTable } from '../support/stored.ts'
import { rootOf } from '../../src/store/chain.ts'

const DAY_MS = 86_400_000
const VISITOR = { userAgent: undefined }

interface House {
  readonly identity: Identity
  readonly housekeeping: Housekeeping
  /** A finished table of these people. */
  readonly finished: (...people: string[]) => Promise<string>
  /** Likewise, in the middle of a game. */
  readonly unfinished: (...people: string[]) => Promise<string>
}

const onBug = (error: unknown): never => {
  throw error
}

function houseOf(context: TestContext, store: Store, now: () => number): House {
  const threads = new Threads()
  const tables = new Tables(store, threads, { onBug, lettersOf: async () => [], onLetters: () => undefined }, { now })
  const identity = new Identity(store, false, now)
  const housekeeping = new Housekeeping({ store, identity, tables }, { sessionDays: 90, finishedDays: 30 }, onBug)
  context.after(async () => {
    housekeeping.stop()
    tables.close()
    await threads.close()
  })
  const withStatus = async (status: string, people: readonly string[]): Promise<string> => {
    const table = newTable()
    const first = { ...entryOf(table, 0, rootOf(table.id, table.seed)), at: now() }
    const seats = people.map((person, seat) => ({ seat, person, bot: null }))
    const facts = { ...FACTS, status, seats, members: [{ person: people[0], role: 'host' as const }] }
    assert.ok(await store.open(table, first, facts))
    return table.id
  }
  return {
    identity,
    housekeeping,
    finished: (...people) => withStatus('over', people),
    unfinished: (...people) => withStatus('playing', people),
  }
}

/** Promise 35 on either store. */
async function checkHousekeeping(context: TestContext, store: Store): Promise<void> {
  let at = Date.now()
  const { identity, housekeeping, finished, unfinished } = houseOf(context, store, () => at)
  const [gone, stays] = [await identity.newPerson('Gone'), await identity.newPerson('Stays')]
  const known = await identity.newPerson('Known')
  await store.people.addAccount(known, 'known', 'secret', at)
  const cookies: Record<string, string> = {}
  for (const person of [gone, stays, known]) cookies[person] = (await identity.begin(person, VISITOR)).split(';')[0]
  const [alone, together, kept] = [await finished(gone), await finished(gone, stays), await finished(known)]
  const [given, going] = [await unfinished(gone), await unfinished(gone, stays)]
  await store.talk.add(alone, 'chat-1', { person: gone, name: 'Gone', text: 'words', at })
  const ended: string[] = []
  store.onNews((news) => {
    if (news?.word === 'ended') ended.push(news.about)
  })
  at += 60 * DAY_MS
  assert.ok((await identity.sessionOf(cookies[stays])) !== null)
  assert.deepEqual(await housekeeping.sweep(at), { sessions: 0, tables: 0 }, 'everybody may come back')
  at += 40 * DAY_MS
  assert.deepEqual(await housekeeping.sweep(at), { sessions: 2, tables: 2 })
  assert.equal(await identity.sessionOf(cookies[gone]), null)
  assert.ok((await identity.sessionOf(cookies[stays])) !== null)
  assert.equal(await store.table(alone), null)
  assert.equal(await store.table(given), null, 'nobody can go on there either')
  assert.ok((await store.table(going)) !== null)
  assert.deepEqual(await store.entries(alone, 0), [])
  assert.deepEqual(await store.talk.last(alone, 10), [])
  assert.ok((await store.table(together)) !== null, 'somebody is there who may look back')
  assert.ok((await store.table(kept)) !== null, 'an account may always come back')
  assert.equal((await store.people.find(gone))?.name, 'Gone', 'still named at a table that is kept')
}

test('SQLite: sessions end, and finished tables of guests who are gone are removed (promise 35)', async (context) => {
  const folder = temporaryFolder()
  const store = await SqliteStore.start(folder)
  await checkHousekeeping(context, store)
  await store.close()
  // A table that was removed is no loss to the next start.
  await (await SqliteStore.start(folder)).close()
})

test('PostgreSQL: the same (promise 35)', async (context) => {
  const postgres = await startPostgres()
  const store = await PostgresStore.connect(postgres.url)
  await checkHousekeeping(context, store)
  await store.close()
  await postgres.stop()
})

test('a host has so many unfinished tables, and an address so many guests and tables a day (promise 35)', async (context) => {
  const clock = holdClock(context)
  const { port } = await serve(context, { RATE_FACTOR: '1' })
  const ann = await Player.arrive(port, 'Ann')
  const over = await ann.follow(await ann.open())
  context.after(() => over.close())
  for (const seat of [0, 1]) assert.ok((await over.send({ type: 'claim', seat, seed: '' }, seat)).ok)
  assert.ok((await over.send({ type: 'start' }, 2)).ok)
  assert.ok((await over.send({ type: 'act', seat: 0, action: Object({ do: 'resign', seat: 0 }) }, 3)).ok)
  const codes = new Set<unknown>()
  for (let i = 0; i < 101; i++) {
    const answer = await ann.post('/api/tables', { game: 'castle' })
    if (answer['code'] === 'RATE_LIMITED' && answer['wait'] !== undefined) {
      clock.forward(Number(answer['wait']))
      i--
    } else codes.add(answer['id'] === undefined ? `${i} ${String(answer['code'])}` : 'opened')
  }
  assert.deepEqual([...codes], ['opened', '100 RATE_LIMITED'])
  const again = await over.send({ type: 'rematch' }, 4)
  assert.equal(again.ok ? 'ok' : again.refused.code, 'RATE_LIMITED', 'nor by playing again')
})

test('what an address brings along in a day has an end, and begins anew the day after (promise 35)', async () => {
  const store = await SqliteStore.start(temporaryFolder())
  let now = 1e12
  const bounds = new Bounds(store, 1, () => now)
  for (let i = 0; i < 500; i++) await bounds.forGuest('192.0.2.1')
  await assert.rejects(bounds.forGuest('192.0.2.1'), /RATE_LIMITED/)
  await bounds.forGuest('192.0.2.2')
  await bounds.forTable('ann', '192.0.2.1', 8 << 20)
  await assert.rejects(bounds.forTable('ann', '192.0.2.1', 1), /RATE_LIMITED/)
  now += DAY_MS
  await bounds.forGuest('192.0.2.1')
  await bounds.forTable('ann', '192.0.2.1', 1)
  await store.close()
})

test('what is brought along counts by what it is, and not by what its sender says of it (promise 35)', async (context) => {
  const { port } = await serve(context, { RATE_FACTOR: '1' })
  const ann = await Player.arrive(port, 'Ann')
  const record = { game: 'castle', version: 1, start: { seed: 'x', options: { players: 2 } }, entries: [] }
  const text = JSON.stringify({ game: 'castle', record: { ...record, note: 'x'.repeat(250_000) } })
  const codes: unknown[] = []
  for (let i = 0; i < 35; i++) {
    // In pieces: nothing says how long it is.
    const body = new Blob([text]).stream()
    const headers = { 'content-type': 'application/json', origin: ann.origin, cookie: ann.cookie }
    const asked: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
    codes.push(Object(await (await fetch(`${ann.origin}/api/tables/move`, asked)).json()).code)
  }
  assert.notEqual(codes[0], 'RATE_LIMITED')
  assert.equal(codes.at(-1), 'RATE_LIMITED')
})

test('an address writes as much as so many people (promise 35)', () => {
  const ink = new Ink(1)
  const now = performance.now()
  let written = 0
  while (ink.take(`person ${written % 100}`, 'here', now) === 0) written++
  assert.equal(written, 100_000)
  assert.equal(ink.take('somebody', 'elsewhere', now), 0)
})

test('somebody has so many sessions; the one used longest ago ends (promise 35)', async () => {
  const store = await SqliteStore.start(temporaryFolder())
  let now = 1e12
  const identity = new Identity(store, false, () => now++)
  const person = await identity.newPerson('Ann')
  const first = (await identity.begin(person, VISITOR)).split(';')[0]
  for (let i = 0; i < 30; i++) await identity.begin(person, VISITOR)
  assert.equal((await store.people.sessions(person)).length, 30)
  assert.equal(await identity.sessionOf(first), null)
  await store.close()
})

const claim = (seed: string): unknown => readFromClient({ type: 'claim', id: 'c-8f2k1m0q', seq: 0, seat: 0, seed })

test('a seed has at most 64 bytes, whatever its letters (promise 35)', () => {
  assert.ok(claim('x'.repeat(64)))
  assert.throws(() => claim('x'.repeat(65)))
  assert.ok(claim('ж'.repeat(32)))
  assert.throws(() => claim('ж'.repeat(33)))
})
