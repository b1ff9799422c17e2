import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { Limit } from '../faults/limit.ts'
import { shootFrames } from '../faults/frames.ts'
import { holdClock } from '../support/held-clock.ts'
import { Player } from '../support/player.ts'
import { playOn, serve, twoAtTable } from '../support/running.ts'

/** The status of a refused handshake, or 101. */
function knock(port: number, headers: Record<string, string>, path = '/live'): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers })
    socket.on('error', () => undefined)
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('open', () => {
      socket.close()
      resolve(101)
    })
  })
}

function closeCode(socket: WebSocket): Promise<number> {
  socket.on('error', () => undefined)
  return new Promise((resolve) => socket.on('close', resolve))
}

test('foreign origins, missing and forged sessions never get a socket (promise 18)', async (context) => {
  const { port } = await serve(context)
  const { cookie, origin } = await Player.arrive(port, 'Ann')
  assert.equal(await knock(port, { cookie, origin }), 101)
  const foreign = [
    'null',
    'http://evil.example',
    `${origin}.evil.example`,
    `http://evil.example/${origin}`,
    `http://evil127.0.0.1:${port}`,
    `http://127.0.0.1:${port + 1}`,
    `http://127.0.0.1`,
    `ftp://127.0.0.1:${port}`,
    `${origin}/`,
    `${origin} `.toUpperCase(),
  ]
  for (const each of foreign) assert.equal(await knock(port, { cookie, origin: each }), 403, each)
  assert.equal(await knock(port, { cookie }), 403)
  assert.equal(await knock(port, { origin }), 401)
  const [name, token] = cookie.split('=')
  for (let i = 0; i < 100; i++) {
    const at = i % token.length
    const forged = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
    assert.equal(await knock(port, { origin, cookie: `${name}=${forged}` }), 401)
  }
  for (const value of ['', token.slice(1), `${token}A`, 'x'.repeat(5000)]) {
    assert.equal(await knock(port, { origin, cookie: `${name}=${value}` }), 401)
  }
  assert.equal(await knock(port, { cookie, origin }, '/other'), 404)
})

test('who logs out is gone at once (promise 18)', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  const socket = ann.socket()
  const closed = closeCode(socket)
  await new Promise((resolve) => socket.on('open', resolve))
  await ann.post('/api/logout', {})
  assert.equal(await closed, 4401)
  assert.equal(await knock(port, { cookie: ann.cookie, origin: ann.origin }), 401)
})

test('large, binary and endless frames close their own socket only (promises 15, 16)', async (context) => {
  const { port } = await serve(context)
  const { one, two, ann } = await twoAtTable(context, port)
  const attacks: [number, (socket: WebSocket) => void][] = [
    [1009, (socket) => socket.send('x'.repeat(16_385))],
    [1003, (socket) => socket.send(randomBytes(10))],
    [
      1008,
      (socket) => {
        for (let i = 0; i < 40; i++) socket.send('x', { fin: false })
      },
    ],
  ]
  for (const [code, attack] of attacks) {
    const socket = ann.socket()
    const closed = closeCode(socket)
    await new Promise((resolve) => socket.on('open', resolve))
    attack(socket)
    assert.equal(await closed, code)
  }
  await playOn([one, two], 1)
})

test('twenty faults within a minute close the socket, and one every few seconds does not (promise 19)', async (context) => {
  const clock = holdClock(context)
  const { port } = await serve(context, { RATE_FACTOR: '1' })
  const { cookie, origin } = await Player.arrive(port, 'Ann')
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers: { cookie, origin } })
  const closed = closeCode(socket)
  await once(socket, 'open')
  const heard: string[] = []
  socket.on('message', (data) => {
    if (Buffer.isBuffer(data)) heard.push(data.toString())
  })
  /** So many faults are answered, and the socket still is: a fault that closes it is answered too. */
  const afterFaults = async (count: number): Promise<void> => {
    const pongs = (): number => heard.filter((text) => text.includes('"pong"')).length
    const before = pongs()
    socket.send('{"type":"ping"}')
    while (pongs() === before && socket.readyState === WebSocket.OPEN) await sleep(10)
    assert.equal(heard.filter((text) => text.includes('BAD_JSON')).length, count)
    assert.ok(pongs() > before, `open after ${count} faults`)
  }
  for (let i = 0; i < 19; i++) socket.send('{')
  await afterFaults(19)
  // A twentieth of a minute, and one of them is forgotten.
  clock.forward(3100)
  socket.send('{')
  await afterFaults(20)
  socket.send('{')
  assert.equal(await closed, 4400)
})

test('no frame crashes the server or changes a table (promise 15)', async (context) => {
  const { port } = await serve(context, { RATE_FACTOR: '1000000' })
  const { one, two, ann, table } = await twoAtTable(context, port)
  const eve = await Player.arrive(port, 'Eve')
  const watched = await eve.follow(table)
  context.after(() => watched.close())
  for (const player of [eve, ann]) {
    const { bugs, isUnchanged } = await shootFrames(player, watched, table, new Limit(5000))
    assert.deepEqual([bugs, isUnchanged], [0, true])
  }
  assert.equal(Object(await ann.get('/healthz')).ok, true)
  await playOn([one, two], 0)
})

test('a flood is held off before anything is read, and hurts the flooder only (promise 19)', async (context) => {
  const { port } = await serve(context, { RATE_FACTOR: '1' })
  const { one, two, table } = await twoAtTable(context, port)
  const eve = (await Player.arrive(port, 'Eve')).socket()
  const closed = closeCode(eve)
  await new Promise((resolve) => eve.on('open', resolve))
  eve.send(JSON.stringify({ type: 'hello', protocol: 2, table, seen: null }))
  for (let i = 0; i < 2000; i++) eve.send('{"type":"ping"}')
  assert.equal(await closed, 1008)
  await playOn([one, two], 0)
})

test('who knocks without end is not let in, be it with the right cookie (promise 19)', async (context) => {
  const { port } = await serve(context, { RATE_FACTOR: '1' })
  const { cookie, origin } = await Player.arrive(port, 'Eve')
  const answers: number[] = []
  for (let i = 0; i < 140 && answers.at(-1) !== 429; i++)
    answers.push(await knock(port, { origin, cookie: `${cookie}x` }))
  assert.ok(answers.length > 100)
  assert.deepEqual([answers[0], answers.at(-1)], [401, 429])
  assert.equal(await knock(port, { origin, cookie }), 429)
})

test('what cannot be read at all is refused in words too', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  const json = 'application/json'
  for (const [status, path, type, body] of [
    [400, '/api/tables', json, '{'],
    [400, '/api/tables', json, ''],
    [400, '/api/tables', json, '{"game":"castle","__proto__":{}}'],
    [413, '/api/tables', json, JSON.stringify('x'.repeat(20_000))],
    [415, '/api/tables', 'application/x-www-form-urlencoded', 'game=castle'],
    [400, '/api/tables/%E0%A4%A/story', json, '{}'],
  ] as const) {
    const response = await fetch(`${ann.origin}${path}`, {
      method: 'POST',
      headers: { origin: ann.origin, cookie: ann.cookie, 'content-type': type },
      body,
    })
    const { code, message } = Object(await response.json())
    assert.deepEqual([response.status, code], [status, 'BAD_SHAPE'], `${path} ${body.slice(0, 40)}`)
    assert.ok(typeof message === 'string' && message.length > 10, path)
  }
})

test('pages carry the headers, changes need our own origin, names are what they seem', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  const { headers } = await fetch(`${ann.origin}/healthz`)
  assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*require-trusted-types-for 'script'/)
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
  const foreign = await fetch(`${ann.origin}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: ann.cookie, origin: 'http://evil.example' },
    body: '{"game":"castle"}',
  })
  assert.equal(foreign.status, 403)
  for (const name of ['', 'x', 'x'.repeat(25), 'An\u202en', 'A\u200bnn', 'A\u0000nn', 7, null]) {
    assert.equal((await ann.post('/api/guest', { name }))['code'], 'BAD_SHAPE', String(name))
  }
  assert.equal((await ann.post('/api/tables', { game: 'chess' }))['code'], 'BAD_SHAPE')
  assert.equal((await ann.post('/api/tables', { game: 'castle', options: { players: 9 } }))['code'], 'BAD_SHAPE')
  assert.match(await (await fetch(`${ann.origin}/metrics`)).text(), /mousekeep_sockets \d/)
})
