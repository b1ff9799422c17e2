import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reply } from '@mousekeep/protocol'
import { Player, PLAYED, type Seated } from '../support/player.ts'
import { playOn, serve, twoAtTable } from '../support/running.ts'

const PASSWORD = 'correct horse battery'
const codeOf = (reply: Reply): string => (reply.ok ? 'ok' : reply.refused.code)

/** The first answer to a hello: how things stand, or why not. */
function greet(player: Player, table: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = player.socket()
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 2, table, seen: null })))
    socket.on('message', (data) => {
      const { type, code } = Object(JSON.parse(Buffer.isBuffer(data) ? data.toString() : ''))
      if (type !== 'view' && type !== 'error') return
      socket.close()
      resolve(String(code ?? type))
    })
  })
}

async function withAccount(port: number, name: string): Promise<Player> {
  const player = await Player.arrive(port, `${name} guest`)
  await player.post('/api/account', { name, password: PASSWORD })
  return player
}

const wasExpelled = ({ heard }: Seated): boolean =>
  heard.some((message) => message.type === 'error' && message.code === 'FORBIDDEN')

/** Whether these were the last that the client was told of as being here. */
const isHere = ({ heard }: Seated, names: string): boolean =>
  heard
    .findLast((message) => message.type === 'presence')
    ?.here.map(({ name }) => name)
    .join() === names

test('a table for the invited is, to everybody else, no table at all', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  const access = { join: 'invited', watch: 'invited' }
  const { id, code } = await ann.post('/api/tables', { game: 'castle', access })
  const table = String(id)
  const one = await ann.follow(table)
  context.after(() => one.close())
  const [bob, eve, carl] = [
    await withAccount(port, 'Bob'),
    await Player.arrive(port, 'Eve'),
    await Player.arrive(port, 'Carl'),
  ]
  for (const player of [bob, eve, carl]) {
    assert.equal(await greet(player, table), 'FORBIDDEN')
    for (const part of ['chat', 'story', 'look/0', 'hook']) {
      assert.equal((await player.get(`/api/tables/${table}/${part}`))['code'], 'FORBIDDEN', part)
    }
    assert.deepEqual((await player.get('/api/tables'))['tables'], [])
  }
  // By name, and by code.
  assert.equal(codeOf(await one.send({ type: 'invite', name: 'Nobody' })), 'NO_SUCH_NAME')
  assert.equal(
    codeOf(await one.send({ type: 'invite', name: 'Eve' })),
    'NO_SUCH_NAME',
    'guests have no name of their own',
  )
  assert.equal(codeOf(await one.send({ type: 'invite', name: 'bob' })), 'ok')
  assert.match(JSON.stringify(await bob.get('/api/tables')), new RegExp(`"id":"${table}".*"role":"invited"`))
  const two = await bob.follow(table)
  context.after(() => two.close())
  assert.equal(two.latest.table.code, code)
  assert.equal((await carl.post('/api/codes/NOCODE', {}))['code'], 'FORBIDDEN')
  assert.equal((await carl.post(`/api/codes/${String(code)}`, {}))['id'], table)
  assert.equal(await greet(carl, table), 'view')
  assert.deepEqual(
    one.latest.table.invited.map(({ name }) => name),
    ['Bob', 'Carl'],
  )
  await two.reach(one.latest.seq)
  assert.equal(codeOf(await two.send({ type: 'claim', seat: 0, seed: '' })), 'ok')
  assert.equal(await greet(eve, table), 'FORBIDDEN')
  // Only the host decides about it.
  for (const wish of [
    { type: 'access', join: 'anyone', watch: 'anyone' },
    { type: 'invite', name: 'Bob' },
    { type: 'uninvite', person: carl.person },
  ] as const) {
    assert.equal(codeOf(await two.send(wish)), 'FORBIDDEN')
  }
  await one.reach(two.latest.seq)
  assert.equal(codeOf(await one.send({ type: 'uninvite', person: carl.person })), 'ok')
  assert.equal(await greet(carl, table), 'FORBIDDEN')
  await carl.post(`/api/codes/${String(code)}`, {})
  assert.equal(await greet(carl, table), 'FORBIDDEN', 'the code does not bring back who was sent away')
  assert.equal(codeOf(await one.send({ type: 'uninvite', person: bob.person })), 'ok')
  assert.equal(codeOf(await two.send({ type: 'leave', seat: 0 }, one.latest.seq)), 'ok')
  await bob.post(`/api/codes/${String(code)}`, {})
  assert.equal(await greet(bob, table), 'FORBIDDEN', 'nor whom the host had called by name')
  await one.until(() => one.latest.table.seats[0].holder === null)
  assert.equal(codeOf(await one.send({ type: 'access', join: 'anyone', watch: 'anyone' })), 'ok')
  assert.equal(await greet(eve, table), 'view')
})

for (const game of PLAYED) {
  test(`where nobody may watch ${game}, those without a seat see nothing of the game and are sent away`, async (context) => {
    const { port } = await serve(context)
    const { one, two, table } = await twoAtTable(context, port, game)
    const eve = await Player.arrive(port, 'Eve')
    const watcher = await eve.follow(table)
    context.after(() => watcher.close())
    assert.ok(watcher.latest.looks[0].view !== null)
    assert.equal(codeOf(await one.send({ type: 'access', join: 'anyone', watch: 'nobody' })), 'ok')
    await watcher.until(() => wasExpelled(watcher))
    const { length } = watcher.bytes
    const turn = one.choice(0) === null ? two : one
    await turn.reach(one.latest.seq)
    assert.equal(codeOf(await turn.send({ type: 'act', ...(turn.choice(0) ?? { seat: 0, action: { do: '' } }) })), 'ok')
    watcher.client.chat('let me in')
    await watcher.until(() => watcher.bytes.slice(length).some((text) => text.includes('"FORBIDDEN"')))
    assert.ok(watcher.bytes.slice(length).every((text) => !text.includes('"step"') && !text.includes('"chat"')))
    assert.equal(await greet(eve, table), 'FORBIDDEN')
    for (const part of ['chat', 'story', 'look/1']) {
      assert.equal((await eve.get(`/api/tables/${table}/${part}`))['code'], 'FORBIDDEN', part)
    }
    // A free seat may be taken, but not looked through before.
    assert.equal(codeOf(await two.send({ type: 'leave', seat: 1 }, one.latest.seq)), 'ok')
    const back = await eve.follow(table)
    context.after(() => back.close())
    assert.deepEqual(back.latest.looks, [{ viewer: 'everyone', view: null }])
    assert.equal((await eve.get(`/api/tables/${table}/look/1`))['code'], 'FORBIDDEN')
    const story = JSON.stringify(await eve.get(`/api/tables/${table}/story`))
    assert.ok(
      story.includes('"kind":"played"') && !story.includes('"type":'),
      'that there were plays, not what they were',
    )
    assert.equal(codeOf(await back.send({ type: 'claim', seat: 1, seed: '' })), 'ok')
    await back.until(() => back.latest.mine.length === 1)
    assert.ok(back.latest.looks[0].view !== null)
    await two.until(() => wasExpelled(two))
  })
}

test('a rematch is for those who played and those who were invited; whoever asked is its host', async (context) => {
  const { port } = await serve(context)
  const [{ one, two, ann, bob }, carl] = [await twoAtTable(context, port), await withAccount(port, 'Carl')]
  assert.equal(codeOf(await one.send({ type: 'access', join: 'invited', watch: 'nobody' })), 'ok')
  assert.equal(codeOf(await one.send({ type: 'invite', name: 'Carl' })), 'ok')
  await two.reach(one.latest.seq)
  for (let i = 0; one.latest.table.status === 'playing'; i++) await playOn([one, two], i * 7)
  assert.equal(codeOf(await two.send({ type: 'rematch' })), 'ok')
  const next = await ann.follow(String(two.latest.table.rematch))
  context.after(() => next.close())
  const { host, access, invited } = next.latest.table
  assert.deepEqual([host, access], [bob.person, { join: 'invited', watch: 'nobody' }])
  assert.deepEqual(new Set(invited.map(({ person }) => person)), new Set([ann.person, carl.person]))
  assert.equal(await greet(carl, next.latest.table.id), 'view')
  assert.equal(await greet(await Player.arrive(port, 'Eve'), next.latest.table.id), 'FORBIDDEN')
})

test('who is sent away is no longer among those who are here', async (context) => {
  const { port } = await serve(context)
  const [ann, bob, eve] = [
    await Player.arrive(port, 'Ann'),
    await Player.arrive(port, 'Bob'),
    await withAccount(port, 'Eve'),
  ]
  const { id, code } = await ann.post('/api/tables', { game: 'castle', access: { join: 'invited', watch: 'invited' } })
  await bob.post(`/api/codes/${String(code)}`, {})
  const one = await ann.follow(String(id))
  await one.send({ type: 'invite', name: 'Eve' })
  const [two, three] = [await bob.follow(String(id)), await eve.follow(String(id))]
  context.after(() => [one, two, three].map((each) => each.close()))
  for (const each of [one, two, three]) await each.until(() => isHere(each, 'Ann,Bob,Eve'))
  assert.equal(codeOf(await one.send({ type: 'uninvite', person: bob.person })), 'ok')
  for (const each of [one, three]) await each.until(() => isHere(each, 'Ann,Eve'), 5000)
  assert.equal(codeOf(await one.send({ type: 'access', join: 'invited', watch: 'nobody' })), 'ok')
  assert.ok(isHere(one, 'Ann,Eve'), 'the invited may stay')
  assert.equal(codeOf(await one.send({ type: 'uninvite', person: eve.person })), 'ok')
  await one.until(() => isHere(one, 'Ann'), 5000)
  assert.ok(isHere(two, 'Ann,Bob,Eve') && wasExpelled(two), 'who is gone hears nothing more')
})

test('whoever was sent away from a seat does not come back by the code (promise 41)', async (context) => {
  const { port } = await serve(context)
  const [ann, eve] = [await Player.arrive(port, 'Ann'), await Player.arrive(port, 'Eve')]
  const table = await ann.open()
  const [one, two] = [await ann.follow(table), await eve.follow(table)]
  context.after(() => [one, two].forEach((each) => each.close()))
  const { code } = one.latest.table
  assert.equal((await two.send({ type: 'claim', seat: 1, seed: '' })).ok, true)
  await one.reach(1)
  assert.equal((await one.send({ type: 'remove', seat: 1 })).ok, true)
  await two.reach(2)
  await eve.post(`/api/codes/${code}`, {})
  const reply = await two.send({ type: 'claim', seat: 1, seed: '' })
  assert.equal(reply.ok ? 'ok' : reply.refused.code, 'FORBIDDEN')
})

test('with the link only, an invited table lets nobody take a seat, and shows no code to those who watch', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  const { id } = await ann.post('/api/tables', { game: 'castle', access: { join: 'invited', watch: 'anyone' } })
  const watcher = await (await Player.arrive(port, 'Eve')).follow(String(id))
  context.after(() => watcher.close())
  assert.deepEqual([watcher.latest.table.code, watcher.latest.table.invited], ['', []])
  assert.equal(codeOf(await watcher.send({ type: 'claim', seat: 0, seed: '' })), 'FORBIDDEN')
  const odd = await ann.post('/api/tables', { game: 'castle', access: { join: 'all', watch: 'anyone' } })
  assert.equal(odd['code'], 'BAD_SHAPE')
})
