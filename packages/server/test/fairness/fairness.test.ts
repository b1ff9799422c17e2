import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Thinkers } from '../../src/bots/thinkers.ts'
import { temporaryFolder } from '../support/folder.ts'
import { Player, type Seated } from '../support/player.ts'
import { serve } from '../support/running.ts'

const CLUMSY = new URL('../bots/clumsy-thinker.ts', import.meta.url)

test('bots think in turns of addresses, and at each address of hosts (promise 40)', async (context) => {
  const thinkers = new Thinkers(CLUMSY, 5000, 1)
  const folder = temporaryFolder()
  context.after(() => thinkers.close())
  const order: string[] = []
  const ask = async (host: string, address: string, n: number): Promise<void> => {
    const question = { game: join(folder, `thought-${n}`), level: 'well', view: {}, seen: [] }
    await thinkers.think(question, host, address).action
    order.push(host)
  }
  const crowd = Array.from({ length: 6 }, (_, i) => ask(`guest ${i}`, 'far', i))
  await Promise.all([...crowd, ask('guest 0', 'far', 7), ask('ann', 'near', 8), ask('ann', 'near', 9)])
  assert.deepEqual(order.slice(0, 4), ['guest 0', 'ann', 'guest 1', 'ann'])
  assert.equal(order.at(-1), 'guest 0')
})

async function botsAlone(port: number): Promise<{ readonly ann: Player; readonly seated: Seated }> {
  const ann = await Player.arrive(port, 'Ann')
  const seated = await ann.follow(await ann.open())
  for (const seat of [0, 1]) assert.ok((await seated.send({ type: 'bot', seat, level: 'random' })).ok)
  assert.ok((await seated.send({ type: 'start' })).ok)
  await seated.until(() => seated.latest.table.plays > 3)
  return { ann, seated }
}

test('a table of bots alone waits while nobody looks, and goes on when somebody does (promise 40)', async (context) => {
  const { port } = await serve(context)
  const { ann, seated } = await botsAlone(port)
  const { id } = seated.latest.table
  seated.close()
  const headOf = async (): Promise<number> => Number((await ann.get(`/api/tables/${id}/story`))['seq'])
  // What is thought when the last one leaves may still be played, be the machine never so slow; then nothing is.
  let left = -1
  for (let i = 0; i < 3 && left !== (await headOf()); i++) {
    left = await headOf()
    await sleep(700)
  }
  assert.equal(await headOf(), left)
  const back = await ann.follow(id)
  context.after(() => back.close())
  await back.until(() => back.latest.table.plays > left)
})

test('more than twenty people are told as a number, with those who hold a seat (promise 40)', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  const table = await ann.open()
  const one = await ann.follow(table)
  assert.ok((await one.send({ type: 'claim', seat: 0, seed: '' })).ok)
  const watchers: Seated[] = []
  context.after(() => [one, ...watchers].forEach((each) => each.close()))
  const told = (): { readonly count: number; readonly here: readonly { readonly name: string }[] } => {
    const last = one.heard.findLast((message) => message.type === 'presence')
    assert.ok(last?.type === 'presence')
    return last
  }
  for (let i = 1; i <= 30; i++)
    watchers.push(await (await Player.arrive(port, `Watcher ${'abcdefghjk'[i % 10]}${i}`)).follow(table))
  await one.until(() => told().count === 31)
  assert.deepEqual(
    told().here.map(({ name }) => name),
    ['Ann'],
  )
  // Each of the first twenty was told of; the crowd after them once a second.
  const words = one.heard.filter((message) => message.type === 'presence').length
  assert.ok(words <= 30, `${words} words`)
  for (const each of watchers.splice(5)) each.close()
  await one.until(() => told().count === 6 && told().here.length === 6)
})

test('a code that gets about writes no more than so much, however many come in by it (promise 40)', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  const access = { join: 'invited', watch: 'invited' }
  const { id, code } = await ann.post('/api/tables', { game: 'castle', options: {}, access })
  const one = await ann.follow(String(id))
  context.after(() => one.close())
  const guests = await Promise.all(Array.from({ length: 75 }, (_, i) => Player.arrive(port, `Visitor ${i + 100}`)))
  for (const guest of guests) await guest.post(`/api/codes/${String(code)}`, {})
  await one.until(() => one.latest.table.invited.length === 60)
  assert.equal(one.latest.seq, 60)
  const reply = await one.send({ type: 'invite', name: 'Anybody' })
  assert.equal(reply.ok ? '' : reply.refused.code, 'TABLE_FULL')
  // Those who came in stay in, those who came too late are at no table.
  const codes = await Promise.all(
    guests.map(async (guest) => (await guest.get(`/api/tables/${String(id)}/chat`))['code']),
  )
  assert.equal(codes.filter((each) => each === undefined).length, 60)
})
