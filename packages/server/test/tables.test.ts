import assert from 'node:assert/strict'
import { test } from 'node:test'
import { castle } from '@mousekeep/castle'
import { commitment, FairMatch } from '@mousekeep/engine'
import type { Reply } from '@mousekeep/protocol'
import { Player, PLAYED } from './support/player.ts'
import { playOn, serve, twoAtTable } from './support/running.ts'
import { temporaryFolder } from './support/folder.ts'

const codeOf = (reply: Reply): string => (reply.ok ? 'ok' : reply.refused.code)

test('two people play a game to its end; the dice can then be verified (promise 24)', async (context) => {
  const { port } = await serve(context)
  const { one, two, ann, table } = await twoAtTable(context, port)
  const committed = one.latest.table.fair.commitment
  assert.equal(one.latest.table.fair.serverSeed, null)
  const plays: [number, unknown][] = []
  for (let i = 0; one.latest.table.status === 'playing'; i++) {
    const choice = one.choice(i * 7) ?? two.choice(i * 7)
    if (choice !== null) plays.push([choice.seat, choice.action])
    await playOn([one, two], i * 7)
  }
  const { fair, outcome, status } = two.latest.table
  assert.equal(status, 'over')
  assert.ok(outcome !== null)
  assert.deepEqual(fair.playerSeeds, ['cheddar', 'gouda'])
  assert.equal(commitment(fair.serverSeed ?? ''), committed)
  const again = FairMatch.begin(castle, castle.readOptions({}), fair.serverSeed ?? '', fair.playerSeeds ?? [])
  for (const [seat, action] of plays) assert.ok(again.play(seat, castle.readAction(action)).ok)
  assert.deepEqual(castle.view(again.state, 1), two.latest.looks[0].view)
  const listed = JSON.stringify(await ann.get('/api/tables'))
  assert.match(listed, new RegExp(`"id":"${table}".*"status":"over"`))
})

for (const game of PLAYED)
  test(`${game}: only the owner of a seat acts, in turn and by the rules (promise 17)`, async (context) => {
    const { port } = await serve(context)
    const { one, two, table } = await twoAtTable(context, port, game)
    const eve = await (await Player.arrive(port, 'Eve')).follow(table)
    context.after(() => eve.close())
    const [turn, other] = one.choice(0) === null ? [two, one] : [one, two]
    const choice = turn.choice(0) ?? { seat: 0, action: { do: '' } }
    const { seat, action } = choice
    const before = one.latest.hash
    assert.equal(codeOf(await eve.send({ type: 'act', seat, action })), 'FORBIDDEN')
    assert.equal(codeOf(await other.send({ type: 'act', seat, action })), 'FORBIDDEN')
    assert.equal(codeOf(await other.send({ type: 'act', seat: 1 - seat, action })), 'NOT_YOUR_TURN')
    assert.equal(codeOf(await turn.send({ type: 'act', seat, action: { do: 'end' } })), 'ILLEGAL_ACTION')
    assert.equal(codeOf(await turn.send({ type: 'act', seat, action: { do: 'fly' } })), 'UNKNOWN_ACTION')
    assert.equal(codeOf(await turn.send({ type: 'act', seat, action }, 1)), 'STALE_SEQ')
    assert.equal(codeOf(await turn.send({ type: 'act', seat, action }, 99)), 'STALE_SEQ')
    assert.equal(codeOf(await turn.send({ type: 'act', seat: 7, action })), 'FORBIDDEN')
    for (const type of ['start', 'archive'] as const) assert.equal(codeOf(await two.send({ type })), 'FORBIDDEN')
    assert.equal(codeOf(await eve.send({ type: 'rollback', plays: 0 })), 'FORBIDDEN')
    assert.equal(codeOf(await eve.send({ type: 'claim', seat: 0, seed: '' })), 'SEAT_TAKEN')
    assert.equal(codeOf(await eve.send({ type: 'leave', seat: 0 })), 'FORBIDDEN')
    assert.equal(codeOf(await eve.send({ type: 'bot', seat: 0, level: 'random' })), 'FORBIDDEN')
    assert.equal(one.latest.hash, before)
    assert.equal(codeOf(await turn.send({ type: 'act', seat, action })), 'ok')
  })

for (const game of PLAYED)
  test(`${game}: the same id takes effect once and is answered the same; with another content it is refused (promise 8)`, async (context) => {
    const { port } = await serve(context)
    const { one, two, ann, bob, table } = await twoAtTable(context, port, game)
    const [turn, player] = one.choice(0) === null ? [two, bob] : [one, ann]
    const act = { type: 'act', id: 'the-same-id', seq: turn.latest.seq, ...turn.choice(0) }
    const answers: unknown[] = []
    let isGreeted = false
    const socket = player.socket()
    context.after(() => socket.close())
    socket.on('message', (data) => {
      const message = Object(JSON.parse(Buffer.isBuffer(data) ? data.toString() : ''))
      isGreeted ||= message.type === 'view'
      if (message.id === act.id) answers.push(message.code ?? message.seq)
    })
    await new Promise((resolve) => socket.on('open', resolve))
    socket.send(JSON.stringify({ type: 'hello', protocol: 2, table, seen: null }))
    await turn.until(() => isGreeted)
    for (let i = 0; i < 5; i++) socket.send(JSON.stringify(act))
    socket.send(JSON.stringify({ ...act, seat: 1 - Number(act.seat) }))
    await turn.until(() => answers.length === 6)
    const seq = act.seq + 1
    assert.deepEqual(answers, [seq, seq, seq, seq, seq, 'ID_REUSED'])
    await one.reach(seq)
    assert.equal(one.latest.seq, seq)
    assert.equal(one.latest.table.plays, 1)
  })

for (const game of PLAYED)
  test(`${game}: a seat is sold once, however many want it (promise 14)`, async (context) => {
    const { port } = await serve(context)
    const host = await Player.arrive(port, 'Host')
    for (let round = 0; round < 5; round++) {
      const table = await host.open({}, game)
      const rivals = await Promise.all(
        Array.from({ length: 8 }, async (_, i) => (await Player.arrive(port, `Rival ${i}`)).follow(table)),
      )
      const replies = await Promise.all(rivals.map((rival) => rival.send({ type: 'claim', seat: 0, seed: '' }, 0)))
      assert.equal(replies.filter((reply) => reply.ok).length, 1)
      assert.ok(replies.every((reply) => reply.ok || reply.refused.code === 'STALE_SEQ'))
      const again = await Promise.all(rivals.map((rival) => rival.send({ type: 'claim', seat: 0, seed: '' }, 1)))
      assert.ok(again.every((reply) => codeOf(reply) === 'SEAT_TAKEN'))
      for (const rival of rivals) rival.close()
    }
  })

test('one person holds several seats and is shown the game once, where all see the same; a bot takes a seat and gives it back', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  const table = await ann.open({ players: 3 })
  const one = await ann.follow(table)
  context.after(() => one.close())
  assert.ok((await one.send({ type: 'claim', seat: 0, seed: 'a' })).ok)
  assert.equal(codeOf(await one.send({ type: 'start' })), 'SEATS_OPEN')
  assert.ok((await one.send({ type: 'claim', seat: 1, seed: 'b' })).ok)
  assert.ok((await one.send({ type: 'bot', seat: 2, level: 'greedy' })).ok)
  assert.ok((await one.send({ type: 'start' })).ok)
  assert.deepEqual(
    one.latest.looks.map((look) => look.viewer),
    ['everyone'],
  )
  assert.deepEqual(one.latest.mine, [0, 1])
  // A bot may move in between: then the wish is stale and is made again.
  for (const seat of [0, 1]) {
    while (one.latest.table.seats[seat].bot === null) await one.send({ type: 'bot', seat, level: 'random' })
  }
  await one.until(() => one.latest.table.plays > 12)
  while (one.latest.table.seats[0].bot !== null) await one.send({ type: 'bot', seat: 0, level: null })
  assert.equal(one.latest.table.seats[0].bot, null)
  await one.until(() => one.choice(0)?.seat === 0 || one.latest.table.status === 'over')
})

test('a player takes back own plays up to what was revealed; further back all must agree', async (context) => {
  const { port } = await serve(context)
  const { one, two } = await twoAtTable(context, port)
  const first = one.choice(0) === null ? two : one
  const other = first === one ? two : one
  const seat = first.choice(0)?.seat ?? 0
  const before = first.latest.looks[0].view
  await playOn([one, two], 0)
  assert.equal(codeOf(await other.send({ type: 'undo', seat: 1 - seat })), 'NOTHING_TO_UNDO')
  assert.ok((await first.send({ type: 'undo', seat })).ok)
  await other.reach(first.latest.seq)
  assert.deepEqual(first.latest.looks[0].view, before)
  assert.equal(first.latest.table.plays, 0)
  // On until something was revealed, then not back by oneself.
  for (let i = 0; first.latest.table.boundary === 0; i++) await playOn([one, two], i * 5)
  const { plays } = one.latest.table
  const last = one.latest.table.boundary === plays
  assert.ok(last)
  for (const client of [one, two])
    assert.equal(codeOf(await client.send({ type: 'undo', seat: client === one ? 0 : 1 })), 'NOTHING_TO_UNDO')
  assert.ok((await one.send({ type: 'rollback', plays: 0 })).ok)
  await two.reach(one.latest.seq)
  assert.deepEqual(two.latest.table.rollback, { plays: 0, agreed: [0] })
  assert.ok((await two.send({ type: 'answer', agree: false })).ok)
  await one.reach(two.latest.seq)
  assert.equal(one.latest.table.plays, plays)
  assert.ok((await one.send({ type: 'rollback', plays: 0 })).ok)
  await two.reach(one.latest.seq)
  assert.ok((await two.send({ type: 'answer', agree: true })).ok)
  await one.reach(two.latest.seq)
  assert.equal(one.latest.table.plays, 0)
  assert.deepEqual(first.latest.looks[0].view, before)
})

for (const game of PLAYED) {
  test(`a table of ${game} waits: after a restart everything is as it was, by code too; then it is archived`, async (context) => {
    const folder = temporaryFolder()
    const first = await serve(context, { DATA_DIR: folder })
    const { one, two, ann, bob, table } = await twoAtTable(context, first.port, game)
    for (let i = 0; i < 10; i++) await playOn([one, two], i * 3)
    const { hash, table: info, looks } = one.latest
    one.close()
    two.close()
    await first.close()
    const second = await serve(context, { DATA_DIR: folder })
    const back = ann.at(second.port)
    const id = String((await back.get(`/api/codes/${info.code}`))['id'])
    assert.equal(id, table)
    const seated = await back.follow(id)
    context.after(() => seated.close())
    assert.deepEqual([seated.latest.hash, seated.latest.table, seated.latest.looks], [hash, info, looks])
    assert.ok((await seated.send({ type: 'archive' })).ok)
    const other = await bob.at(second.port).follow(id)
    context.after(() => other.close())
    assert.ok((await other.send({ type: 'ballot', agree: true })).ok)
    await seated.reach(other.latest.seq)
    assert.equal(codeOf(await seated.send({ type: 'undo', seat: 0 })), 'WRONG_TIME')
  })
}

for (const game of ['castle', 'mystics']) {
  test(`bots play ${game} while somebody watches`, async (context) => {
    const { port } = await serve(context)
    const ann = await Player.arrive(port, 'Ann')
    const seated = await ann.follow(String((await ann.post('/api/tables', { game }))['id']))
    context.after(() => seated.close())
    for (let seat = 0; seat < seated.latest.table.seats.length; seat++) {
      assert.ok((await seated.send({ type: 'bot', seat, level: 'random' })).ok)
    }
    assert.ok((await seated.send({ type: 'start' })).ok)
    await seated.until(() => seated.latest.table.plays > 25 || seated.latest.table.status === 'over')
  })
}
