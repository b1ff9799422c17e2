import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { gameOf } from '@mousekeep/games/all'
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import { Tables } from '../../src/tables/tables.ts'
import { Threads } from '../../src/threads.ts'
import { temporaryFolder } from '../support/folder.ts'
import { Player, type Seated } from '../support/player.ts'
import { playOn, serve, twoAtTable } from '../support/running.ts'

const PASSWORD = 'correct horse battery'

/** Everything in the file, as text. */
function allRows(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true })
  const tables = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all()
  const rows = tables.map(({ name }) => database.prepare(`SELECT * FROM "${String(name)}"`).all())
  database.close()
  return JSON.stringify(rows)
}

async function say(seated: Seated, text: string): Promise<void> {
  seated.client.chat(text)
  await seated.until(() => seated.heard.some((message) => message.type === 'chat' && message.text === text))
}

test('one gets a copy of everything that is kept of oneself, and of nobody else', async (context) => {
  const { port } = await serve(context)
  const { one, two, ann, bob, table } = await twoAtTable(context, port)
  for (let i = 0; i < 6; i++) await playOn([one, two], i)
  await say(one, 'words of Ann')
  await say(two, 'words of Bob')
  one.client.mute(bob.person, true)
  one.client.report(2, 'rude')
  await one.until(() => one.heard.some((message) => message.type === 'reported'))
  await ann.post('/api/account', { name: 'Anna', password: PASSWORD })
  const copy = await ann.get('/api/me/export')
  const text = JSON.stringify(copy)
  assert.deepEqual([copy['person'], copy['name'], copy['guest']], [ann.person, 'Anna', false])
  assert.ok(text.includes('words of Ann') && !text.includes('words of Bob'))
  assert.deepEqual(copy['muted'], [bob.person])
  assert.equal(Object(copy['reports'])[0].reason, 'rude')
  assert.equal(Object(copy['sessions']).length, 1)
  const [kept] = Object(copy['tables'])
  assert.equal(kept.id, table)
  const kinds: string[] = kept.entries.map(({ body }: { body: { kind: string } }) => body.kind)
  assert.deepEqual(kinds.slice(0, 2), ['opened', 'claimed'])
  assert.ok(kinds.filter((kind) => kind === 'played').length >= 1)
  const seats = new Set(kept.entries.flatMap(({ body }: { body: { seat?: number } }) => body.seat ?? []))
  assert.deepEqual([...seats], [0])
  for (const secret of [PASSWORD, 'argon2id', ann.cookie.split('=')[1], 'gouda'])
    assert.ok(!text.includes(secret), secret)
  const response = await fetch(`${ann.origin}/api/me/export`, { headers: { cookie: ann.cookie } })
  assert.match(response.headers.get('content-disposition') ?? '', /attachment/)
})

interface Entry {
  readonly seq: number
  readonly body: { readonly kind: string; readonly seat?: number }
}

/** What a person's own copy has of the only table they were ever at. */
async function entriesOf(player: Player): Promise<Entry[]> {
  const { tables } = await player.get('/api/me/export')
  return Object(tables)[0].entries
}

test('the copy has what one did as a guest and in seats one left, and nothing of who came after', async (context) => {
  const { port } = await serve(context)
  await (await Player.arrive(port, 'Owner')).post('/api/account', { name: 'Carla', password: PASSWORD })
  const { one, two, ann, bob } = await twoAtTable(context, port)
  for (let i = 0; i < 6; i++) await playOn([one, two], i)
  await one.send({ type: 'rollback', plays: 1 })
  await two.reach(one.latest.seq)
  await two.send({ type: 'answer', agree: false })
  await two.send({ type: 'leave', seat: 1 })
  const { seq } = two.latest
  await one.reach(seq)
  await one.send({ type: 'bot', seat: 1, level: 'random' })
  while (one.latest.seq < seq + 8) {
    if (one.choice(0) !== null) await one.send({ type: 'act', ...(one.choice(0) ?? { seat: 0, action: { do: '' } }) })
    else await one.until(() => one.choice(0) !== null)
  }
  const bobs = await entriesOf(bob)
  assert.ok(bobs.every(({ seq: at, body }) => at <= seq && (body.seat ?? 1) === 1))
  assert.deepEqual([bobs[0].body.kind, bobs[1].body.kind], ['claimed', 'played'])
  assert.deepEqual(
    bobs.slice(-2).map(({ body }) => body.kind),
    ['rollback-answered', 'left'],
  )
  const before = (await entriesOf(ann)).length
  await ann.post('/api/login', { name: 'Carla', password: PASSWORD })
  const anns = await entriesOf(ann)
  const kinds = new Set(anns.map(({ body }) => body.kind))
  assert.equal(anns.length, before + 1)
  assert.deepEqual([...kinds], ['opened', 'claimed', 'played', 'rollback-asked', 'moved'])
})

test('who signed in as a guest and deletes the account leaves no trace of the guest either', async (context) => {
  const folder = temporaryFolder()
  const running = await serve(context, { DATA_DIR: folder })
  const owner = await Player.arrive(running.port, 'Somebody')
  await owner.post('/api/account', { name: 'Quilla', password: PASSWORD })
  const { one, two, ann, bob, table } = await twoAtTable(context, running.port)
  await ann.post('/api/me/name', { name: 'Zebulon' })
  await say(one, 'what a guest said')
  await two.until(() => two.heard.some((message) => message.type === 'chat'))
  two.client.report(1, 'rude')
  await two.until(() => two.heard.some((message) => message.type === 'reported'))
  await ann.post('/api/login', { name: 'Quilla', password: 'wrong password' })
  await ann.post('/api/login', { name: 'Quilla', password: PASSWORD })
  assert.match(JSON.stringify(await bob.get(`/api/tables/${table}/story`)), /"kind":"claimed","seat":0,"name":"\w+"/)
  assert.deepEqual(await ann.ask('DELETE', '/api/me', { password: PASSWORD }), { ok: true })
  await two.until(() => two.latest.table.seats[0].holder === null)
  assert.match(JSON.stringify(await bob.get(`/api/tables/${table}/story`)), /"kind":"claimed","seat":0,"name":""/)
  await running.close()
  const rows = allRows(`${folder}/mousekeep.db`)
  assert.ok(rows.includes('what a guest said'), 'it is kept for the operator')
  for (const trace of ['zebulon', 'quilla', 'qullla']) assert.ok(!rows.toLowerCase().includes(trace), trace)
})

test('who deletes their account is gone; the others play on, with the seat free and another host', async (context) => {
  const folder = temporaryFolder()
  const running = await serve(context, { DATA_DIR: folder })
  const { one, two, ann, table } = await twoAtTable(context, running.port)
  await ann.post('/api/account', { name: 'Anna Unusual', password: PASSWORD })
  for (let i = 0; i < 5; i++) await playOn([one, two], i)
  await say(one, 'farewell words')
  await say(two, 'words of Bob')
  const over = await ann.open()
  assert.equal((await ann.ask('DELETE', '/api/me', { password: 'wrong password' }))['code'], 'WRONG_LOGIN')
  assert.equal((await ann.get('/api/me'))['name'], 'Anna Unusual')
  const socket = ann.socket()
  const closed = new Promise((resolve) => socket.on('close', resolve))
  await new Promise((resolve) => socket.on('open', resolve))
  assert.deepEqual(await ann.ask('DELETE', '/api/me', { password: PASSWORD }), { ok: true })
  assert.equal(await closed, 4401)
  assert.equal((await ann.get('/api/me'))['code'], 'AUTH_EXPIRED')
  const eve = await Player.arrive(running.port, 'Eve')
  assert.equal((await eve.post('/api/login', { name: 'Anna Unusual', password: PASSWORD }))['code'], 'WRONG_LOGIN')
  // Bob is the host now; Eve takes the seat, and the game goes on to its end.
  await two.until(() => two.latest.table.seats[0].holder === null)
  assert.equal(two.latest.table.host, two.latest.table.seats[1].holder?.person)
  assert.ok(!JSON.stringify(await eve.get(`/api/tables/${table}/chat`)).includes('farewell'))
  const three = await eve.follow(table)
  context.after(() => three.close())
  assert.ok((await three.send({ type: 'claim', seat: 0, seed: '' })).ok)
  await two.reach(three.latest.seq)
  for (let i = 0; i < 10; i++) await playOn([three, two], i)
  // The table that nobody else was at has the next who comes as its host.
  const alone = await eve.follow(over)
  context.after(() => alone.close())
  assert.equal(alone.latest.table.host, '')
  assert.ok((await alone.send({ type: 'claim', seat: 1, seed: '' })).ok)
  assert.equal(alone.latest.table.host, eve.person)
  assert.ok((await alone.send({ type: 'bot', seat: 0, level: 'random' })).ok)
  assert.ok((await alone.send({ type: 'start' })).ok)
  await running.close()
  const rows = allRows(`${folder}/mousekeep.db`)
  assert.ok(rows.includes('words of Bob') && rows.includes(ann.person))
  for (const trace of ['Anna', 'farewell', 'argon2id']) assert.ok(!rows.includes(trace), trace)
  // Nor in what SQLite leaves behind in its pages.
  const bytes = readFileSync(`${folder}/mousekeep.db`, 'latin1')
  assert.ok(bytes.includes('words of Bob'))
  for (const trace of ['Anna', 'farewell', 'argon2id']) assert.ok(!bytes.includes(trace), trace)
})

test('seats that are taken while somebody signs in or deletes the account are not left to a ghost', async (context) => {
  const store = await SqliteStore.start(temporaryFolder())
  const threads = new Threads()
  const ears = { onBug: (error: unknown) => assert.fail(String(error)), lettersOf: async () => [], onLetters: () => 0 }
  const tables = new Tables(store, threads, ears)
  context.after(async () => {
    tables.close()
    await threads.close()
    await store.close()
  })
  const { id } = await tables.open('host', gameOf('castle'), {})
  const table = await tables.find(id)
  const sit = (seat: number, person: string): unknown =>
    table?.record(`sit-${seat}-${person}`, () => ({ kind: 'claimed', seat, person, seed: '' }))
  const seatsOf = async (person: string): Promise<unknown> => (await store.tablesOf(person))[0]?.seats
  await sit(0, 'guest')
  await tables.movePerson('guest', 'ann')
  assert.deepEqual(await seatsOf('ann'), [0])
  await sit(1, 'guest')
  for (let i = 0; i < 2; i++) await tables.movePerson('guest', 'ann')
  assert.deepEqual(await seatsOf('ann'), [0, 1])
  await tables.letGo('ann')
  assert.equal(await seatsOf('ann'), undefined)
  await sit(1, 'ann')
  assert.deepEqual(await seatsOf('ann'), [1])
  const before = table?.head ?? 0
  for (let i = 0; i < 2; i++) await tables.letGo('ann')
  assert.equal(await seatsOf('ann'), undefined)
  assert.equal(table?.head, before + 1, 'it is written down once')
})

test('at a finished table the result stays, without the name', async (context) => {
  const { port } = await serve(context)
  const { one, two, ann, table } = await twoAtTable(context, port)
  for (let i = 0; one.latest.table.status === 'playing'; i++) await playOn([one, two], i * 7)
  const { outcome } = two.latest.table
  assert.deepEqual(await ann.ask('DELETE', '/api/me', {}), { ok: true })
  await two.until(() => two.latest.table.seats[0].holder?.name === '')
  assert.deepEqual(two.latest.table.outcome, outcome)
  assert.ok((await two.send({ type: 'rematch' })).ok)
  const eve = await (await Player.arrive(port, 'Eve')).follow(table)
  context.after(() => eve.close())
  assert.equal(eve.latest.table.seats[0].holder?.name, '')
})
