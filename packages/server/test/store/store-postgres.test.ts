import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { after, test, type TestContext } from 'node:test'
import { Client } from 'pg'
import { Hints } from '../../src/store/postgres/hints.ts'
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts'
import { CREATE } from '../../src/store/schema.ts'
import { Limit } from '../faults/limit.ts'
import { stopUnderLoad } from '../faults/postgres.ts'
import { startPostgres } from '../support/postgres.ts'
import { checkTakenOver, SCHEMA_1_ROWS } from '../support/first-schema.ts'
import { storeContract } from '../support/store-contract/index.ts'
import { entryOf, FACTS, opened } from '../support/stored.ts'

const postgres = await startPostgres()
after(() => postgres.stop())
const open = (): Promise<PostgresStore> => PostgresStore.connect(postgres.url)
storeContract('PostgreSQL', open, open)

test('PostgreSQL: a process that sleeps hears of entries by others', async () => {
  const [one, other] = [await open(), await open()]
  const heard: unknown[] = []
  other.onHint((table, seq) => heard.push([table, seq]))
  const { table, first, epoch } = await opened(one)
  await one.append(epoch, entryOf(table, 1, first.hash), FACTS)
  for (let i = 0; i < 2000 && heard.length === 0; i++) await sleep(20)
  assert.deepEqual(heard, [[table.id, 1]])
  await Promise.all([one.close(), other.close()])
})

test('PostgreSQL: a crash of the database is a pause; every append has one outcome (promise 5)', async () => {
  const { acknowledged, lost, doubled, refused } = await stopUnderLoad(postgres, new Limit(2))
  assert.ok(acknowledged > 60)
  assert.deepEqual([lost, doubled, refused], [0, 0, 0])
})

test('PostgreSQL: what is asked of a store that is closed does not keep the process (promise 5)', async () => {
  const store = await open()
  await store.close()
  const began = performance.now()
  await assert.rejects(store.table('any'), /the store is closed/)
  assert.ok(performance.now() - began < 5000)
})

/** A way to the database on which everything that goes may be swallowed from one moment on. */
async function throughHole(
  context: TestContext,
): Promise<{ readonly url: string; readonly swallow: () => void; readonly cut: () => void }> {
  const { port, hostname } = new URL(postgres.url)
  const ways = new Set<readonly [Socket, Socket]>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    ways.add([near, far])
    for (const each of [near, far]) each.on('error', () => undefined)
    near.pipe(far).pipe(near)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const cut = (): void => [...ways].flat().forEach((each) => each.destroy())
  context.after(() => {
    cut()
    server.close()
  })
  const swallow = (): void => {
    for (const [near, far] of ways) near.unpipe(far).on('data', () => undefined)
    for (const [, far] of ways) far.unpipe().on('data', () => undefined)
  }
  const { port: own } = Object(server.address())
  return { url: postgres.url.replace(`:${port}`, `:${own}`), swallow, cut }
}

test('PostgreSQL: connections that fall silent are given up, and others take their place (promise 5)', async (context) => {
  const { url, swallow, cut } = await throughHole(context)
  const store = await PostgresStore.connect(`${url}?query_timeout=300`)
  const hints = new Hints(`${url}?query_timeout=300`, 100)
  const heard: unknown[] = []
  hints.listen((table) => heard.push(table))
  await hints.start()
  const { table, first, epoch } = await opened(store)
  swallow()
  const began = performance.now()
  assert.equal((await store.table(table.id))?.head, 0)
  assert.ok(performance.now() - began < 10_000)
  for (let i = 0; i < 1000 && !heard.includes(null); i++) await sleep(10)
  assert.deepEqual(await store.append(epoch, entryOf(table, 1, first.hash), FACTS), { ok: true })
  for (let i = 0; i < 1000 && !heard.includes(table.id); i++) await sleep(10)
  assert.deepEqual(heard, [null, table.id])
  cut()
  await hints.stop()
  await store.close()
})

test('PostgreSQL: a database that does not sync is refused at the start (promise 2)', async () => {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  for (const setting of ['synchronous_commit', 'fsync', 'full_page_writes']) {
    await client.query(`ALTER SYSTEM SET ${setting} = off`)
    await client.query('SELECT pg_reload_conf()')
    // The settings are read again a moment later.
    while ((await client.query(`SHOW ${setting}`)).rows[0][setting] !== 'off') await sleep(10)
    await assert.rejects(open(), new RegExp(`not durable: ${setting} is off`))
    await client.query(`ALTER SYSTEM RESET ${setting}`)
    await client.query('SELECT pg_reload_conf()')
    while ((await client.query(`SHOW ${setting}`)).rows[0][setting] === 'off') await sleep(10)
  }
  await client.end()
  await (await open()).close()
})

test('PostgreSQL: data of the first schema is taken over as it is', async () => {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('CREATE DATABASE old')
  await client.end()
  const url = postgres.url.replace(/postgres$/, 'old')
  const old = new Client({ connectionString: url })
  await old.connect()
  for (const statement of [...CREATE, ...SCHEMA_1_ROWS]) await old.query(statement)
  await old.end()
  const store = await PostgresStore.connect(url)
  await checkTakenOver(store)
  await store.close()
})
