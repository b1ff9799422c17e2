import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reply } from '@mousekeep/protocol'
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import { temporaryFolder } from '../support/folder.ts'
import { Player } from '../support/player.ts'
import { serve } from '../support/running.ts'

const PASSWORD = 'correct horse battery'
const codeOf = (reply: Reply): string => (reply.ok ? 'ok' : reply.refused.code)

test('no two people at a table have names that are taken for each other (promise 39)', async (context) => {
  const { port } = await serve(context)
  const [ann, twin, bob] = [
    await Player.arrive(port, 'Paul'),
    await Player.arrive(port, 'PAU1'),
    await Player.arrive(port, 'Bob'),
  ]
  const table = await ann.open({ players: 3 })
  const seated = await Promise.all([ann, twin, bob].map((each) => each.follow(table)))
  context.after(() => seated.forEach((each) => each.close()))
  const [one, two, three] = seated
  assert.equal(codeOf(await one.send({ type: 'claim', seat: 0, seed: '' }, 0)), 'ok')
  await Promise.all(seated.map((each) => each.reach(1)))
  assert.equal(codeOf(await two.send({ type: 'claim', seat: 1, seed: '' })), 'NAME_TAKEN')
  assert.equal(codeOf(await one.send({ type: 'claim', seat: 1, seed: '' })), 'ok', 'one person may hold two')
  await three.reach(2)
  assert.equal(codeOf(await three.send({ type: 'claim', seat: 2, seed: '' })), 'ok')
  assert.equal((await bob.post('/api/me/name', { name: 'Рaul'.replace('Р', 'P') }))['code'], 'NAME_TAKEN')
  assert.equal((await bob.post('/api/me/name', { name: 'Robert' }))['name'], 'Robert')
  assert.equal((await twin.post('/api/me/name', { name: 'Polly' }))['name'], 'Polly')
})

test('nor by signing up, by signing in or by a seat that was lent (promise 39)', async (context) => {
  const { port } = await serve(context)
  const [ann, twin, eve] = [
    await Player.arrive(port, 'Paul'),
    await Player.arrive(port, 'PAU1'),
    await Player.arrive(port, 'Eve'),
  ]
  const table = await ann.open({ players: 3 })
  const [one, two, three] = await Promise.all([ann, eve, twin].map((each) => each.follow(table)))
  context.after(() => [one, two, three].forEach((each) => each.close()))
  assert.equal(codeOf(await one.send({ type: 'access', join: 'anyone', watch: 'anyone' }, 0)), 'ok')
  for (const [i, each] of [one, two].entries()) {
    await each.reach(i + 1)
    assert.equal(codeOf(await each.send({ type: 'claim', seat: i, seed: '' })), 'ok')
  }
  const other = await Player.arrive(port, 'Other')
  assert.equal((await eve.post('/api/account', { name: 'Paul', password: PASSWORD }))['code'], 'NAME_TAKEN')
  assert.equal((await eve.get('/api/me'))['guest'], true, 'nothing has changed')
  assert.equal((await other.post('/api/account', { name: 'Paul', password: PASSWORD }))['name'], 'Paul')
  const login = { name: 'Paul', password: PASSWORD }
  assert.equal((await eve.post('/api/login', { ...login, password: 'not this one' }))['code'], 'WRONG_LOGIN')
  assert.equal((await eve.post('/api/login', login))['code'], 'NAME_AT_TABLE')
  assert.equal((await eve.get('/api/me'))['name'], 'Eve', 'nothing has changed')
  await two.reach(3)
  assert.equal(codeOf(await two.send({ type: 'lend', seat: 1, person: ann.person })), 'ok', 'one person may play two')
  const paul = await Player.arrive(port, 'Somebody')
  assert.equal((await paul.post('/api/login', login))['name'], 'Paul')
  await one.reach(4)
  assert.equal(codeOf(await one.send({ type: 'lend', seat: 1, person: null })), 'ok')
  await one.reach(5)
  assert.equal(codeOf(await one.send({ type: 'invite', name: 'Paul' })), 'ok')
  await two.reach(6)
  assert.equal(codeOf(await two.send({ type: 'lend', seat: 1, person: other.person })), 'NAME_TAKEN')
  // Whoever sits there as both may become one.
  const both = await Player.arrive(port, 'Both')
  const own = await both.open()
  const guest = await both.follow(own)
  assert.equal(codeOf(await guest.send({ type: 'claim', seat: 0, seed: '' }, 0)), 'ok')
  const account = await other.follow(own)
  await account.reach(1)
  assert.equal(codeOf(await account.send({ type: 'claim', seat: 1, seed: '' })), 'ok')
  guest.close()
  account.close()
  assert.equal((await both.post('/api/login', login))['name'], 'Paul')
})

test('nobody is called like whoever runs the server (promise 39)', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  for (const [path, body] of [
    ['guest', { name: 'Admin' }],
    ['account', { name: 'Mousekeep', password: PASSWORD }],
    ['me/name', { name: 'модератор' }],
  ] as const) {
    assert.equal((await ann.post(`/api/${path}`, body))['code'], 'NAME_TAKEN', path)
  }
  await ann.post('/api/account', { name: 'Anna', password: PASSWORD })
  assert.equal((await ann.post('/api/me/name', { name: 'Root' }))['code'], 'NAME_TAKEN')
})

/** Asks with the cookies given; what the browser is to keep is put to them. */
async function send(
  port: number,
  cookies: Map<string, string>,
  path: string,
  body: object,
  method = 'POST',
): Promise<number> {
  const origin = `http://127.0.0.1:${port}`
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { 'content-type': 'application/json', origin, cookie }
  const request = { method, headers, body: JSON.stringify(body) }
  const response = await fetch(`${origin}/api/${path}`, request)
  for (const each of response.headers.getSetCookie()) {
    const [name, value] = each.split(';')[0].split('=')
    cookies.set(name, value)
  }
  return response.status
}

test('a flood of wrong passwords does not lock out the browser that knows the right one (promise 39)', async (context) => {
  const { port } = await serve(context, { RATE_FACTOR: '1' })
  const [own, stranger] = [new Map<string, string>(), new Map<string, string>()]
  const right = { name: 'Anna', password: PASSWORD }
  assert.equal(await send(port, own, 'account', right), 200)
  assert.equal(await send(port, own, 'logout', {}), 200)
  const statuses = new Set<number>()
  for (let i = 0; i < 60; i++) statuses.add(await send(port, stranger, 'login', { ...right, password: `guess ${i}` }))
  assert.deepEqual(statuses, new Set([401, 429]))
  assert.equal(await send(port, stranger, 'login', right), 429)
  assert.equal(await send(port, own, 'login', right), 200)
  // A mark that was made up is none, and a known browser does not guess without end either.
  const forged = new Map([['mousekeep-known', String(own.get('mousekeep-known')).slice(0, -2) + 'AA']])
  assert.equal(await send(port, forged, 'login', right), 429)
  for (let i = 0; i < 10; i++) await send(port, own, 'login', { ...right, password: `guess ${i}` })
  assert.equal(await send(port, own, 'login', { ...right, password: 'one more guess' }), 429)
})

test('a browser forgets the account that was deleted there, and knows the others still (promise 29)', async (context) => {
  const { port } = await serve(context)
  const browser = new Map<string, string>()
  for (const name of ['Anna', 'Borka']) {
    assert.equal(await send(port, browser, 'account', { name, password: PASSWORD }), 200)
    assert.equal(await send(port, browser, 'logout', {}), 200)
  }
  const marks = (): number => String(browser.get('mousekeep-known')).split('~').filter(Boolean).length
  assert.equal(marks(), 2)
  for (const [left, name] of ['Borka', 'Anna'].entries()) {
    assert.equal(await send(port, browser, 'login', { name, password: PASSWORD }), 200)
    assert.equal(await send(port, browser, 'me', { password: PASSWORD }, 'DELETE'), 200)
    assert.equal(marks(), 1 - left)
  }
})

test('accounts are found after a change of what names are taken for (promise 39)', async (context) => {
  const folder = temporaryFolder()
  const first = await serve(context, { DATA_DIR: folder })
  const cookies = new Map<string, string>()
  assert.equal(await send(first.port, cookies, 'account', { name: 'Борис', password: PASSWORD }), 200)
  await first.close()
  const store = await SqliteStore.start(folder)
  const [{ person }] = await store.people.accountsAfter('', 5)
  assert.ok(await store.people.setSkeleton(person, 'what it was before'))
  await store.close()
  const second = await serve(context, { DATA_DIR: folder })
  assert.equal(await send(second.port, new Map(), 'login', { name: 'борис', password: PASSWORD }), 200)
})
