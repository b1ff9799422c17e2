import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { castle } from '@mousekeep/castle'
import { commitment, hashOf } from '@mousekeep/engine'
import { verifyLog } from '@mousekeep/tables'
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts'
import { temporaryFolder } from '../support/folder.ts'
import { Guest, party, type Setting } from '../support/party.ts'
import { Player } from '../support/player.ts'
import { startPostgres } from '../support/postgres.ts'
import { playOn, serve } from '../support/running.ts'

const PYTHON = fileURLToPath(new URL('./verify_log.py', import.meta.url))
const postgres = await startPostgres()
after(() => postgres.stop())

interface Log {
  table: string
  seed: string
  entries: { seq: number; actionId: string; ask: string; body: Record<string, unknown>; at: number; hash: string }[]
}

/** Castle on SQLite, and Mystics on PostgreSQL. */
async function onBoth(context: TestContext, run: (where: Setting) => Promise<void>): Promise<void> {
  await run({ game: 'castle' })
  const store = await PostgresStore.connect(postgres.url)
  context.after(() => store.close())
  await run({ game: 'mystics', store })
}

const seedOf = ({ person }: Guest): string => `the seed of ${person.id}`
const promise = (guest: Guest, seat: number, seed = seedOf(guest)): Promise<string> =>
  guest.wish({ type: 'promise', seat, hash: commitment(seed) })
const show = (guest: Guest, seat: number, seed = seedOf(guest)): Promise<string> =>
  guest.wish({ type: 'show', seat, seed })

let parties = 0
/** People of other names for each table: the one database keeps them all. */
function some(...names: string[]): string[] {
  parties++
  return names.map((name) => `${name}${parties}`)
}

test('promised seeds are shown when all promises are in the log, and the game begins with the last (promise 46)', async (context) => {
  await onBoth(context, async (where) => {
    const at = await party(context, some('Ann', 'Bob', 'Eve'), false, where)
    const [ann, bob, eve] = at.guests
    assert.equal(await promise(ann, 0), 'ok')
    assert.equal(await promise(bob, 1, 'another first'), 'ok')
    assert.equal(await promise(bob, 0), 'FORBIDDEN', 'for oneself alone')
    assert.equal(await show(ann, 0), 'WRONG_TIME', 'nothing is shown before it is sealed')
    assert.equal(await promise(bob, 1), 'ok', 'until then one may think better of it')
    assert.equal(await ann.wish({ type: 'start' }), 'ok')
    assert.deepEqual([ann.info.status, ann.info.fair.awaited], ['open', [0, 1]])
    assert.equal(await promise(eve, 2), 'WRONG_TIME', 'nobody chooses once somebody may have shown theirs')
    assert.equal(await eve.wish({ type: 'leave', seat: 2 }), 'WRONG_TIME')
    assert.equal(await ann.wish({ type: 'start' }), 'WRONG_TIME')
    assert.equal(await show(bob, 1, 'a better one'), 'ILLEGAL_ACTION')
    assert.equal(await show(bob, 0), 'FORBIDDEN')
    assert.equal(await show(ann, 0), 'ok')
    assert.deepEqual(eve.info.fair.awaited, [1])
    assert.equal(eve.info.fair.playerSeeds, null)
    assert.equal(await show(bob, 1), 'ok')
    const { status, fair } = eve.info
    assert.equal(status, 'playing')
    assert.deepEqual(fair.playerSeeds, [seedOf(ann), seedOf(bob), ''])
    assert.deepEqual(fair.promises, [commitment(seedOf(ann)), commitment(seedOf(bob)), null])
    const verified = await at.verified()
    assert.deepEqual(verified.playerSeeds, fair.playerSeeds)
    assert.deepEqual([verified.seeds, verified.calledOff], [['promised', 'promised', 'none'], 0])
  })
})

test('a start for which somebody keeps a seed back is called off, once for a seat, and what was shown is void (promise 46)', async (context) => {
  await onBoth(context, async (where) => {
    const at = await party(context, some('Ann', 'Bob'), false, where)
    const [ann, bob] = at.guests
    await promise(ann, 0)
    await promise(bob, 1)
    await ann.wish({ type: 'start' })
    assert.equal(await show(ann, 0), 'ok')
    at.clock.now += 21_000
    // Whoever comes to the table finds that the time is over.
    const eve = new Guest(at.table, 'Eve')
    await at.table.follow(eve, null)
    await ann.until(() => ann.info.fair.awaited === null)
    assert.deepEqual([ann.info.status, ann.info.fair.keptBack], ['open', [1]])
    assert.deepEqual(ann.info.fair.promises, [null, null], 'what was shown is no secret any more')
    assert.equal(await show(bob, 1), 'WRONG_TIME', 'too late')
    assert.equal(await promise(bob, 1), 'WRONG_TIME', 'there is no second time')
    assert.equal(await promise(ann, 0, 'a new one'), 'ok')
    assert.equal(await ann.wish({ type: 'start' }), 'ok')
    assert.equal(await show(ann, 0, 'a new one'), 'ok')
    assert.deepEqual(ann.info.fair.playerSeeds, ['a new one', ''])
    const verified = await at.verified()
    assert.deepEqual([verified.seeds, verified.calledOff], [['promised', 'none'], 1])
  })
})

test('whoever is away at the start, or promised nothing, is left out before anything is shown (promise 46)', async (context) => {
  await onBoth(context, async (where) => {
    const at = await party(context, some('Ann', 'Bob', 'Eve'), false, where)
    const [ann, bob, eve] = at.guests
    await promise(ann, 0)
    await promise(bob, 1)
    at.table.unfollow(bob)
    await ann.wish({ type: 'start' })
    assert.deepEqual(ann.info.fair.awaited, [0])
    await show(ann, 0)
    assert.deepEqual(eve.info.fair.playerSeeds, [seedOf(ann), '', ''])
    assert.deepEqual((await at.verified()).seeds, ['promised', 'left-out', 'none'])
    // Nobody promised anything: as it was before there were promises.
    const old = await party(context, some('Old', 'Client'), true, where)
    assert.equal(old.guests[0].info.status, 'playing')
    assert.deepEqual((await old.verified()).seeds, ['none', 'none'])
  })
})

test('who leaves, is sent away or is no more takes the promise along; nothing is waited for (promise 46)', async (context) => {
  const at = await party(context, some('Ann', 'Bob'), false)
  const [ann, bob] = at.guests
  await promise(ann, 0)
  await promise(bob, 1)
  assert.equal(await bob.wish({ type: 'leave', seat: 1 }), 'ok')
  assert.deepEqual(ann.info.fair.promises.slice(1), [null])
  await bob.wish({ type: 'claim', seat: 1, seed: '' })
  await promise(bob, 1)
  await ann.wish({ type: 'start' })
  await show(ann, 0)
  await at.table.record('own:gone', () => ({ kind: 'gone', person: bob.person.id, seats: [1] }))
  assert.deepEqual([ann.info.fair.awaited, ann.info.fair.keptBack], [null, []])
  assert.equal(ann.info.fair.promises[0], null)
  await at.verified()
})

test('a log in which something was chosen after a seed was shown is found, by us and by Python (promise 46)', async (context) => {
  const { port } = await serve(context)
  const [ann, bob] = [await Player.arrive(port, 'Ann'), await Player.arrive(port, 'Bob')]
  const table = await ann.open()
  const [one, two] = [await ann.follow(table), await bob.follow(table)]
  context.after(() => [one, two].forEach((each) => each.close()))
  const seeds = ['cheddar', 'gouda']
  for (const [seat, seated] of [one, two].entries()) {
    await seated.reach(seat * 2)
    await seated.send({ type: 'claim', seat, seed: '' })
    assert.ok((await seated.send({ type: 'promise', seat, hash: commitment(seeds[seat]) })).ok)
  }
  await one.reach(4)
  assert.ok((await one.send({ type: 'start' })).ok)
  await two.reach(5)
  // Both at once, as pages do.
  const replies = await Promise.all(
    [one, two].map((each, seat) => each.send({ type: 'show', seat, seed: seeds[seat] })),
  )
  assert.ok(replies.every(({ ok }) => ok))
  await Promise.all([one.reach(7), two.reach(7)])
  for (let i = 0; one.latest.table.status === 'playing'; i++) await playOn([one, two], i * 7)
  const log: Log = JSON.parse(JSON.stringify(await ann.get(`/api/tables/${table}/log`)))
  const file = join(temporaryFolder(), 'log.json')
  const python = (checked: Log): string => {
    writeFileSync(file, JSON.stringify(checked))
    return spawnSync('python3', [PYTHON, file], { encoding: 'utf8' }).stdout.trim()
  }
  const hasPython = spawnSync('python3', ['--version']).status === 0
  assert.deepEqual(verifyLog(castle, log).seeds, ['promised', 'promised'])
  if (hasPython) assert.equal(python(log), 'ok')

  // By somebody who could write the whole chain anew.
  const kinds = log.entries.map(({ body }) => body['kind'])
  assert.deepEqual(kinds.slice(0, 8), [
    'opened',
    'claimed',
    'promised',
    'claimed',
    'promised',
    'sealed',
    'shown',
    'started',
  ])
  const moved = (from: number, to: number) => (copy: Log) => copy.entries.splice(to, 0, ...copy.entries.splice(from, 1))
  const forgeries: [string, (copy: Log) => void, RegExp][] = [
    ['a seed shown before the last promise', moved(6, 4), /shown before all promises were sealed/],
    ['a promise made after a seed was shown', moved(4, 6), /nobody promised|while seeds were shown/],
    [
      'another seed than was promised',
      ({ entries }) => (Object(entries[7].body['shown'])['seed'] = 'brie'),
      /not the one it promised/,
    ],
    ['a promised seed passed over', ({ entries }) => delete entries[7].body['shown'], /a promised seed is missing/],
    [
      'somebody else taking the seat meanwhile',
      ({ entries }) => entries.splice(6, 0, structuredClone(entries[3])),
      /while seeds were shown/,
    ],
    [
      'a start called off for the one who showed',
      ({ entries }) =>
        entries.splice(7, 0, { ...entries[5], body: { kind: 'called-off', seats: [entries[6].body['seat']] } }),
      /for no reason/,
    ],
  ]
  for (const [what, forge, why] of forgeries) {
    const copy = structuredClone(log)
    forge(copy)
    const forged = relinked(copy)
    assert.throws(() => verifyLog(castle, forged), why, what)
    if (hasPython) assert.match(python(forged), why, what)
  }
})

function relinked(log: Log): Log {
  let hash = hashOf(['mousekeep chain', log.table, log.seed])
  const entries = log.entries.map(({ actionId, ask, body, at }, seq) => {
    hash = hashOf([hash, log.table, seq, actionId, ask, body, at])
    return { seq, actionId, ask, body, at, hash }
  })
  return { ...log, entries }
}
