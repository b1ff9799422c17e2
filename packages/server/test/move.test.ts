import assert from 'node:assert/strict'
import { test } from 'node:test'
import { castle, type Castle } from '@mousekeep/castle'
import { legal, Match, readMatchRecord } from '@mousekeep/engine'
import { verifyLog } from '@mousekeep/tables'
import { Player } from './support/player.ts'
import { playOn, serve, twoAtTable } from './support/running.ts'

/** A game of Castle as somebody played it on a device, so many plays far. */
function played(plays: number): Match<Castle> {
  const match = new Match(castle, { seed: 'on a device', options: { players: 2 } })
  for (let i = 0; i < plays; i++) {
    const able = legal(castle, match.state)
    assert.ok(match.play(able[(i * 7) % able.length]).ok)
  }
  return match
}

test('a game of a device goes on at a table, which says how much was played before', async (context) => {
  const { port } = await serve(context)
  const local = played(20)
  const [ann, bob] = [await Player.arrive(port, 'Ann'), await Player.arrive(port, 'Bob')]
  const table = String((await ann.post('/api/tables/move', { game: 'castle', record: local.record }))['id'])
  const [one, two] = [await ann.follow(table), await bob.follow(table)]
  context.after(() => [one, two].forEach((client) => client.close()))
  assert.equal(one.latest.table.earlier, 20)
  await one.send({ type: 'claim', seat: 0, seed: 'a' }, 0)
  await two.reach(1)
  await two.send({ type: 'claim', seat: 1, seed: 'b' }, 1)
  await one.reach(2)
  await one.send({ type: 'start' }, 2)
  await Promise.all([one.reach(3), two.reach(3)])
  assert.deepEqual(one.latest.looks[0].view, castle.view(local.state, 0))
  assert.equal(one.latest.table.plays, 20)
  const story = Object(await bob.get(`/api/tables/${table}/story`))
  assert.equal(story.earlier.length, 20)
  const told = story.earlier.flatMap((play: { seen: { events: object[] }[] }) => play.seen[0].events)
  const first = story.steps.at(-1).seen[0].events
  assert.deepEqual([...first, ...told], local.seen(1))

  await playOn([one, two], 3)
  assert.equal(one.latest.table.plays, 21)
  assert.deepEqual(await bob.get(`/api/tables/${table}/record`), { code: 'FORBIDDEN' })
  await one.send({ type: 'rollback', plays: 5 })
  await two.reach(one.latest.seq)
  await two.send({ type: 'answer', agree: true })
  await one.until(() => one.latest.table.plays === 5)
  assert.equal(one.latest.table.earlier, 5)
  const looks = Object(await ann.get(`/api/tables/${table}/look/2`)).looks
  assert.deepEqual(looks[0].view, castle.view(played(2).state, 0))

  await playOn([one, two], 1)
  await one.send({ type: 'archive' })
  await two.reach(one.latest.seq)
  await two.send({ type: 'ballot', agree: true })
  await one.until(() => one.latest.table.archived)
  const { record } = Object(await bob.get(`/api/tables/${table}/record`))
  const again = Match.replay(castle, readMatchRecord(castle, record))
  assert.deepEqual(castle.view(again.state, 1), two.latest.looks[0].view)
  const log = Object(await bob.get(`/api/tables/${table}/log`))
  const { earlier, plays, hash } = verifyLog(castle, log)
  assert.deepEqual([earlier, plays, hash], [5, 6, two.latest.hash])
  log.entries[0].body.from.start.seed = 'another device'
  assert.throws(() => verifyLog(castle, log), /entry 0 is not what was written/)
})

test('what the rules do not allow is not moved, with words; nor is what is malformed or too deep', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  const { record } = played(3)
  const illegal = { ...record, entries: [{ play: { do: 'end' } }] }
  const deep = JSON.parse('['.repeat(500) + ']'.repeat(500))
  for (const bad of [illegal, { ...record, version: 99 }, { ...record, game: 'chess' }, {}, null, 7]) {
    const answer = await ann.post('/api/tables/move', { game: 'castle', record: bad })
    assert.equal(answer['code'], 'BAD_SHAPE')
    assert.match(String(answer['message']), /record|save|entry|entries/)
  }
  const answer = await ann.post('/api/tables/move', { game: 'castle', record: { ...record, start: { options: deep } } })
  assert.match(String(answer['message']), /deep/)
  assert.deepEqual(await ann.get('/api/tables'), { tables: [], next: null })
})

test('the story of a table is told to those who may see it, as they saw it', async (context) => {
  const { port } = await serve(context)
  const { one, two, table, ann, bob } = await twoAtTable(context, port)
  for (let i = 0; i < 8; i++) await playOn([one, two], i)
  const story = Object(await ann.get(`/api/tables/${table}/story`))
  assert.equal(story.seq, one.latest.seq)
  assert.equal(story.hash, one.latest.hash)
  assert.deepEqual(story.steps.map(({ entry }: { entry: { kind: string } }) => entry.kind).slice(0, 4), [
    'opened',
    'claimed',
    'claimed',
    'started',
  ])
  assert.equal(story.steps.at(-1).plays, 8)
  assert.equal(Object(await bob.get(`/api/tables/${table}/look/8`)).looks.length, 1)
  assert.deepEqual(await bob.get(`/api/tables/${table}/look/9`), { code: 'FORBIDDEN' })
  const eve = await Player.arrive(port, 'Eve')
  await one.send({ type: 'access', join: 'invited', watch: 'nobody' })
  for (const part of ['story', 'look/0', 'record']) {
    assert.deepEqual(await eve.get(`/api/tables/${table}/${part}`), { code: 'FORBIDDEN' })
  }
  assert.deepEqual(await eve.get('/api/tables/no-such-table/story'), { code: 'FORBIDDEN' })
})
