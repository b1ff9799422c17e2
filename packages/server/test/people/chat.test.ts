import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FromServer } from '@mousekeep/protocol'
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import { TableTalk } from '../../src/tables/showing/table-talk.ts'
import { temporaryFolder } from '../support/folder.ts'
import { Player, type Seated } from '../support/player.ts'
import { serve, twoAtTable } from '../support/running.ts'
import { opened } from '../support/stored.ts'

const heardBy = ({ heard }: Seated): string[] =>
  heard.flatMap((message) => (message.type === 'chat' ? [`${message.from.name}: ${message.text}`] : []))

const refusals = ({ heard }: Seated): Extract<FromServer, { type: 'refused' }>[] =>
  heard.filter((message) => message.type === 'refused')

test('what is said is heard once by everybody at the table, in order, as one clean line', async (context) => {
  const { port } = await serve(context)
  const { one, two, ann, table } = await twoAtTable(context, port)
  one.client.chat('Good luck!')
  await two.until(() => heardBy(two).length === 1)
  two.client.chat('  a\nb\u202Ec \u0000 ')
  await Promise.all([one, two].map((each) => each.until(() => heardBy(each).length === 2)))
  assert.deepEqual(heardBy(one), ['Ann: Good luck!', 'Bob: a b c'])
  assert.deepEqual(heardBy(one), heardBy(two))
  for (const [n, unseen] of [' \u200B ', '\u3164', '\u115F\u1160', '\u2800 \u2800', '\uFE0F'].entries()) {
    one.client.chat(unseen)
    await one.until(() => refusals(one).length > n)
    assert.deepEqual(refusals(one)[n], { type: 'refused', id: one.lastId, code: 'BAD_SHAPE', path: 'text' })
  }
  const { chat } = await ann.get(`/api/tables/${table}/chat`)
  assert.deepEqual(
    Object(chat).map(({ n, text }: { n: number; text: string }) => [n, text]),
    [
      [1, 'Good luck!'],
      [2, 'a b c'],
    ],
  )
})

test('what two say at once is heard also if news of the second comes first', async (context) => {
  const store = await SqliteStore.start(temporaryFolder())
  context.after(() => store.close())
  const { table } = await opened(store)
  for (const text of ['before', 'one', 'two', 'three']) {
    await store.talk.add(table.id, text, { person: 'ann', name: 'Ann', text, at: 1 })
  }
  const talk = new TableTalk(table.id, store)
  const heard: string[] = []
  for (const n of [3, 2, 4, 2, 3]) await talk.hear(n, ({ text }) => heard.push(text))
  assert.deepEqual(heard, ['two', 'three', 'one'])
})

test('who is muted is not heard, on no device and after coming back, until no longer muted', async (context) => {
  const { port } = await serve(context)
  const { one, two, ann, bob, table } = await twoAtTable(context, port)
  const tablet = await ann.follow(table)
  const eve = await (await Player.arrive(port, 'Eve')).follow(table)
  context.after(() => [tablet, eve].forEach((each) => each.close()))
  const told = eve.heard.length
  one.client.mute(bob.person, true)
  for (const each of [one, tablet]) {
    await each.until(() => each.heard.some((message) => message.type === 'mutes' && message.muted.length === 1))
  }
  two.client.chat('rude words')
  eve.client.chat('hello')
  for (const each of [one, tablet, two, eve]) await each.until(() => heardBy(each).includes('Eve: hello'))
  for (const each of [one, tablet]) assert.deepEqual(heardBy(each), ['Eve: hello'])
  assert.ok(
    eve.heard.slice(told).every(({ type }) => type === 'chat' || type === 'said'),
    'nobody else notices',
  )
  assert.ok(heardBy(eve).includes('Bob: rude words'))
  assert.ok(!JSON.stringify(await ann.get(`/api/tables/${table}/chat`)).includes('rude'))
  const back = await ann.follow(table)
  context.after(() => back.close())
  assert.ok(back.heard.some((message) => message.type === 'welcome' && message.muted[0] === bob.person))
  two.client.chat('more')
  await eve.until(() => heardBy(eve).includes('Bob: more'))
  assert.ok(!heardBy(back).includes('Bob: more'))
  one.client.mute(bob.person, false)
  await one.until(() => one.heard.some((message) => message.type === 'mutes' && message.muted.length === 0))
  two.client.chat('sorry')
  await one.until(() => heardBy(one).includes('Bob: sorry'))
  one.client.mute(ann.person, true)
  one.client.mute('no-such-person', true)
  await one.until(() => refusals(one).filter(({ code }) => code === 'FORBIDDEN').length === 2)
})

test('who is muted as a guest is not heard after signing in either', async (context) => {
  const { port } = await serve(context)
  const account = { name: 'Bobby', password: 'correct horse battery' }
  await (await Player.arrive(port, 'Owner')).post('/api/account', account)
  const { one, two, bob, table } = await twoAtTable(context, port)
  const eve = await (await Player.arrive(port, 'Eve')).follow(table)
  context.after(() => eve.close())
  one.client.mute(bob.person, true)
  await one.until(() => one.heard.some((message) => message.type === 'mutes'))
  const { person } = await bob.post('/api/login', account)
  await one.until(() => one.heard.some((message) => message.type === 'mutes' && message.muted.join() === person))
  await two.until(() => two.client.isConnected && two.latest.table.seats[1].holder?.person === person)
  two.client.chat('rude words')
  eve.client.chat('hello')
  for (const each of [one, eve]) await each.until(() => heardBy(each).includes('Eve: hello'))
  assert.ok(heardBy(eve).includes('Bobby: rude words'))
  assert.deepEqual(heardBy(one), ['Eve: hello'])
})

test('a report keeps the message for the operator, once a person', async (context) => {
  const folder = temporaryFolder()
  const running = await serve(context, { DATA_DIR: folder })
  const { one, two, ann, bob, table } = await twoAtTable(context, running.port)
  two.client.chat('something bad')
  await one.until(() => heardBy(one).length === 1)
  for (let i = 0; i < 2; i++) one.client.report(1, 'rude')
  await one.until(() => one.heard.filter((message) => message.type === 'reported').length === 2)
  two.client.report(1, 'my own')
  two.client.report(99, 'no such')
  await two.until(() => refusals(two).length === 2)
  await running.close()
  const store = await SqliteStore.start(folder)
  const reports = await store.talk.reports(10)
  await store.close()
  assert.equal(reports.length, 1)
  const said = { author: bob.person, authorName: 'Bob', text: 'something bad' }
  assert.deepEqual(reports[0], { table, n: 1, reporter: ann.person, ...said, reason: 'rude', at: reports[0].at })
})

test('too much talk is refused, whatever the number of tabs; the game goes on', async (context) => {
  const { port } = await serve(context, { RATE_FACTOR: '1' })
  const { one, two, ann, table } = await twoAtTable(context, port)
  const tab = await ann.follow(table)
  context.after(() => tab.close())
  for (let i = 0; i < 10; i++) (i % 2 === 0 ? one : tab).client.chat(`message ${i}`)
  // Each is heard or refused.
  await two.until(() => heardBy(two).length + refusals(one).length + refusals(tab).length === 10)
  assert.ok(heardBy(two).length >= 6 && heardBy(two).length < 10)
  assert.ok(refusals(one).every(({ code, wait }) => code === 'RATE_LIMITED' && (wait ?? 0) > 0))
  const turn = one.choice(0) === null ? two : one
  assert.ok((await turn.send({ type: 'act', ...(turn.choice(0) ?? { seat: 0, action: { do: '' } }) })).ok)
})
