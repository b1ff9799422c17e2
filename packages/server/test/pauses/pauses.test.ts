import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { castle } from '@mousekeep/castle'
import { beginJourney, mystics } from '@mousekeep/mystics'
import { temporaryFolder } from '../support/folder.ts'
import { Player, type Seated } from '../support/player.ts'
import { RawSocket } from '../support/raw.ts'
import { hugePosition, longRecord } from '../support/worst.ts'
import { ServerProcess } from '../faults/process.ts'

/** How long another table may wait because of one request of a guest, in milliseconds. */
const MOST_MS = 50
const TRIES = 3

async function started(context: TestContext): Promise<ServerProcess> {
  const server = new ServerProcess({ PORT: '0', DATA_DIR: temporaryFolder() })
  await server.start()
  context.after(() => server.end('SIGTERM'))
  return server
}

/** The pause that this causes every time: whatever else may come in between, the least of several tries has not. */
async function pauseOf(server: ServerProcess, what: string, attack: () => Promise<unknown>): Promise<void> {
  const pauses: number[] = []
  for (let i = 0; i < TRIES; i++) {
    await server.longestPause()
    await attack()
    pauses.push(await server.longestPause())
  }
  const least = Math.min(...pauses)
  console.log(`${what}: ${least.toFixed(1)} ms (${pauses.map((each) => each.toFixed(1)).join(', ')})`)
  assert.ok(least < MOST_MS, `${what} keeps everybody waiting for ${least.toFixed(0)} ms`)
}

const LARGEST = { spaces: 40, points: 600, minions: 30 }
const LONG_LOG = 2000

const recordAt = (position: object): object => ({
  game: 'mystics',
  version: mystics.version,
  start: { seed: 'x', position },
  entries: [],
})

test('a position as large as a request may be makes nobody else wait (promise 38)', async (context) => {
  const server = await started(context)
  const eve = await Player.arrive(server.port, 'Eve')
  const send = (size: typeof LARGEST) => async (): Promise<void> => {
    const record = recordAt(hugePosition(size))
    const { code, message } = await eve.post('/api/tables/move', { game: 'mystics', record })
    assert.equal(code, 'BAD_SHAPE')
    // By its size, and not because somebody worked on it up to the deadline.
    assert.match(String(message), /must have at most \d+ entries/)
  }
  await pauseOf(server, 'spaces', send({ spaces: 400, points: 3000, minions: 0 }))
  await pauseOf(server, 'minions', send({ spaces: 40, points: 10, minions: 2000 }))
})

/** Somebody alone at a table that was moved here: every seat, and it goes on. */
async function goOn(player: Player, game: string, record: object): Promise<Seated> {
  const { id } = await player.post('/api/tables/move', { game, record })
  const seated = await player.follow(String(id))
  for (const seat of seated.latest.table.seats.keys()) await seated.send({ type: 'claim', seat, seed: '' })
  return seated
}

test('the worst that the limits admit makes nobody else wait: what is moved here (promise 38)', async (context) => {
  const server = await started(context)
  const eve = await Player.arrive(server.port, 'Eve')
  for (const [what, game, record] of [
    ['the largest position', 'mystics', recordAt(hugePosition(LARGEST))],
    ['a long game of Castle', 'castle', longRecord(castle, { players: 4 }, 3000)],
    ['a long game of Mystics', 'mystics', longRecord(mystics, { chapter: '6' }, 3000)],
  ] as const) {
    const tables: Seated[] = []
    await pauseOf(server, `${what}: moved and seated`, async () => tables.push(await goOn(eve, game, record)))
    context.after(() => tables.forEach((each) => each.close()))
    const next = tables.values()
    await pauseOf(server, `${what}: started`, async () => next.next().value?.send({ type: 'start' }))
    const [seated] = tables
    await pauseOf(server, `${what}: played`, async () => {
      for (let i = 0; i < 5 && seated.choice(i) !== null; i++) {
        const reply = await seated.send({ type: 'act', ...(seated.choice(i * 3) ?? { seat: 0, action: { do: '' } }) })
        assert.ok(reply.ok)
        await seated.reach(reply.seq)
      }
    })
    const path = `/api/tables/${seated.latest.table.id}`
    await pauseOf(server, `${what}: looked back`, () => eve.get(`${path}/look/${seated.latest.table.plays}`))
    await pauseOf(server, `${what}: told`, () => eve.get(`${path}/story`))
    await pauseOf(server, `${what}: taken back`, async () => {
      const { plays } = seated.latest.table
      await seated.send({ type: 'rollback', plays: Math.max(0, plays - 1) })
    })
  }
})

test('the worst that the limits admit makes nobody else wait: a long log (promise 38)', async (context) => {
  const server = await started(context)
  const eve = await Player.arrive(server.port, 'Eve')
  const seated = await eve.follow(await eve.open())
  for (const seat of [0, 1]) await seated.send({ type: 'claim', seat, seed: '' })
  await seated.send({ type: 'start' })
  await seated.reach(3)
  for (let i = 0; seated.latest.seq < LONG_LOG; i++) {
    const choice = seated.choice(i)
    assert.ok(choice !== null)
    const reply = await seated.send({ type: 'act', ...choice })
    assert.ok(reply.ok)
    const undone = await seated.send({ type: 'undo', seat: choice.seat }, reply.seq)
    await seated.reach(undone.ok ? undone.seq : reply.seq)
  }
  const path = `/api/tables/${seated.latest.table.id}`
  await pauseOf(server, 'a long log: looked back', () => eve.get(`${path}/look/0`))
  await pauseOf(server, 'a long log: told', () => eve.get(`${path}/story`))
  await pauseOf(server, 'a long log: everything of a person', () => eve.get('/api/me/export'))
  assert.ok((await seated.send({ type: 'archive' })).ok)
  await pauseOf(server, 'a long log: handed out', () => eve.get(`${path}/log`))
  await pauseOf(server, 'a long log: its record', () => eve.get(`${path}/record`))
  seated.close()
  await server.end('SIGTERM')
  await server.start()
  await pauseOf(server, 'a long log: found again by another process', async () => {
    const back = await eve.at(server.port).follow(seated.latest.table.id)
    await eve.at(server.port).get(`${path}/story`)
    back.close()
  })
})

const list = (length: number): number[] => Array.from({ length }, () => 1)
const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

test('the worst that the limits admit makes nobody else wait: campaigns that are brought along (promise 38)', async (context) => {
  const server = await started(context)
  const eve = await Player.arrive(server.port, 'Eve')
  const own = beginJourney({ seed: 'device', chapter: '2' })
  const campaign = { flags: [], strokes: 0, abilities: {}, kept: {} }
  const flags = Array.from({ length: 25_000 }, (_, i) => `f${i}`)
  const record = longRecord(mystics, { chapter: '2' }, 0)
  for (const [what, journey] of Object.entries({
    'nobody knows': { ...own, party: flags },
    flags: { ...own, campaign: { ...campaign, flags } },
    'nothing told': { ...own, chronicle: Array.from({ length: 80_000 }, () => ({})) },
    'no plays': { ...own, stage: 'playing', record: { ...record, entries: list(60_000) } },
    plays: { ...own, stage: 'playing', record: longRecord(mystics, { chapter: '2' }, 3000) },
  })) {
    await pauseOf(server, `brought along: ${what}`, () =>
      eve.post('/api/companies/bring', { name: 'Travellers', game: 'mystics', journey }),
    )
  }
})

test('what is nested too deep harms nobody: others open tables as before (promise 38)', async (context) => {
  const server = await started(context)
  const [eve, ann] = [await Player.arrive(server.port, 'Eve'), await Player.arrive(server.port, 'Ann')]
  // As text: we fall over such a thing ourselves.
  const send = async (path: string, field: string, depth: number): Promise<unknown> => {
    const body = `{"name":"Travellers","game":"mystics","${field}":${'['.repeat(depth)}${']'.repeat(depth)}}`
    const { origin, cookie } = eve
    const headers = { 'content-type': 'application/json', origin, cookie }
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body })
    return Object(await response.json()).code
  }
  for (const depth of [60, 2000, 7000]) {
    assert.equal(await send('/api/tables', 'options', depth), 'BAD_SHAPE')
    assert.equal(await send('/api/companies', 'options', depth), 'BAD_SHAPE')
    assert.equal(await send('/api/companies/bring', 'journey', depth * 10), 'BAD_SHAPE')
    assert.equal(await send('/api/tables/move', 'record', depth * 10), 'BAD_SHAPE')
    assert.equal(typeof (await ann.open()), 'string')
  }
})

test('the worst that the limits admit makes nobody else wait: requests and frames (promise 38)', async (context) => {
  const server = await started(context)
  const eve = await Player.arrive(server.port, 'Eve')
  const raw = await RawSocket.open(eve.socket())
  context.after(() => raw.close())
  await raw.hello(await eve.open())
  const wide = list(5000)
  const names = Object.fromEntries(Array.from({ length: 1200 }, (_, i) => [`name-${i}`, 1]))
  const long = 'é'.repeat(7000)
  const deep = nested(1500)
  for (const [what, bad] of Object.entries({ wide, names, long, deep })) {
    await pauseOf(server, `requests: ${what}`, async () => {
      for (const game of ['castle', 'mystics']) {
        await eve.post('/api/tables', { game, options: bad })
        await eve.post('/api/tables', { game, options: { party: bad, players: bad, flags: bad } })
        await eve.post('/api/tables', { game, kind: 'campaign', options: { flags: bad, kept: bad } })
        await eve.post('/api/companies', { name: 'Mice', game, options: { flags: bad, abilities: bad } })
        await eve.post('/api/tables/move', { game, record: bad })
      }
      for (const path of ['guest', 'login', 'account']) await eve.post(`/api/${path}`, { name: bad, password: bad })
    })
    await pauseOf(server, `frames: ${what}`, async () => {
      const asked = { id: randomUUID(), seq: 0, seat: 0 }
      assert.equal((await raw.ask({ type: 'act', ...asked, action: { do: 'step', to: bad } }))['type'], 'refused')
      assert.equal((await raw.ask({ type: 'claim', ...asked, seed: bad }))['type'], 'refused')
    })
  }
  await pauseOf(server, 'requests: options of each chapter', async () => {
    for (const chapter of ['1', '4', '7', '11'])
      await eve.post('/api/tables', { game: 'mystics', options: { chapter } })
  })
})
