import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { test, type TestContext } from 'node:test'
import { WebSocket } from 'ws'
import { readProxies } from '../../src/address.ts'
import { gameOf } from '@mousekeep/games/all'
import { Identity } from '../../src/identity/identity.ts'
import { ChatDesk } from '../../src/live/chat-desk.ts'
import { SignDesk } from '../../src/live/sign-desk.ts'
import { Ink } from '../../src/live/ink.ts'
import { Live } from '../../src/live/live.ts'
import { Metrics } from '../../src/metrics.ts'
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import { Tables } from '../../src/tables/tables.ts'
import { Threads } from '../../src/threads.ts'
import { Whereabouts } from '../../src/whereabouts.ts'
import { temporaryFolder } from '../support/folder.ts'
import { Player } from '../support/player.ts'
import { RawSocket } from '../support/raw.ts'
import { serve, twoAtTable } from '../support/running.ts'

const onBug = (error: unknown): string => assert.fail(String(error))

async function atTable(context: TestContext, port: number): Promise<RawSocket> {
  const ann = await Player.arrive(port, 'Ann')
  const raw = await RawSocket.open(ann.socket())
  context.after(() => raw.close())
  await raw.hello(await ann.open())
  return raw
}

test('a command that has not the right shape is answered by its id (promise 37)', async (context) => {
  const { port } = await serve(context)
  const raw = await atTable(context, port)
  const refused = { type: 'refused', code: 'BAD_SHAPE' }
  for (const [message, path] of [
    [{ type: 'claim', id: randomUUID(), seq: 0, seat: 'first', seed: '' }, 'seat'],
    [{ type: 'claim', id: randomUUID(), seq: 0, seat: 0 }, 'message'],
    [{ type: 'fly', id: randomUUID(), seq: 0 }, 'type'],
    [{ type: 'chat', id: randomUUID(), text: ' \u200B ' }, 'text'],
  ] as const) {
    assert.deepEqual(await raw.ask(message), { ...refused, id: message.id, path })
  }
  const deep = { type: 'act', id: randomUUID(), seq: 0, seat: 0, action: JSON.parse('['.repeat(40) + ']'.repeat(40)) }
  assert.deepEqual(await raw.ask(deep), { ...refused, id: deep.id })
  // What has no id, or one that could be anything, is told without.
  for (const message of ['{"type":"fly"}', '{"type":"fly","id":7}', '{"type":"fly","id":"<b>"}', '{"id":']) {
    const before = raw.heard.length
    raw.say(message)
    await raw.until(() => raw.heard.length > before)
    assert.equal(raw.heard.at(-1)?.['type'], 'error')
  }
})

test('a command before hello is answered by its id (promise 37)', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  const raw = await RawSocket.open(ann.socket())
  context.after(() => raw.close())
  for (const message of [
    { type: 'start', id: 'before-hello-1', seq: 0 },
    { type: 'chat', id: 'before-hello-2', text: 'hello?' },
    { type: 'mute', id: 'before-hello-3', person: 'somebody-else', muted: true },
  ]) {
    assert.deepEqual(await raw.ask(message), { type: 'refused', id: message.id, code: 'FORBIDDEN' })
  }
})

test('what follows a second hello waits for it, and is meant for that table (promise 37)', async (context) => {
  const { port } = await serve(context)
  const { ann, table } = await twoAtTable(context, port)
  const raw = await RawSocket.open(ann.socket())
  context.after(() => raw.close())
  await raw.hello(table)
  for (let i = 0; i < 5; i++) {
    // No game goes on there yet, as there does at the table before.
    raw.say({ type: 'hello', protocol: 2, table: await ann.open({}), seen: null })
    const answer = await raw.ask({ type: 'undo', id: `after-hello-${i}`, seq: 0, seat: 0 })
    assert.equal(answer['code'], 'FORBIDDEN')
    await raw.hello(table)
  }
})

/** Somebody at a table through a real socket, and the store behind it, which can be made to fail. */
async function withStore(
  context: TestContext,
  ink = new Ink(1),
): Promise<{ readonly store: SqliteStore; readonly raw: RawSocket }> {
  const store = await SqliteStore.start(temporaryFolder())
  const [threads, metrics, server] = [new Threads(), new Metrics(), createServer()]
  const tables = new Tables(store, threads, { onBug, lettersOf: async () => [], onLetters: () => undefined })
  const identity = new Identity(store, false)
  const chat = new ChatDesk(store, metrics, 1)
  const signs = new SignDesk(store, metrics, 1)
  const door = { publicOrigin: null, proxies: readProxies(''), beatMs: 15_000, whereabouts: new Whereabouts() }
  const live = new Live(server, identity, door, { store, tables, metrics, rateFactor: 1, onBug, chat, signs, ink })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const person = await identity.newPerson('Ann')
  const [cookie] = (await identity.begin(person, { userAgent: undefined })).split(';')
  const { port } = Object(server.address())
  const origin = `http://127.0.0.1:${port}`
  const raw = await RawSocket.open(new WebSocket(`ws://127.0.0.1:${port}/live`, { origin, headers: { cookie } }))
  context.after(async () => {
    raw.close()
    live.close()
    tables.close()
    server.close()
    await threads.close()
    await store.close()
  })
  await raw.hello((await tables.open(person, gameOf('castle'), {})).id)
  return { store, raw }
}

test('whoever has written all that one may is told so by the id of the command, and when to come back (promise 35)', async (context) => {
  const { raw } = await withStore(context, new Ink(1, { atOnce: 3, aSecond: 0.01 }))
  const answers = []
  for (let seq = 0; seq < 4; seq++) {
    const watch = seq % 2 === 0 ? 'nobody' : 'anyone'
    answers.push(await raw.ask({ type: 'access', id: `access-number-${seq}`, seq, join: 'anyone', watch }))
  }
  const last = answers[3]
  assert.deepEqual(
    answers.map(({ type }) => type),
    ['ack', 'ack', 'ack', 'refused'],
  )
  assert.deepEqual([last['id'], last['code']], ['access-number-3', 'RATE_LIMITED'])
  assert.ok(Number(last['wait']) > 50_000)
})

test('while nothing can be stored every command is answered by its id, and comes about later (promise 37)', async (context) => {
  const { store, raw } = await withStore(context)
  await store.reopen(['query_only = 1'])
  const claim = { type: 'claim', id: 'the-first-of-all', seq: 0, seat: 0, seed: '' }
  const chat = { type: 'chat', id: 'some-more-words', text: 'hello' }
  for (const message of [claim, { ...claim, id: 'the-second-of-all' }, chat]) {
    assert.deepEqual(await raw.ask(message), { type: 'refused', id: message.id, code: 'READ_ONLY', wait: 1000 })
  }
  await store.reopen([])
  assert.deepEqual(await raw.ask(claim), { type: 'ack', id: claim.id, seq: 1 })
  assert.deepEqual(await raw.ask(chat), { type: 'said', id: chat.id, n: 1 })
})

test('chat is acknowledged and takes effect once, however often it is sent (promise 37)', async (context) => {
  const { port } = await serve(context)
  const raw = await atTable(context, port)
  const chat = { type: 'chat', id: 'said-once-only', text: ' Good  luck! ' }
  const first = await raw.ask(chat)
  assert.deepEqual(first, { type: 'said', id: chat.id, n: 1 })
  for (let i = 0; i < 3; i++) assert.deepEqual(await raw.ask(chat), first)
  assert.deepEqual(await raw.ask({ ...chat, text: 'Bad luck!' }), { type: 'refused', id: chat.id, code: 'ID_REUSED' })
  assert.deepEqual(await raw.ask({ type: 'chat', id: 'another-word', text: 'And you' }), {
    type: 'said',
    id: 'another-word',
    n: 2,
  })
  await raw.until(() => raw.heard.some(({ type, n }) => type === 'chat' && n === 2))
  assert.equal(raw.heard.filter(({ type }) => type === 'chat').length, 2)
})

test('muting is acknowledged (promise 37)', async (context) => {
  const { port } = await serve(context)
  const raw = await atTable(context, port)
  const eve = await Player.arrive(port, 'Eve')
  const mute = { type: 'mute', id: 'not-a-word-more', person: eve.person, muted: true }
  for (let i = 0; i < 2; i++) assert.deepEqual(await raw.ask(mute), { type: 'noted', id: mute.id })
})
