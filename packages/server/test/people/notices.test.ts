import assert from 'node:assert/strict'
import { createHmac, createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { get } from 'node:http'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { BadInput } from '@mousekeep/engine'
import { lookupPublic, Post } from '../../src/notices/post.ts'
import { isPublic } from '../../src/notices/public-address.ts'
import { encrypted } from '../../src/notices/web-push.ts'
import { temporaryFolder } from '../support/folder.ts'
import { Player, type Played, type Seated } from '../support/player.ts'
import { PushBrowser } from '../support/push-browser.ts'
import { Receiver, type Received } from '../support/receiver.ts'
import { serve, twoAtTable } from '../support/running.ts'

const NOTICES = { PRIVATE_HOOKS: '1', NOTICE_DELAY_MS: '0', NOTICE_RETRY_MS: '20' }

/** Plays until it is the other one's turn, which is then away. Gives the seat that is waited for. */
async function untilTurnOf(seat: number, here: Seated, away: Seated): Promise<void> {
  for (let i = 0; here.latest.table.turn !== seat || here.latest.table.plays < 2; i++) {
    const turn = here.choice(i) === null ? away : here
    const reply = await turn.send({ type: 'act', ...(turn.choice(i) ?? { seat: 0, action: { do: '' } }) })
    assert.ok(reply.ok)
    await Promise.all([here, away].map((each) => each.reach(reply.seq)))
  }
}

function checkVapid({ headers }: Received, key: string, audience: string): void {
  const [, token, given] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  assert.equal(given, key)
  const [head, claims, signature] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const data = Buffer.from(`${head}.${claims}`)
  const isSigned = verify(
    'sha256',
    data,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  assert.ok(isSigned)
  const { aud, exp } = Object(JSON.parse(Buffer.from(claims, 'base64url').toString()))
  assert.equal(aud, audience)
  assert.ok(exp > Date.now() / 1000 && exp < Date.now() / 1000 + 86_400)
}

test('a push message is written as the published example of RFC 8291 is', () => {
  const written = encrypted(
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    'When I grow up, I want to be a watermelon',
    {
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    },
  )
  assert.equal(
    written.toString('base64url'),
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

async function pushed(context: TestContext, env: Record<string, string> = {}, game: Played = 'castle') {
  const service = await Receiver.start(context)
  const running = await serve(context, { ...NOTICES, ...env })
  const pair = await twoAtTable(context, running.port, game)
  const browser = new PushBrowser(`${service.url}/push/bob`)
  assert.deepEqual(await pair.bob.post('/api/push', browser.subscription), { ok: true })
  return { ...pair, service, browser, running }
}

test('whose turn it is and who is not looking is told by Web Push, once, and nobody else is', async (context) => {
  const { service, browser, one, two, bob, table } = await pushed(context)
  const { key } = await bob.get('/api/push')
  await untilTurnOf(0, one, two)
  // Bob leaves; then Ann plays until it is his turn.
  two.close()
  await one.until(() => one.heard.findLast((message) => message.type === 'presence')?.here.length === 1)
  for (let i = 0; one.latest.table.turn === 0; i++) {
    const reply = await one.send({ type: 'act', ...(one.choice(i) ?? { seat: 0, action: { do: '' } }) })
    assert.ok(reply.ok)
    await one.reach(reply.seq)
  }
  await service.until(1)
  const [received] = service.received
  assert.equal(received.path, '/push/bob')
  assert.equal(received.headers['content-encoding'], 'aes128gcm')
  assert.equal(received.headers['ttl'], '86400')
  assert.match(String(received.headers['topic']), /^[A-Za-z0-9_-]{1,32}$/)
  checkVapid(received, String(key), service.url)
  assert.deepEqual(browser.read(received.body), { type: 'turn', table, game: 'castle', seat: 1 })
  await sleep(300)
  assert.equal(service.received.length, 1)
})

test('what waits is said in the language of who is called; preferences are kept with the person (28)', async (context) => {
  const { service, browser, one, two, bob } = await pushed(context, {}, 'mystics')
  const preferences = { language: 'fr', whispers: { '*': 'always', 'first-aid': 'hold' } }
  assert.deepEqual(await bob.ask('PUT', '/api/me/preferences', preferences), preferences)
  for (const wrong of [
    { language: 'xx' },
    { whispers: { a: 'often' } },
    { whispers: { '<b>': 'hold' } },
    { other: 1 },
    3,
  ])
    assert.equal((await bob.ask('PUT', '/api/me/preferences', wrong))['code'], 'BAD_SHAPE')
  assert.deepEqual(await bob.get('/api/me/preferences'), preferences)
  assert.deepEqual((await bob.get('/api/me/export'))['preferences'], preferences)
  await untilTurnOf(0, one, two)
  two.close()
  await one.until(() => one.heard.findLast((message) => message.type === 'presence')?.here.length === 1)
  for (let i = 0; one.latest.table.turn === 0; i++) {
    const reply = await one.send({ type: 'act', ...(one.choice(i) ?? { seat: 0, action: { do: '' } }) })
    assert.ok(reply.ok)
    await one.reach(reply.seq)
  }
  await service.until(1)
  const { text } = browser.read(service.received[0].body)
  const { question, turn } = Object(one.latest.looks[0].view)
  context.diagnostic(String(text))
  assert.match(String(text), /[éèàç’]|capacité|points? de/u)
  assert.ok(question !== null || turn !== null)
})

test('who is looking is not told', async (context) => {
  const { service, one, two } = await pushed(context)
  await untilTurnOf(0, one, two)
  await untilTurnOf(1, one, two)
  await sleep(300)
  assert.equal(service.received.length, 0)
})

test('a push service that fails is tried again; one that says gone is forgotten; keys outlive a restart', async (context) => {
  const folder = temporaryFolder()
  const { service, browser, one, two, bob, ann, running, table } = await pushed(context, { DATA_DIR: folder })
  const { key } = await bob.get('/api/push')
  await untilTurnOf(0, one, two)
  two.close()
  one.close()
  service.answers.push(503, null, 429, 410)
  await running.close()
  const again = await serve(context, { ...NOTICES, DATA_DIR: folder })
  assert.equal((await bob.at(again.port).get('/api/push'))['key'], key)
  const back = await ann.at(again.port).follow(table)
  context.after(() => back.close())
  for (let i = 0; back.latest.table.turn === 0; i++) {
    const reply = await back.send({ type: 'act', ...(back.choice(i) ?? { seat: 0, action: { do: '' } }) })
    assert.ok(reply.ok)
    await back.reach(reply.seq)
  }
  await service.until(4, 20_000)
  for (const { body } of service.received) assert.equal(browser.read(body)['table'], table)
  await sleep(200)
  assert.equal(service.received.length, 4)
})

test('the webhook of a table is told each turn, signed, without following and without waiting', async (context) => {
  const elsewhere = await Receiver.start(context)
  const hook = await Receiver.start(context, `${elsewhere.url}/secret`)
  const { port } = await serve(context, NOTICES)
  const { one, two, ann, bob, table } = await twoAtTable(context, port)
  const path = `/api/tables/${table}/hook`
  assert.equal((await bob.ask('PUT', path, { url: hook.url }))['code'], 'FORBIDDEN')
  assert.equal((await ann.ask('PUT', path, { url: 'nonsense' }))['code'], 'BAD_SHAPE')
  const secret = String((await ann.ask('PUT', path, { url: `${hook.url}/mice` }))['secret'])
  assert.equal((await ann.get(path))['url'], `${hook.url}/mice`)
  // The receiver never answers the first; the game goes on all the same.
  hook.answers.push(null, 302)
  await untilTurnOf(0, one, two)
  await untilTurnOf(1, one, two)
  await hook.until(2)
  for (const { headers, body, path: asked } of hook.received) {
    assert.equal(asked, '/mice')
    const expected = createHmac('sha256', secret)
      .update(`${String(headers['mousekeep-timestamp'])}.`)
      .update(body)
    assert.equal(headers['mousekeep-signature'], `sha256=${expected.digest('hex')}`)
  }
  const told = Object(JSON.parse(hook.received[1].body.toString()))
  assert.deepEqual([told.type, told.table, told.game], ['turn', table, 'castle'])
  assert.ok(told.name === 'Ann' || told.name === 'Bob')
  assert.equal(elsewhere.received.length, 0)
  await ann.ask('DELETE', path, {})
  assert.equal((await ann.get(path))['url'], null)
})

test('what people give as an address is no way into the server’s own networks', async (context) => {
  const inside = await Receiver.start(context)
  const post = new Post(false)
  const shapeless = ['http://mice.example/', 'ftp://mice.example/', 'https://u:p@mice.example/', 'https://', 7, null]
  const own = ['https://127.0.0.1/', 'https://0x7f.1/', 'https://2130706433/', 'https://[::1]/', 'https://localhost/']
  const near = ['https://10.1.2.3/', 'https://192.168.1.1/', 'https://169.254.169.254/latest', 'https://[fe80::1]/']
  const hidden = ['https://[::ffff:127.0.0.1]/', 'https://[fd00::1]/', 'https://0.0.0.0/', 'https://intranet/']
  const refused: unknown[] = [...shapeless, ...own, ...near, ...hidden, `https://mice.example/${'x'.repeat(500)}`]
  for (const url of refused) assert.throws(() => post.readUrl(url), BadInput, String(url))
  assert.equal(post.readUrl('https://mice.example/hook?a=1'), 'https://mice.example/hook?a=1')
  for (const address of ['8.8.8.8', '1.1.1.1', '2606:4700::1111']) assert.ok(isPublic(address), address)
  for (const address of ['2002:7f00:1::', '64:ff9b::7f00:1', '::', 'mice.example', '']) {
    assert.ok(!isPublic(address), address)
  }
  // A name that stands for an address of ours is found out when the connection is made.
  const named = inside.url.replace('127.0.0.1', 'localhost')
  const reach = (lookup?: typeof lookupPublic): Promise<unknown> =>
    once(get(named, lookup === undefined ? {} : { lookup }), 'response')
  await assert.rejects(reach(lookupPublic), /private network/)
  assert.equal(inside.received.length, 0)
  await reach()
  assert.equal(inside.received.length, 1, 'without the guard the name leads inside')
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  const table = await ann.open()
  assert.equal((await ann.ask('PUT', `/api/tables/${table}/hook`, { url: inside.url }))['code'], 'BAD_SHAPE')
  const browser = new PushBrowser(`${inside.url}/push`)
  assert.equal((await ann.post('/api/push', browser.subscription))['code'], 'BAD_SHAPE')
  for (const keys of [{}, { p256dh: 'x', auth: 'y' }, { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }, null]) {
    assert.equal((await ann.post('/api/push', { endpoint: 'https://push.example/1', keys }))['code'], 'BAD_SHAPE')
  }
})
