import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reply } from '@mousekeep/protocol'
import { temporaryFolder } from '../support/folder.ts'
import { runBeside } from '../faults/beside.ts'
import { chooseAll, followingAt, playToTheEnd } from '../support/chapter.ts'
import { Player, type Seated } from '../support/player.ts'
import { serve } from '../support/running.ts'

const codeOf = (reply: Reply): string => (reply.ok ? 'ok' : reply.refused.code)
const ON = (choices: readonly { readonly do: string }[]): number =>
  Math.max(
    0,
    choices.findIndex((each) => each.do === 'on'),
  )

interface Shown {
  readonly host: string
  readonly table: string | null
  readonly people: readonly { readonly person: string; readonly mice: readonly string[]; readonly here: boolean }[]
  readonly chapters: readonly { readonly table: string; readonly status: string; readonly told: object | null }[]
  readonly brought: unknown
}

async function shown(player: Player, id: string): Promise<Shown> {
  return Object(await player.get(`/api/companies/${id}`))
}

/** Two people of a company, its first chapter opened and begun. */
async function companyOfTwo(port: number): Promise<{ ann: Player; bob: Player; id: string; table: string }> {
  const [ann, bob] = [await Player.arrive(port, 'Ann'), await Player.arrive(port, 'Bob')]
  const founded = await ann.post('/api/companies', { name: 'The Whiskers', game: 'mystics', options: { chapter: '1' } })
  const id = String(founded['id'])
  assert.equal((await bob.post('/api/companies/join', { code: String(founded['code']).toLowerCase() }))['id'], id)
  assert.deepEqual(await ann.post(`/api/companies/${id}/mice`, { mice: ['collin', 'tilda'] }), { ok: true })
  assert.deepEqual(await bob.post(`/api/companies/${id}/mice`, { mice: ['nez'] }), { ok: true })
  const { table } = await ann.post(`/api/companies/${id}/begin`, { wish: {} })
  return { ann, bob, id, table: String(table) }
}

async function sitDown(people: readonly [Player, Seated][]): Promise<void> {
  for (const [player, seated] of people) {
    const seat = seated.latest.table.campaign?.meant.indexOf(player.person) ?? -1
    assert.equal(codeOf(await seated.send({ type: 'claim', seat, seed: player.person })), 'ok')
    for (const [, other] of people) await other.reach(seated.latest.seq)
  }
}

test('a company founds, joins, chooses its mice and plays; the next chapter is its own too (43)', async (context) => {
  const folder = temporaryFolder()
  const { port } = await serve(context, { DATA_DIR: folder })
  const { ann, bob, id, table } = await companyOfTwo(port)
  const [one, two] = [await ann.follow(table), await bob.follow(table)]
  const eve = await Player.arrive(port, 'Eve')
  const watching = await eve.follow(table)
  context.after(() => [one, two, watching].forEach((each) => each.close()))
  const { options, campaign, seats } = one.latest.table
  assert.deepEqual(campaign?.meant, [ann.person, bob.person])
  assert.equal(seats.length, 2)
  const { seats: mice }: { seats: Record<string, number> } = Object(options)
  assert.deepEqual([mice['collin'], mice['tilda'], mice['nez']], [0, 0, 1])
  // Whoever is not of the company looks on, and takes no seat.
  assert.equal(codeOf(await watching.send({ type: 'claim', seat: 0, seed: '' })), 'FORBIDDEN')
  assert.equal((await eve.get(`/api/companies/${id}`))['code'], 'FORBIDDEN')
  await sitDown([
    [ann, one],
    [bob, two],
  ])
  assert.equal(codeOf(await one.send({ type: 'start' })), 'ok')
  assert.equal((await ann.post(`/api/companies/${id}/begin`, {}))['code'], 'WRONG_TIME')
  await playToTheEnd([one, two])
  await chooseAll([one, two], ON)
  assert.equal(codeOf(await one.send({ type: 'onward', wish: { people: [bob.person, ann.person] } })), 'ok')
  const next = followingAt(one).table
  assert.ok(next !== null)
  const found = await shown(bob, id)
  assert.deepEqual([found.table, found.chapters.map((each) => each.table)], [next, [table, next]])
  assert.deepEqual(
    found.chapters.map(({ status, told }) => [status, told === null]),
    [
      ['over', false],
      ['open', true],
    ],
  )
  // Not begun yet, it may be opened anew: the first of the two is put away.
  await two.reach(one.latest.seq)
  assert.equal(codeOf(await two.send({ type: 'onward', wish: {} })), 'ok')
  const { table: instead } = await shown(bob, id)
  assert.ok(instead !== null && instead !== next)
  const [late, left] = [await bob.follow(instead), await bob.follow(next)]
  context.after(() => [late, left].forEach((each) => each.close()))
  assert.equal(left.latest.table.archived, true)
  assert.deepEqual(late.latest.table.campaign?.meant, [ann.person, bob.person])
  assert.equal(late.latest.table.host, ann.person)
  // The operator verifies what is over, beside the server; an id may begin with a dash.
  const verified = await runBeside('verify-dice', [`--company=${id}`], { DATA_DIR: folder })
  assert.deepEqual([verified.code, JSON.parse(verified.output).chapters.length], [0, 1])
})

test('an absent one’s seat goes to a bot or to somebody, and back; the host hands over (43)', async (context) => {
  const { port } = await serve(context)
  const { ann, bob, id, table } = await companyOfTwo(port)
  const [one, two] = [await ann.follow(table), await bob.follow(table)]
  context.after(() => [one, two].forEach((each) => each.close()))
  await sitDown([
    [ann, one],
    [bob, two],
  ])
  assert.equal(codeOf(await one.send({ type: 'start' })), 'ok')
  await two.reach(one.latest.seq)
  // Bob is here: nobody disposes of his seat but he.
  assert.equal(codeOf(await one.send({ type: 'bot', seat: 1, level: 'party' })), 'FORBIDDEN')
  assert.equal(codeOf(await one.send({ type: 'lend', seat: 1, person: ann.person })), 'FORBIDDEN')
  assert.equal(codeOf(await one.send({ type: 'lend', seat: 0, person: 'p-nobody-here' })), 'NO_SUCH_NAME')
  assert.equal(codeOf(await one.send({ type: 'lend', seat: 0, person: null })), 'WRONG_TIME')
  assert.equal(codeOf(await two.send({ type: 'lend', seat: 1, person: ann.person })), 'ok')
  await one.reach(two.latest.seq)
  assert.deepEqual(one.latest.mine, [0, 1])
  assert.deepEqual(two.latest.mine, [])
  assert.equal(two.latest.table.seats[1].owner?.person, bob.person)
  assert.equal(codeOf(await two.send({ type: 'lend', seat: 1, person: null })), 'ok')
  assert.deepEqual(two.latest.mine, [1])
  two.close()
  await one.until(
    () => !one.heard.findLast((each) => each.type === 'presence')?.here.some(({ name }) => name === 'Bob'),
  )
  await one.reach(two.latest.seq)
  assert.equal(codeOf(await one.send({ type: 'lend', seat: 1, person: ann.person })), 'ok')
  assert.deepEqual(one.latest.mine, [0, 1])
  const back = await bob.follow(table)
  context.after(() => back.close())
  assert.equal(codeOf(await back.send({ type: 'lend', seat: 1, person: null })), 'ok')
  assert.equal(back.latest.table.seats[1].owner, null)

  assert.equal((await bob.post(`/api/companies/${id}/host`, { person: bob.person }))['code'], 'FORBIDDEN')
  assert.deepEqual(await ann.post(`/api/companies/${id}/host`, { person: bob.person }), { ok: true })
  await back.until(() => back.latest.table.host === bob.person)
  assert.equal((await shown(ann, id)).host, bob.person)
  // In the middle of the chapter one goes, and the chapter goes on with a bot.
  assert.deepEqual(await ann.post(`/api/companies/${id}/leave`, {}), { ok: true })
  await back.until(() => back.latest.table.seats[0].holder === null)
  // That she is no longer invited is an entry after it: who has not heard of it says it again, as a page does.
  let code = 'STALE_SEQ'
  while (code === 'STALE_SEQ') code = codeOf(await back.send({ type: 'bot', seat: 0, level: 'party' }))
  assert.equal(code, 'ok')
  assert.equal((await ann.get(`/api/companies/${id}`))['code'], 'FORBIDDEN')
  assert.deepEqual(
    (await shown(bob, id)).people.map(({ person }) => person),
    [bob.person],
  )
})

test('a company has at most twelve people, and what is not right is said and changes nothing (43, 35)', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  const { id, code } = await ann.post('/api/companies', { name: 'The Whiskers', game: 'mystics' })
  const before = await shown(ann, String(id))
  for (const [path, body, expected] of [
    ['mice', { mice: ['collin', 3] }, 'BAD_SHAPE'],
    ['mice', { mice: ['<b>'] }, 'BAD_SHAPE'],
    ['mice', { mice: ['nez'], person: 'somebody' }, 'BAD_SHAPE'],
    ['host', { person: 'p-nobody' }, 'FORBIDDEN'],
    ['name', { name: '' }, 'BAD_SHAPE'],
    ['name', { name: 'Mousekeep Support' }, 'NAME_TAKEN'],
    ['begin', { wish: [] }, 'BAD_SHAPE'],
    ['begin', { wish: { people: ['p-nobody'] } }, 'BAD_SHAPE'],
    ['begin', { wish: { flags: ['maggie'] } }, 'BAD_SHAPE'],
  ] as const)
    assert.equal((await ann.post(`/api/companies/${String(id)}/${path}`, body))['code'], expected, JSON.stringify(body))
  assert.deepEqual(await shown(ann, String(id)), before)
  const others: Player[] = []
  for (let i = 0; i < 12; i++) others.push(await Player.arrive(port, `Mouse ${i}`))
  const answers: Record<string, unknown>[] = []
  for (const each of others) answers.push(await each.post('/api/companies/join', { code }))
  assert.deepEqual(
    answers.map((answer) => answer['code'] ?? 'ok'),
    [...Array.from({ length: 11 }, () => 'ok'), 'COMPANY_FULL'],
  )
  assert.deepEqual(await others[11].post('/api/companies/join', { code: 'NO SUCH' }), { code: 'FORBIDDEN' })
  for (const options of [{ chapter: '3', strokes: 2 }, { chapter: '12' }]) {
    const refused = await ann.post('/api/companies', { name: 'Forgers', game: 'mystics', options })
    assert.match(String(refused['code']), /CARRIED|BAD_SHAPE/)
  }
  assert.equal((await ann.post('/api/companies', { name: 'Racers', game: 'castle' }))['code'], 'BAD_SHAPE')
  assert.equal((await ann.post('/api/companies', { name: 'The Admins', game: 'mystics' }))['code'], 'NAME_TAKEN')
})

test('what is kept of somebody has their companies; deleted, the others play on (29, 43)', async (context) => {
  const { port } = await serve(context)
  const { ann, bob, id, table } = await companyOfTwo(port)
  const copy = await ann.get('/api/me/export')
  assert.deepEqual(
    Object(copy['companies']).map((each: { id: string; mice: string[] }) => [each.id, each.mice]),
    [[id, ['collin', 'tilda']]],
  )
  await ann.ask('DELETE', '/api/me', {})
  const left = await shown(bob, id)
  assert.deepEqual([left.host, left.people.length], [bob.person, 1])
  const two = await bob.follow(table)
  context.after(() => two.close())
  assert.equal(two.latest.table.host, bob.person)
  await bob.post(`/api/companies/${id}/leave`, {})
  assert.deepEqual((await bob.get('/api/companies'))['companies'], [])
})
