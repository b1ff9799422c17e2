import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkChain, rootOf } from '../src/store/chain.ts'
import { PostgresStore } from '../src/store/postgres/postgres-store.ts'
import { ServerProcess } from './faults/process.ts'
import { Player } from './support/player.ts'
import { freePort, startPostgres } from './support/postgres.ts'
import { playOn } from './support/running.ts'

const FREEZES = Number(process.env['FREEZES'] ?? 2)
const RACES = Number(process.env['RACES'] ?? 20)

const postgres = await startPostgres()
const ports = [await freePort(), await freePort()]
const nodes = ports.map((port) => new ServerProcess({ PORT: String(port), DATABASE_URL: postgres.url }))
await Promise.all(nodes.map((node) => node.start()))
after(async () => {
  await Promise.all(nodes.map((node) => node.end('SIGTERM')))
  await postgres.stop()
})

test('two people at two processes play one table; a killed process costs a pause', async () => {
  const ann = await Player.arrive(ports[0], 'Ann')
  const bob = await Player.arrive(ports[1], 'Bob')
  const table = await ann.open()
  const [one, two] = [await ann.follow(table), await bob.follow(table)]
  assert.ok((await one.send({ type: 'claim', seat: 0, seed: 'a' }, 0)).ok)
  await two.reach(1)
  assert.ok((await two.send({ type: 'claim', seat: 1, seed: 'b' }, 1)).ok)
  await one.reach(2)
  assert.ok((await one.send({ type: 'start' }, 2)).ok)
  await Promise.all([one.reach(3), two.reach(3)])
  for (let i = 0; i < 20; i++) await playOn([one, two], i)
  assert.equal(one.latest.hash, two.latest.hash)
  await nodes[0].end('SIGKILL')
  const elsewhere = await ann.at(ports[1]).follow(table)
  await elsewhere.reach(two.latest.seq)
  for (let i = 0; i < 10; i++) await playOn([elsewhere, two], i)
  await nodes[0].start()
  await one.reach(two.latest.seq)
  assert.equal(one.latest.hash, two.latest.hash)
  for (let i = 0; i < 5; i++) await playOn([one, two], i)
  for (const each of [one, two, elsewhere]) each.close()
})

test('two tabs at two processes race for the same place: one wins each time (properties 6, 13)', async () => {
  const ann = await Player.arrive(ports[0], 'Ann')
  const table = await ann.open()
  const tabs = [await ann.follow(table), await ann.at(ports[1]).follow(table)]
  for (const [seq, seat] of [0, 1].entries()) assert.ok((await tabs[0].send({ type: 'claim', seat, seed: '' }, seq)).ok)
  assert.ok((await tabs[0].send({ type: 'start' }, 2)).ok)
  for (let seq = 3; seq < 3 + RACES; seq++) {
    await Promise.all(tabs.map((tab) => tab.reach(seq)))
    const replies = await Promise.all(
      tabs.map((tab, i) => tab.send({ type: 'act', ...(tab.choice(seq + i) ?? { seat: 0, action: { do: '' } }) }, seq)),
    )
    assert.equal(replies.filter((reply) => reply.ok).length, 1)
    assert.ok(replies.every((reply) => reply.ok || reply.refused.code === 'STALE_SEQ'))
  }
  for (const tab of tabs) tab.close()
})

test('a frozen process cannot write over what happened meanwhile (property 7)', async () => {
  const ann = await Player.arrive(ports[0], 'Ann')
  const table = await ann.open()
  const [frozen, awake] = [await ann.follow(table), await ann.at(ports[1]).follow(table)]
  for (const [seq, seat] of [0, 1].entries()) assert.ok((await frozen.send({ type: 'claim', seat, seed: '' }, seq)).ok)
  assert.ok((await frozen.send({ type: 'start' }, 2)).ok)
  for (let i = 0; i < FREEZES; i++) {
    await Promise.all([frozen, awake].map((each) => each.reach(Math.max(frozen.latest.seq, awake.latest.seq, 3))))
    // The first process owns the table; what it is asked now, it will only see after it wakes.
    await playOn([frozen, awake], i)
    const { seq } = frozen.latest
    const choice = frozen.choice(i) ?? { seat: 0, action: { do: '' } }
    nodes[0].signal('SIGSTOP')
    const late = frozen.send({ type: 'act', ...choice }, seq)
    await sleep(100)
    await playOn([awake], i + 1)
    await playOn([awake], i + 2)
    nodes[0].signal('SIGCONT')
    const reply = await late
    assert.equal(reply.ok ? 'ok' : reply.refused.code, 'STALE_SEQ')
    await frozen.reach(awake.latest.seq)
    assert.equal(frozen.latest.hash, awake.latest.hash)
  }
  const store = await PostgresStore.connect(postgres.url)
  const row = await store.table(table)
  checkChain(await store.entries(table, 0), 0, rootOf(table, row?.seed ?? ''))
  await store.close()
  for (const each of [frozen, awake]) each.close()
})
