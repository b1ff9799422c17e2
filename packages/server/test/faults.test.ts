import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFromServer, type FromServer } from '@mousekeep/protocol'
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts'
import { badNetwork } from './faults/chaos.ts'
import { acknowledgements, audit, Driver, gameFor } from './faults/driver.ts'
import { Limit } from './faults/limit.ts'
import { killUnderLoad } from './faults/kill.ts'
import { reconnectStorm } from './faults/reconnect.ts'
import { temporaryFolder } from './support/folder.ts'
import { Player, PLAYED } from './support/player.ts'
import { playOn, serve, twoAtTable } from './support/running.ts'

test('no acknowledged action is lost, doubled or leaves a gap when the server is killed (promise 1)', async (context) => {
  const { slowestStartMs, acknowledged, ...rest } = await killUnderLoad(temporaryFolder(), new Limit(6), 8)
  context.diagnostic(`${acknowledged} acknowledged, slowest start ${slowestStartMs} ms, ${rest.entries} entries`)
  assert.ok(acknowledged > 100)
  assert.deepEqual([rest.lost, rest.doubled, rest.gaps, rest.alarms], [0, 0, 0, []])
})

test('doubled, dropped and reordered messages change nothing; every client converges (promises 8, 9)', async (context) => {
  const folder = temporaryFolder()
  const running = await serve(context, { DATA_DIR: folder })
  const drivers = await Promise.all(
    Array.from(
      { length: 6 },
      async (_, i) =>
        new Driver(await Player.arrive(running.port, `Player ${i}`), gameFor(i), badNetwork(`chaos ${i}`)),
    ),
  )
  const driving = drivers.map((driver) => driver.run())
  await acknowledgements(drivers, 200)
  for (const driver of drivers) driver.isOver = true
  await Promise.all(driving)
  await running.close()
  const store = await SqliteStore.start(folder)
  const findings = await audit(store, drivers)
  await store.close()
  context.diagnostic(`${findings.acknowledged} acknowledged`)
  assert.ok(findings.acknowledged > 200)
  assert.deepEqual([findings.lost, findings.doubled, findings.gaps], [0, 0, 0])
})

test('clients that are cut off at any moment end up with the same (promise 9)', async (context) => {
  const { port } = await serve(context)
  const { reconnects, forks, gaps, desyncs } = await reconnectStorm(port, new Limit(200), 3)
  context.diagnostic(`${reconnects} reconnects`)
  assert.deepEqual([forks, gaps, desyncs], [0, 0, 0])
})

test('whoever comes back gets exactly what was missed, or an alarm (promise 9)', async (context) => {
  const { port } = await serve(context)
  const { one, two, ann, table } = await twoAtTable(context, port)
  for (let i = 0; i < 12; i++) await playOn([one, two], i)
  const { seq, hash } = one.latest
  const steps = one.heard.filter((message) => message.type === 'step')
  for (let seen = 0; seen < seq; seen++) {
    const mark = { seq: seen, hash: steps.find((step) => step.seq === seen)?.hash ?? '' }
    if (mark.hash === '') continue
    const [catchUp, view] = await greet(ann, table, mark)
    assert.ok(catchUp.type === 'catch-up' && view.type === 'view')
    assert.deepEqual(
      catchUp.steps.map((step) => step.seq),
      Array.from({ length: seq - seen }, (_, i) => seen + 1 + i),
    )
    assert.deepEqual([view.seq, view.hash], [seq, hash])
  }
  assert.equal(codeOf((await greet(ann, table, { seq: seq + 1, hash }))[0]), 'LOG_BEHIND')
  assert.equal(codeOf((await greet(ann, table, { seq, hash: 'f'.repeat(64) }))[0]), 'LOG_FORKED')
})

for (const game of PLAYED) {
  test(`the seed of the dice and the tokens of others are in no byte that leaves before the end of ${game} (promise 23)`, async (context) => {
    const folder = temporaryFolder()
    const running = await serve(context, { DATA_DIR: folder })
    const { one, two, ann, bob, table } = await twoAtTable(context, running.port, game)
    const eve = await Player.arrive(running.port, 'Eve')
    const watcher = await eve.follow(table)
    for (let i = 0; i < 30 && one.latest.table.status === 'playing'; i++) await playOn([one, two, watcher], i * 7)
    assert.equal(one.latest.table.status, 'playing')
    const pages = await Promise.all(
      ['/metrics', '/healthz', `/api/tables/${table}/chat`, '/api/tables'].map(async (path) =>
        (await fetch(eve.origin + path, { headers: { cookie: eve.cookie } })).text(),
      ),
    )
    const bytes = [...one.bytes, ...two.bytes, ...watcher.bytes, ...pages].join('\n')
    assert.ok(watcher.bytes.length > 30)
    watcher.close()
    await running.close()
    const store = await SqliteStore.start(folder)
    const seed = (await store.table(table))?.seed ?? ''
    await store.close()
    assert.equal(seed.length, 64)
    for (const secret of [seed, ann.cookie.split('=')[1], bob.cookie.split('=')[1]]) assert.ok(!bytes.includes(secret))
    // A watcher is never told what may be done.
    assert.ok(watcher.bytes.every((text) => !text.includes('"legal":[{')))
  })
}

/** Says hello with a mark; gives the first two answers about the table. */
function greet(player: Player, table: string, seen: object): Promise<FromServer[]> {
  return new Promise((resolve) => {
    const socket = player.socket()
    const answers: FromServer[] = []
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 2, table, seen })))
    socket.on('message', (data) => {
      const message = readFromServer(Buffer.isBuffer(data) ? data.toString() : '')
      if (message !== null && message.type !== 'welcome' && message.type !== 'presence') answers.push(message)
      if (answers.length < 2) return
      socket.close()
      resolve(answers)
    })
  })
}

const codeOf = (message: FromServer): string | null => (message.type === 'error' ? message.code : null)
