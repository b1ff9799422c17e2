import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mystics } from '@mousekeep/mystics'
import type { Reply } from '@mousekeep/protocol'
import { verifyChain } from '@mousekeep/tables'
import { chooseAll, followingAt, playToTheEnd } from '../support/chapter.ts'
import { Player, type Seated } from '../support/player.ts'
import { serve } from '../support/running.ts'

const codeOf = (reply: Reply): string => (reply.ok ? 'ok' : reply.refused.code)
const ON = (choices: readonly { readonly do: string }[]): number =>
  Math.max(
    0,
    choices.findIndex((each) => each.do === 'on'),
  )

async function campaignTable(player: Player, options: object): Promise<string> {
  const opened = await player.post('/api/tables', { game: 'mystics', options, kind: 'campaign' })
  return String(opened['id'])
}

async function sitDown(seated: Seated, seats: readonly number[]): Promise<void> {
  for (const seat of seats)
    assert.equal(codeOf(await seated.send({ type: 'claim', seat, seed: `cheese ${seat}` })), 'ok')
}

test('M23.3 M24.2 a lost chapter is asked about first; the next is opened by the server from the log alone (42)', async (context) => {
  const { port } = await serve(context)
  const [ann, bob] = [await Player.arrive(port, 'Ann'), await Player.arrive(port, 'Bob')]
  const table = await campaignTable(ann, { chapter: '1', players: 2 })
  const [one, two] = [await ann.follow(table), await bob.follow(table)]
  context.after(() => [one, two].forEach((each) => each.close()))
  assert.equal(one.latest.table.kind, 'campaign')
  assert.equal(one.latest.table.following, null)
  await sitDown(one, [0])
  await two.reach(1)
  await sitDown(two, [1])
  await one.reach(2)
  assert.equal(codeOf(await one.send({ type: 'start' })), 'ok')
  assert.equal(codeOf(await one.send({ type: 'onward', wish: {} })), 'WRONG_TIME')
  await playToTheEnd([one, two])
  assert.equal(one.latest.table.outcome?.result, 'lost')

  const [way] = followingAt(one).needs
  assert.deepEqual([way.rule, way.choices.map((each) => each.do)], ['M23.3', ['again', 'on']])
  assert.equal(followingAt(one).proposal, null)
  const [asked, other] = one.latest.mine.includes(way.seat) ? [one, two] : [two, one]
  assert.equal(codeOf(await other.send({ type: 'choose', seat: way.seat, choice: { do: 'on' } })), 'FORBIDDEN')
  assert.equal(codeOf(await other.send({ type: 'choose', seat: 1 - way.seat, choice: { do: 'on' } })), 'WRONG_TIME')
  assert.equal(codeOf(await asked.send({ type: 'choose', seat: way.seat, choice: { do: 'win' } })), 'UNKNOWN_ACTION')
  const keep = { do: 'keep', mouse: 'collin', card: 'collins-sword' }
  assert.equal(codeOf(await asked.send({ type: 'choose', seat: way.seat, choice: keep })), 'ILLEGAL_ACTION')
  assert.equal(codeOf(await asked.send({ type: 'onward', wish: {} })), 'WRONG_TIME')
  await chooseAll([one, two], ON)
  assert.deepEqual(followingAt(one).needs, [])
  assert.equal(Object(followingAt(one).proposal).chapter, '2')

  assert.equal(codeOf(await two.send({ type: 'onward', wish: { party: ['nobody'] } })), 'UNKNOWN_ACTION')
  assert.equal(codeOf(await two.send({ type: 'onward', wish: { flags: ['maggie'] } })), 'UNKNOWN_ACTION')
  assert.equal(codeOf(await two.send({ type: 'onward', wish: {} })), 'ok')
  await one.reach(two.latest.seq)
  const next = followingAt(one).table
  assert.ok(next !== null)
  const three = await ann.follow(next)
  context.after(() => three.close())
  const { campaign, options } = three.latest.table
  assert.equal(campaign?.from?.table, table)
  assert.equal(Object(options).strokes, 1)
  assert.deepEqual(campaign?.brought, false)

  const log = await ann.get(`/api/tables/${table}/log`)
  const verified = verifyChain(mystics, [log])
  assert.equal(verified.chapters[0].hash, one.latest.hash)
  assert.equal(Object(verified.chapters[0].told).leftBehind, true)
})

test('what only a campaign gives is refused from outside, unless the table is openly custom (42)', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  const carrying = { chapter: '2', flags: ['maggie'] }
  for (const given of [
    carrying,
    { chapter: '2', strokes: 1 },
    { chapter: '2', abilities: { collin: ['feint'] } },
    { chapter: '2', kept: { collin: 'ring-of-cat-strength' } },
  ]) {
    for (const kind of ['single', 'campaign']) {
      const { code } = await ann.post('/api/tables', { game: 'mystics', options: given, kind })
      assert.equal(code, 'CARRIED', JSON.stringify(given))
    }
  }
  assert.equal((await ann.post('/api/tables', { game: 'castle', kind: 'campaign' }))['code'], 'BAD_SHAPE')
  assert.equal((await ann.post('/api/tables', { game: 'mystics', kind: 'ours' }))['code'], 'BAD_SHAPE')
  const { id } = await ann.post('/api/tables', {
    game: 'mystics',
    options: { ...carrying, players: 1 },
    kind: 'custom',
  })
  const one = await ann.follow(String(id))
  context.after(() => one.close())
  assert.equal(one.latest.table.kind, 'custom')
  await sitDown(one, [0])
  assert.equal(codeOf(await one.send({ type: 'start' })), 'ok')
  await playToTheEnd([one])
  // It counts for no campaign: nothing follows, and played again it is what it was.
  assert.equal(one.latest.table.following, null)
  assert.equal(codeOf(await one.send({ type: 'onward', wish: {} })), 'WRONG_TIME')
  assert.equal(codeOf(await one.send({ type: 'rematch' })), 'ok')
  const again = await ann.follow(String(one.latest.table.rematch))
  context.after(() => again.close())
  assert.equal(again.latest.table.kind, 'custom')
})
