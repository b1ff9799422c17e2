import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import { temporaryFolder } from '../support/folder.ts'
import { Player } from '../support/player.ts'
import { playOn, serve, twoAtTable } from '../support/running.ts'

const PASSWORD = 'correct horse battery'

async function sessionsOf(player: Player): Promise<Record<string, unknown>[]> {
  return Object(await player.get('/api/sessions')).sessions
}

test('a guest becomes an account in the middle of a game, with sockets open, and keeps the seat (promise 13)', async (context) => {
  const { port } = await serve(context)
  const { one, two, ann, table } = await twoAtTable(context, port)
  await playOn([one, two], 0)
  const guest = ann.cookie
  const signed = await ann.post('/api/account', { name: 'Anna', password: PASSWORD })
  assert.deepEqual(signed, { person: ann.person, name: 'Anna', guest: false })
  assert.notEqual(ann.cookie, guest)
  assert.deepEqual((await ann.get('/api/me'))['guest'], false)
  for (let i = 1; i < 12; i++) await playOn([one, two], i)
  assert.deepEqual(one.latest.mine, [0])
  await two.until(() => two.latest.table.seats[0].holder?.name === 'Anna')
  // The token of the guest is worth nothing any more.
  const old = ann.at(port)
  old.cookie = guest
  assert.equal((await old.get('/api/me'))['code'], 'AUTH_EXPIRED')
  // On another device.
  const phone = await Player.arrive(port, 'Phone')
  assert.equal((await phone.post('/api/login', { name: 'ANNA', password: PASSWORD }))['person'], ann.person)
  assert.match(JSON.stringify(await phone.get('/api/tables')), new RegExp(`"id":"${table}".*"seats":\\[0\\]`))
  const there = await phone.follow(table)
  context.after(() => there.close())
  assert.deepEqual(there.latest.mine, [0])
  await playOn([there, two], 3)
})

test('a guest that signs in brings its seats and tables along to the account (promise 13)', async (context) => {
  const { port } = await serve(context)
  const owner = await Player.arrive(port, 'Owner')
  const { person } = await owner.post('/api/account', { name: 'Carla', password: PASSWORD })
  const { one, two, ann, table } = await twoAtTable(context, port)
  for (let i = 0; i < 4; i++) await playOn([one, two], i)
  const { hash } = one.latest
  assert.equal((await ann.post('/api/login', { name: 'Carla', password: PASSWORD }))['person'], person)
  await one.until(() => one.latest.table.seats[0].holder?.person === person && one.latest.mine.length === 1)
  assert.notEqual(one.latest.hash, hash)
  assert.equal(one.latest.table.host, person)
  for (let i = 0; i < 6; i++) await playOn([one, two], i)
  assert.match(JSON.stringify(await owner.get('/api/tables')), new RegExp(table))
  assert.equal(two.latest.table.seats[0].holder?.name, 'Carla')
})

test('wrong passwords and unknown names are answered alike; too many are held off', async (context) => {
  const { port } = await serve(context, { RATE_FACTOR: '1' })
  const ann = await Player.arrive(port, 'Ann')
  await ann.post('/api/account', { name: 'Anna', password: PASSWORD })
  const eve = await Player.arrive(port, 'Eve')
  const wrong = await eve.post('/api/login', { name: 'Anna', password: 'wrong password' })
  assert.deepEqual(wrong, { code: 'WRONG_LOGIN' })
  assert.deepEqual(await eve.post('/api/login', { name: 'Nobody', password: 'wrong password' }), wrong)
  const codes: unknown[] = []
  for (let i = 0; i < 12; i++)
    codes.push((await eve.post('/api/login', { name: 'Anna', password: `guess ${i}` }))['code'])
  assert.equal(codes[0], 'WRONG_LOGIN')
  assert.equal(codes.at(-1), 'RATE_LIMITED')
  // By then not even the right one helps, and the honest session is not touched.
  assert.equal((await eve.post('/api/login', { name: 'Anna', password: PASSWORD }))['code'], 'RATE_LIMITED')
  assert.equal((await ann.get('/api/me'))['name'], 'Anna')
})

test('a name is one account’s, with all that look like it, and no guest’s', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  await ann.post('/api/account', { name: 'Paul', password: PASSWORD })
  const bob = await Player.arrive(port, 'Bob')
  for (const name of ['Paul', 'PAUL', 'Pau1', 'P.A.U.L', 'Pául']) {
    assert.equal((await bob.post('/api/account', { name, password: PASSWORD }))['code'], 'NAME_TAKEN', name)
    assert.equal((await bob.post('/api/guest', { name }))['code'], 'NAME_TAKEN', name)
    assert.equal((await bob.post('/api/me/name', { name }))['code'], 'NAME_TAKEN', name)
  }
  assert.equal((await bob.get('/api/me'))['guest'], true)
  assert.equal((await ann.post('/api/account', { name: 'Other', password: PASSWORD }))['code'], 'HAS_ACCOUNT')
  assert.equal((await ann.post('/api/me/name', { name: 'PAUL' }))['name'], 'PAUL')
  await bob.post('/api/account', { name: 'Robert', password: PASSWORD })
  assert.equal((await bob.post('/api/me/name', { name: 'paul' }))['code'], 'NAME_TAKEN')
  assert.equal((await bob.post('/api/me/name', { name: 'Bobby' }))['name'], 'Bobby')
  assert.equal((await ann.post('/api/login', { name: 'Bobby', password: PASSWORD }))['person'], bob.person)
  const many = await Promise.all(
    Array.from({ length: 6 }, async (_, i) => {
      const rival = await Player.arrive(port, `Rival ${i}`)
      return (await rival.post('/api/account', { name: 'Winner', password: PASSWORD }))['code'] ?? 'ok'
    }),
  )
  assert.equal(many.filter((code) => code === 'ok').length, 1)
})

test('bad passwords are refused in words, and are never said back', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  for (const password of ['short', 'aaaaaaaaaaaa', 'x'.repeat(129), '\uD800abcdefgh', 12345678, null, 'Annabella']) {
    const answer = await ann.post('/api/account', { name: 'Annabella', password })
    assert.equal(answer['code'], 'BAD_SHAPE')
    assert.match(String(answer['message']), /password/)
    assert.ok(typeof password !== 'string' || !String(answer['message']).includes(password))
  }
  assert.equal((await ann.get('/api/me'))['guest'], true)
})

test('sessions are listed and revoked; a new password ends the others (promise 18)', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  await ann.post('/api/account', { name: 'Anna', password: PASSWORD })
  const devices = await Promise.all(
    [1, 2, 3].map(async (i) => {
      const device = await Player.arrive(port, `Device ${i}`)
      await device.post('/api/login', { name: 'Anna', password: PASSWORD })
      return device
    }),
  )
  assert.equal((await sessionsOf(ann)).length, 4)
  assert.equal((await sessionsOf(ann)).filter((session) => session['current']).length, 1)
  const first = (await sessionsOf(devices[0])).find((session) => session['current'])
  const socket = devices[0].socket()
  const closed = new Promise((resolve) => socket.on('close', resolve))
  await new Promise((resolve) => socket.on('open', resolve))
  const revoke = `/api/sessions/${String(first?.['id'])}`
  const eve = await Player.arrive(port, 'Eve')
  assert.equal((await eve.ask('DELETE', revoke, {}))['code'], 'FORBIDDEN')
  assert.deepEqual(await ann.ask('DELETE', revoke, {}), { ok: true })
  assert.equal(await closed, 4401)
  assert.equal((await devices[0].get('/api/me'))['code'], 'AUTH_EXPIRED')
  const change = { password: 'not the password', next: 'another password' }
  assert.equal((await devices[1].post('/api/account/password', change))['code'], 'WRONG_LOGIN')
  assert.equal((await ann.get('/api/me'))['name'], 'Anna')
  await devices[1].post('/api/account/password', { ...change, password: PASSWORD })
  assert.equal((await devices[1].get('/api/me'))['name'], 'Anna')
  for (const player of [ann, devices[2]]) assert.equal((await player.get('/api/me'))['code'], 'AUTH_EXPIRED')
  assert.equal((await ann.post('/api/login', { name: 'Anna', password: PASSWORD }))['code'], 'WRONG_LOGIN')
  assert.equal((await ann.post('/api/login', { name: 'Anna', password: 'another password' }))['name'], 'Anna')
})

test('neither tokens nor passwords are in the store', async (context) => {
  const folder = temporaryFolder()
  const running = await serve(context, { DATA_DIR: folder })
  const ann = await Player.arrive(running.port, 'Ann')
  await ann.post('/api/account', { name: 'Anna', password: PASSWORD })
  await running.close()
  const store = await SqliteStore.start(folder)
  const account = await store.people.accountOf(ann.person)
  const sessions = await store.people.sessions(ann.person)
  await store.close()
  assert.match(account?.secret ?? '', /^argon2id\$19456\$2\$1\$/)
  const bytes = readdirSync(folder)
    .map((file) => readFileSync(`${folder}/${file}`, 'latin1'))
    .join('')
  assert.ok(bytes.includes(sessions[0].tokenHash))
  for (const secret of [PASSWORD, ann.cookie.split('=')[1]]) assert.ok(!bytes.includes(secret))
})

test('behind TLS the cookie is for this host and this protocol only', async (context) => {
  const { port } = await serve(context, { PUBLIC_ORIGIN: 'https://mice.example' })
  const response = await fetch(`http://127.0.0.1:${port}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://mice.example' },
    body: '{"name":"Ann"}',
  })
  const cookie = response.headers.get('set-cookie') ?? ''
  assert.match(cookie, /^__Host-mousekeep=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/)
  assert.match(response.headers.get('strict-transport-security') ?? '', /max-age=31536000/)
})

test('many sign up in the middle of a game: no seat is lost (promise 13)', async (context) => {
  const { port } = await serve(context)
  const ROUNDS = Number(process.env['SIGN_INS'] ?? 10)
  for (let round = 0; round < ROUNDS; round++) {
    const { one, two, ann, bob } = await twoAtTable(context, port)
    const signing = [
      ann.post('/api/account', { name: `Anna ${round} a`, password: PASSWORD }),
      bob.post('/api/account', { name: `Boris ${round} b`, password: PASSWORD }),
    ]
    for (let i = 0; i < 4; i++) await playOn([one, two], i)
    for (const signed of await Promise.all(signing)) assert.equal(signed['guest'], false)
    for (let i = 0; i < 4; i++) await playOn([one, two], i)
    assert.deepEqual([one.latest.mine, two.latest.mine], [[0], [1]])
    one.close()
    two.close()
    await sleep(0)
  }
})
