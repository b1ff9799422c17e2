import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Player, type Seated } from '../support/player.ts'
import { RudeSocket } from '../support/rude-socket.ts'
import { serve } from '../support/running.ts'

const isClosed = ({ socket }: RudeSocket): Promise<unknown> =>
  socket.destroyed ? Promise.resolve() : new Promise((resolve) => socket.on('close', resolve))

const isEveAt = ({ heard }: Seated): boolean =>
  heard.findLast((message) => message.type === 'presence')?.here.some(({ name }) => name === 'Eve') === true

test('who has logged out acts no longer, even on a socket that they keep open (promise 18)', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  const table = await ann.open()
  const rude = await RudeSocket.open(ann)
  rude.say({ type: 'hello', protocol: 2, table, seen: null })
  await rude.until(() => rude.heard.includes('"view"'))
  await ann.post('/api/logout', {})
  await rude.until(() => rude.heard.includes('"AUTH_EXPIRED"'))
  rude.say({ type: 'claim', id: 'too-late-1', seq: 0, seat: 0, seed: '' })
  await isClosed(rude)
  const watcher = await (await Player.arrive(port, 'Bob')).follow(table)
  context.after(() => watcher.close())
  assert.deepEqual([watcher.latest.seq, watcher.latest.table.seats[0].holder], [0, null])
})

test('a socket that is opened while its session ends is closed too (promise 18)', async (context) => {
  const { port } = await serve(context)
  for (let i = 0; i < 80; i++) {
    const ann = await Player.arrive(port, 'Ann')
    const socket = ann.socket()
    const closed = new Promise((resolve) => socket.on('close', resolve))
    socket.on('error', () => undefined)
    await sleep((i % 10) / 5)
    await ann.post('/api/logout', {})
    assert.equal(await Promise.race([closed.then(() => 'closed'), sleep(5000, 'open', { ref: false })]), 'closed')
  }
})

test('who says hello to two tables at once is at one of them, and at none when gone', async (context) => {
  const { port } = await serve(context)
  const [ann, eve] = [await Player.arrive(port, 'Ann'), await Player.arrive(port, 'Eve')]
  const tables = [await ann.open(), await ann.open()]
  // Nobody is at them yet: both have to be woken, at the same time.
  const rude = await RudeSocket.open(eve)
  rude.socket.cork()
  for (const table of tables) rude.say({ type: 'hello', protocol: 2, table, seen: null })
  rude.socket.uncork()
  await rude.until(() => rude.heard.split('"type":"view"').length === 3)
  const [first, second] = await Promise.all(tables.map((table) => ann.follow(table)))
  context.after(() => [first, second].forEach((each) => each.close()))
  await second.until(() => isEveAt(first) !== isEveAt(second), 5000)
  rude.socket.destroy()
  await second.until(() => !isEveAt(first) !== isEveAt(second), 5000)
})

test('a person has eight tabs, also if those that must go do not (promise 16)', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  const tabs: RudeSocket[] = []
  for (let i = 0; i < 12; i++) tabs.push(await RudeSocket.open(ann))
  await Promise.all(tabs.slice(0, 4).map(isClosed))
  assert.ok(tabs.slice(0, 4).every(({ heard }) => heard.includes('"TOO_MANY_TABS"')))
  assert.ok(tabs.slice(4).every(({ isOpen, heard }) => isOpen && !heard.includes('"TOO_MANY_TABS"')))
  for (const { socket } of tabs) socket.destroy()
})

test('pings without end cost the server nothing, read or not (promise 19)', async (context) => {
  const { port } = await serve(context, { RATE_FACTOR: '1' })
  const rude = await RudeSocket.open(await Player.arrive(port, 'Eve'))
  rude.ping()
  await rude.until(() => rude.heard.includes('\u008a'))
  for (let i = 0; i < 200 && rude.isOpen; i++) {
    for (let n = 0; n < 100; n++) rude.ping()
    await sleep(2)
  }
  assert.ok(!rude.isOpen, 'it was let go')
})
