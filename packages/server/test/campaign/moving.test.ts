import assert from 'node:assert/strict'
import { test } from 'node:test'
import { legal, Match } from '@mousekeep/engine'
import { beginJourney, keepRecord, mystics, optionsOf, readJourney, seedOf, type Mystics } from '@mousekeep/mystics'
import { verifyChain } from '@mousekeep/tables'
import { chooseAll, followingAt, playToTheEnd } from '../support/chapter.ts'
import { Player } from '../support/player.ts'
import { serve } from '../support/running.ts'

/** A campaign on a device in the middle of its second chapter, with what it would have carried over. */
function onDevice(): { readonly between: object; readonly playing: object; readonly plays: number } {
  const campaign = { flags: ['maggie'], strokes: 1, abilities: {}, kept: {} }
  const between = { ...beginJourney({ seed: 'device', chapter: '2' }), campaign, attempt: 2 }
  const match = new Match<Mystics>(mystics, { seed: seedOf(between), options: optionsOf(between) })
  for (let i = 0; i < 20 && match.state.over === null; i++) {
    const list = legal(mystics, match.state)
    assert.ok(match.play(list[(i * 5) % list.length]).ok)
  }
  const playing = keepRecord(between, match.record)
  assert.ok(!('code' in playing))
  return { between, playing, plays: 20 }
}

test('a campaign from a device goes on with its past, says so for ever, and comes home (45)', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  const { playing, plays } = onDevice()
  const brought = await ann.post('/api/companies/bring', { name: 'Travellers', game: 'mystics', journey: playing })
  const id = String(brought['id'])
  const { table } = await ann.get(`/api/companies/${id}`)
  const one = await ann.follow(String(table))
  context.after(() => one.close())
  const { campaign, earlier, options } = one.latest.table
  assert.deepEqual([campaign?.brought, campaign?.company, earlier], [true, id, plays])
  assert.deepEqual(Object(options).flags, ['maggie'])
  // In the middle it is put away to be taken home, and goes on there.
  await one.send({ type: 'claim', seat: 0, seed: '' })
  await one.send({ type: 'start' })
  for (let i = 0; i < 6; i++) await one.send({ type: 'act', ...(one.choice(i) ?? { seat: 0, action: { do: '' } }) })
  assert.equal((await ann.get(`/api/companies/${id}/journey`))['code'], 'WRONG_TIME')
  await one.send({ type: 'archive' })
  const { journey } = await ann.get(`/api/companies/${id}/journey`)
  const home = readJourney(journey)
  assert.equal(home.stage, 'playing')
  assert.ok(home.record !== null)
  const again = Match.replay(mystics, home.record)
  assert.deepEqual(mystics.view(again.state, 'watcher'), one.latest.looks[0].view)
  // Brought once more, it goes on with all that was played.
  const back = await ann.post('/api/companies/bring', { name: 'Travellers', game: 'mystics', journey })
  assert.equal(typeof back['id'], 'string')
})

test('what was brought along stays so in every chapter after it, and its logs say it (42, 45)', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  const { between } = onDevice()
  const brought = await ann.post('/api/companies/bring', { name: 'Travellers', game: 'mystics', journey: between })
  const id = String(brought['id'])
  assert.equal((await ann.get(`/api/companies/${id}`))['table'], null)
  assert.equal(readJourney((await ann.get(`/api/companies/${id}/journey`))['journey']).stage, 'between')
  const { table } = await ann.post(`/api/companies/${id}/begin`, {})
  const one = await ann.follow(String(table))
  context.after(() => one.close())
  assert.deepEqual([one.latest.table.campaign?.brought, one.latest.table.earlier], [true, 0])
  await one.send({ type: 'claim', seat: 0, seed: '' })
  await one.send({ type: 'start' })
  await playToTheEnd([one])
  await chooseAll([one], (choices) =>
    Math.max(
      0,
      choices.findIndex((each) => each.do === 'on'),
    ),
  )
  assert.ok((await one.send({ type: 'onward', wish: {} })).ok)
  const next = await ann.follow(String(followingAt(one).table))
  context.after(() => next.close())
  assert.equal(next.latest.table.campaign?.brought, true)
  const { isBrought } = verifyChain(mystics, [await ann.get(`/api/tables/${String(table)}/log`)])
  assert.equal(isBrought, true)
  const home = readJourney((await ann.get(`/api/companies/${id}/journey`))['journey'])
  assert.deepEqual([home.chapter, home.chronicle.length, home.campaign.strokes], ['3', 1, 2])
})

test('what is no campaign, or cannot be, is refused in words (45)', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  const { between, playing } = onDevice()
  const record = structuredClone(Object(playing).record)
  record.entries[3] = { play: { do: 'end' } }
  for (const journey of [
    null,
    {},
    { ...between, stage: 'closed', chapter: null },
    { ...between, party: ['somebody'] },
    { ...between, campaign: { flags: [] } },
    { ...playing, record },
  ]) {
    const answer = await ann.post('/api/companies/bring', { name: 'Forgers', game: 'mystics', journey })
    assert.equal(answer['code'], 'BAD_SHAPE')
    assert.ok(String(answer['message']).length > 5)
  }
  // Also that which looked right at first has left nothing behind.
  assert.deepEqual((await ann.get('/api/companies'))['companies'], [])
})
