import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { mystics } from '@mousekeep/mystics'
import { verifyChain } from '@mousekeep/tables'
import { playToTheEnd } from '../support/chapter.ts'
import { temporaryFolder } from '../support/folder.ts'
import { Player, type Seated } from '../support/player.ts'
import { PushBrowser } from '../support/push-browser.ts'
import { Receiver } from '../support/receiver.ts'
import { serve } from '../support/running.ts'

/** A company of these, each at a seat of its first chapter, which has begun. */
async function begun(
  context: TestContext,
  people: readonly Player[],
): Promise<{ readonly table: string; readonly seated: Seated[] }> {
  const [host, ...others] = people
  const options = { chapter: '1', asks: 'what-matters' }
  const { id, code } = await host.post('/api/companies', { name: 'Far away', game: 'mystics', options })
  for (const each of others) await each.post('/api/companies/join', { code })
  const { table } = await host.post(`/api/companies/${String(id)}/begin`, {})
  const seated: Seated[] = []
  for (const each of people) seated.push(await each.follow(String(table)))
  context.after(() => seated.forEach((each) => each.close()))
  for (const [seat, each] of seated.entries()) {
    assert.ok((await each.send({ type: 'claim', seat, seed: '' })).ok)
    await Promise.all(seated.map((other) => other.reach(each.latest.seq)))
  }
  const started = await seated[0].send({ type: 'start' })
  assert.ok(started.ok)
  await Promise.all(seated.map((each) => each.reach(started.seq)))
  return { table: String(table), seated }
}

test('who must decide between two chapters is told what waits, in their language, and not while they look (28, 42)', async (context) => {
  const service = await Receiver.start(context)
  const notices = { PRIVATE_HOOKS: '1', NOTICE_DELAY_MS: '0', NOTICE_RETRY_MS: '20', NOTICE_LOOK_MS: '10' }
  const { port } = await serve(context, notices)
  const people = [await Player.arrive(port, 'Ann'), await Player.arrive(port, 'Bob')]
  const { table, seated } = await begun(context, people)
  const browsers = people.map((_, i) => new PushBrowser(`${service.url}/push/${i}`))
  for (const [i, each] of people.entries()) {
    await each.post('/api/push', browsers[i].subscription)
    await each.ask('PUT', '/api/me/preferences', { language: 'hu' })
  }
  await playToTheEnd(seated)
  const [need] = seated[0].latest.table.following?.needs ?? []
  assert.equal(need.rule, 'M23.3')
  const told = (): unknown[] =>
    service.received
      .filter(({ path }) => path === `/push/${need.seat}`)
      .map(({ body }) => browsers[need.seat].read(body))
  assert.deepEqual(told(), [])
  seated[need.seat].close()
  while (told().length === 0) await sleep(50)
  const text = 'Elvesztettétek a fejezetet: még egyszer, vagy tovább?'
  assert.deepEqual(told(), [{ type: 'choice', table, game: 'mystics', seat: need.seat, text }])
})

/** How the cards of a seat's mice ask, as everybody sees it. */
function whispersAt(client: Seated, seat: number): Record<string, string> {
  const { table, looks } = client.latest
  const { seats = {} }: { seats?: Record<string, number> } = Object(looks[0].view)
  const whispers: Record<string, string> = Object(looks[0].view).quiet.whispers
  assert.equal(table.game, 'mystics')
  return Object.fromEntries(Object.entries(whispers).filter(([key]) => seats[key.split(' ')[0]] === seat))
}

test('M27.3 in a running game cards ask as whoever sits there chooses now, and after the seat has changed hands (42, 43)', async (context) => {
  const folder = temporaryFolder()
  const first = await serve(context, { DATA_DIR: folder })
  const [ann, bob] = [await Player.arrive(first.port, 'Ann'), await Player.arrive(first.port, 'Bob')]
  await ann.ask('PUT', '/api/me/preferences', { whispers: { dodge: 'always' } })
  const { table, seated } = await begun(context, [ann, bob])
  const [one, two] = seated
  const settled = async (seat: number, whispers: readonly string[]): Promise<void> => {
    const wanted = whispers.toSorted().join()
    const now = (): string =>
      [...new Set(Object.entries(whispersAt(one, seat)).map(([key, when]) => `${key.split(' ')[1]} ${when}`))]
        .toSorted()
        .join()
    await one.until(() => now() === wanted)
    await two.reach(one.latest.seq)
  }
  await settled(0, ['dodge always'])
  await settled(1, [])
  // Bob chooses, elsewhere and whosever turn it is.
  const choice = one.choice(0)
  assert.ok(choice?.seat === 0 && (await one.send({ type: 'act', ...choice })).ok)
  const begunAt = one.latest.table.plays - 1
  assert.ok((await one.send({ type: 'rollback', plays: begunAt })).ok)
  await bob.ask('PUT', '/api/me/preferences', { whispers: { dodge: 'hold', 'first-aid': 'always' } })
  await settled(1, ['dodge hold', 'first-aid always'])
  assert.equal(one.latest.table.rollback?.plays, begunAt, 'nobody has played on')
  // That is no move: Ann takes hers back, and he is asked as he has chosen.
  assert.ok((await one.send({ type: 'undo', seat: 0 })).ok)
  await one.until(() => one.latest.table.plays <= begunAt + 1 && whispersAt(one, 1)['filch dodge'] === 'hold')
  await settled(1, ['dodge hold', 'first-aid always'])
  assert.deepEqual(one.choice(0), choice)
  // Ann plays for him: his mice ask as hers do; and as he likes when he is back.
  assert.ok((await two.send({ type: 'lend', seat: 1, person: ann.person })).ok)
  await settled(1, ['dodge always'])
  assert.ok((await two.send({ type: 'lend', seat: 1, person: null })).ok)
  await settled(1, ['dodge hold', 'first-aid always'])
  // He gets up, and somebody who has chosen nothing sits down.
  assert.ok((await two.send({ type: 'leave', seat: 1 })).ok)
  const cem = await Player.arrive(first.port, 'Cem')
  await one.reach(two.latest.seq)
  await cem.post(`/api/codes/${one.latest.table.code}`, {})
  const three = await cem.follow(table)
  context.after(() => three.close())
  assert.ok((await three.send({ type: 'claim', seat: 1, seed: '' })).ok)
  await settled(1, [])
  await settled(0, ['dodge always'])
  await three.reach(one.latest.seq)
  await playToTheEnd([one, three])
  for (const each of [...seated, three]) each.close()
  await first.close()
  const again = await serve(context, { DATA_DIR: folder })
  const log = await ann.at(again.port).get(`/api/tables/${table}/log`)
  assert.equal(verifyChain(mystics, [log]).chapters.length, 1)
})

test('M27.3 cards ask as each person has chosen for their own mice; the log says so and verifies (42, 43)', async (context) => {
  const folder = temporaryFolder()
  const first = await serve(context, { DATA_DIR: folder })
  const [ann, bob] = [await Player.arrive(first.port, 'Ann'), await Player.arrive(first.port, 'Bob')]
  await bob.ask('PUT', '/api/me/preferences', { whispers: { dodge: 'hold', 'first-aid': 'always' } })
  const { table, seated } = await begun(context, [ann, bob])
  const { table: info, looks } = seated[0].latest
  const mice = mystics.personal?.(mystics.readOptions(info.options), [null, { dodge: 'hold' }]).whispers ?? {}
  assert.equal(Object.keys(mice).length, 2, 'two of the four mice are Bob’s')
  const expected = Object.keys(mice).flatMap((mouse) => [
    [`${mouse} dodge`, 'hold'],
    [`${mouse} first-aid`, 'always'],
  ])
  assert.deepEqual(Object(looks[0].view).quiet.whispers, Object.fromEntries(expected))
  await playToTheEnd(seated)
  // Read again from its log by another process, and verified from it alone.
  for (const each of seated) each.close()
  await first.close()
  const again = await serve(context, { DATA_DIR: folder })
  const log = await ann.at(again.port).get(`/api/tables/${table}/log`)
  assert.equal(verifyChain(mystics, [log]).chapters.length, 1)
})
