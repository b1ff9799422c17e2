import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { Thinkers, type Thought } from '../../src/bots/thinkers.ts'
import { Player, type Seated } from '../support/player.ts'
import { serve } from '../support/running.ts'
import { temporaryFolder } from '../support/folder.ts'

const CLUMSY = new URL('./clumsy-thinker.ts', import.meta.url)
/** A thread is slow to begin on a busy machine. */
const STUCK_MS = 6000

function clumsy(context: TestContext): (level: string, host?: string) => Thought {
  const thinkers = new Thinkers(CLUMSY, STUCK_MS, 1)
  const folder = temporaryFolder()
  context.after(() => thinkers.close())
  return (level, host = '') => thinkers.think({ game: join(folder, level), level, view: {}, seen: [] }, host)
}

for (const fate of ['dies', 'exits', 'sticks']) {
  test(`a thread that ${fate} is replaced and the bot asked again`, async (context) => {
    const think = clumsy(context)
    assert.deepEqual(await think(fate).action, { do: fate })
    assert.deepEqual(await think('well').action, { do: 'well' })
  })
}

test('a bot that fails again and again is reported; the next one is answered', async (context) => {
  const think = clumsy(context)
  await assert.rejects(think('always-dies').action, /again and again/)
  assert.deepEqual(await think('well').action, { do: 'well' })
})

test('a thought that is no longer wanted is dropped; those behind it are answered', async (context) => {
  const think = clumsy(context)
  const [first, second, third] = [think('one'), think('two'), think('three')]
  second.cancel()
  assert.equal(await second.action, null)
  assert.deepEqual([await first.action, await third.action], [{ do: 'one' }, { do: 'three' }])
})

test('who has bots at many tables waits for themselves, and nobody else for them (promise 19)', async (context) => {
  const think = clumsy(context)
  const order: string[] = []
  const thoughts = ['eve', 'eve', 'eve', 'eve', 'ann', 'eve', 'bob', 'ann'].map(async (host, n) => {
    await think(`thought-${n}`, host).action
    order.push(`${host} ${n}`)
  })
  await Promise.all(thoughts)
  assert.deepEqual(order, ['eve 0', 'ann 4', 'bob 6', 'eve 1', 'ann 7', 'eve 2', 'eve 3', 'eve 5'])
})

async function openTable(context: TestContext, port: number, game: string): Promise<Seated> {
  const ann = await Player.arrive(port, 'Ann')
  const seated = await ann.follow(String((await ann.post('/api/tables', { game }))['id']))
  context.after(() => seated.close())
  return seated
}

async function refusalOf(seated: Seated, level: string): Promise<string> {
  const reply = await seated.send({ type: 'bot', seat: 0, level })
  return reply.ok ? 'ok' : reply.refused.code
}

test('each game has its own levels', async (context) => {
  const { port } = await serve(context)
  const [castle, mystics] = [await openTable(context, port, 'castle'), await openTable(context, port, 'mystics')]
  assert.equal(await refusalOf(castle, 'party'), 'UNKNOWN_ACTION')
  assert.equal(await refusalOf(mystics, 'party'), 'ok')
  assert.equal(await refusalOf(castle, 'master'), 'ok')
  assert.equal(await refusalOf(castle, 'wizard'), 'UNKNOWN_ACTION')
})

for (const [game, levels] of [
  ['castle', ['hard', 'easy']],
  ['mystics', ['party']],
] as const) {
  test(`${game}: bots of levels ${levels.join(' and ')} play at a table while somebody watches`, async (context) => {
    const { port } = await serve(context)
    const seated = await openTable(context, port, game)
    for (let seat = 0; seat < seated.latest.table.seats.length; seat++) {
      assert.ok((await seated.send({ type: 'bot', seat, level: levels[seat % levels.length] })).ok)
    }
    assert.ok((await seated.send({ type: 'start' })).ok)
    await seated.until(() => seated.latest.table.plays > 15 || seated.latest.table.status === 'over', 60_000)
  })
}

test('who takes the seat back while the bot thinks decides', async (context) => {
  const { port } = await serve(context)
  const seated = await openTable(context, port, 'castle')
  for (const seat of [0, 1]) assert.ok((await seated.send({ type: 'claim', seat, seed: '' })).ok)
  assert.ok((await seated.send({ type: 'start' })).ok)
  const seat = seated.choice(0)?.seat ?? 0
  // The bot has its turn at once, and the seat is taken back at once.
  const [given, back] = await Promise.all([
    seated.send({ type: 'bot', seat, level: 'master' }, 3),
    seated.send({ type: 'bot', seat, level: null }, 4),
  ])
  assert.ok(given.ok && back.ok)
  await seated.reach(5)
  const choice = seated.choice(0) ?? { seat: 9, action: { do: '' } }
  assert.equal(choice.seat, seat)
  const played = await seated.send({ type: 'act', ...choice })
  assert.deepEqual([played.ok && played.seq, seated.latest.table.plays], [6, 1])
})
