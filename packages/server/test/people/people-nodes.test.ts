import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { ServerProcess } from '../faults/process.ts'
import { Player, type Seated } from '../support/player.ts'
import { freePort, startPostgres } from '../support/postgres.ts'
import { playOn } from '../support/running.ts'

const PASSWORD = 'correct horse battery'

const postgres = await startPostgres()
const ports = [await freePort(), await freePort()]
const nodes = ports.map((port) => new ServerProcess({ PORT: String(port), DATABASE_URL: postgres.url, BEAT_MS: '500' }))
await Promise.all(nodes.map((node) => node.start()))
after(async () => {
  await Promise.all(nodes.map((node) => node.end('SIGTERM')))
  await postgres.stop()
})

/** Two people at one table of two processes, whose game has begun. */
async function apart(): Promise<{ ann: Player; bob: Player; one: Seated; two: Seated; table: string }> {
  const [ann, bob] = [await Player.arrive(ports[0], 'Ann'), await Player.arrive(ports[1], 'Bob')]
  const table = await ann.open()
  const [one, two] = [await ann.follow(table), await bob.follow(table)]
  await one.send({ type: 'claim', seat: 0, seed: 'a' }, 0)
  await two.reach(1)
  await two.send({ type: 'claim', seat: 1, seed: 'b' }, 1)
  await one.reach(2)
  await one.send({ type: 'start' }, 2)
  await Promise.all([one, two].map((each) => each.reach(3)))
  return { ann, bob, one, two, table }
}

const textsIn = ({ heard }: Seated): string[] =>
  heard.flatMap((message) => (message.type === 'chat' ? [message.text] : []))

const hereIn = ({ heard }: Seated): string[] => {
  const latest = heard.findLast((message) => message.type === 'presence')
  return (latest?.here ?? []).map(({ name }) => name).toSorted()
}
const sees = (seated: Seated, ...names: string[]): Promise<void> =>
  seated.until(() => hereIn(seated).join() === names.join())

test('people at other processes are seen, until they leave or their process is gone (promise 31)', async () => {
  const { bob, one, two, table } = await apart()
  await Promise.all([sees(one, 'Ann', 'Bob'), sees(two, 'Ann', 'Bob')])
  const eve = await (await Player.arrive(ports[1], 'Eve')).follow(table)
  await Promise.all([one, two, eve].map((each) => sees(each, 'Ann', 'Bob', 'Eve')))
  await bob.post('/api/me/name', { name: 'Boris' })
  await sees(one, 'Ann', 'Boris', 'Eve')
  eve.close()
  await sees(one, 'Ann', 'Boris')
  two.close()
  await sees(one, 'Ann')
  const again = await bob.follow(table)
  await sees(one, 'Ann', 'Boris')
  await nodes[1].end('SIGKILL')
  // Nobody says anything: what was said ends by itself.
  await sees(one, 'Ann')
  await nodes[1].start()
  await sees(one, 'Ann', 'Boris')
  for (const each of [one, again]) each.close()
})

test('chat, mutes and names reach people at other processes', async () => {
  const { ann, bob, one, two } = await apart()
  const elsewhere = await ann.at(ports[1]).follow(one.latest.table.id)
  for (const text of ['one', 'two', 'three']) one.client.chat(text)
  for (const each of [one, two, elsewhere]) await each.until(() => textsIn(each).length === 3)
  assert.deepEqual(textsIn(two).toSorted(), ['one', 'three', 'two'])
  one.client.mute(bob.person, true)
  await elsewhere.until(() => elsewhere.heard.some((message) => message.type === 'mutes'))
  two.client.chat('not for Ann')
  one.client.chat('four')
  await elsewhere.until(() => textsIn(elsewhere).includes('four'))
  await two.until(() => textsIn(two).includes('not for Ann'))
  assert.ok(!textsIn(elsewhere).includes('not for Ann'))
  await bob.post('/api/me/name', { name: 'Boris' })
  await one.until(() => one.latest.table.seats[1].holder?.name === 'Boris')
  for (const each of [one, two, elsewhere]) each.close()
})

test('an account is made at one process while the game goes on at another; the seat stays (promise 13)', async () => {
  const { ann, one, two } = await apart()
  const elsewhere = await ann.at(ports[1]).follow(one.latest.table.id)
  for (let i = 0; i < 4; i++) await playOn([one, two], i)
  elsewhere.close()
  assert.equal((await ann.post('/api/account', { name: 'Anna', password: PASSWORD }))['person'], ann.person)
  for (let i = 0; i < 6; i++) await playOn([one, two], i)
  assert.deepEqual(one.latest.mine, [0])
  await two.until(() => two.latest.table.seats[0].holder?.name === 'Anna')
  for (const each of [one, two]) each.close()
})

test('who logs out at one process is out at the others (promise 18)', async () => {
  const ann = await Player.arrive(ports[0], 'Ann')
  const socket = ann.at(ports[1]).socket()
  const closed = new Promise((resolve) => socket.on('close', resolve))
  await new Promise((resolve) => socket.on('open', resolve))
  await ann.post('/api/logout', {})
  assert.equal(await closed, 4401)
})

test('who may no longer watch is sent away at every process', async () => {
  const { one, two, table } = await apart()
  const eve = await (await Player.arrive(ports[1], 'Eve')).follow(table)
  assert.ok((await one.send({ type: 'access', join: 'invited', watch: 'nobody' })).ok)
  await eve.until(() => eve.heard.some((message) => message.type === 'error' && message.code === 'FORBIDDEN'))
  const { length } = eve.bytes
  await two.reach(one.latest.seq)
  for (let i = 0; i < 4; i++) await playOn([one, two], i)
  assert.equal(eve.bytes.slice(length).filter((text) => text.includes('"step"')).length, 0)
  for (const each of [one, two, eve]) each.close()
})

test('after the database was away, what was missed is made good: chat and ended sessions', async () => {
  const { bob, one, two } = await apart()
  one.client.chat('before')
  await two.until(() => textsIn(two).includes('before'))
  await postgres.crash()
  one.client.chat('after')
  await two.until(() => textsIn(two).includes('after'))
  await bob.post('/api/logout', {})
  await two.until(() => !two.client.isConnected)
  for (const each of [one, two]) each.close()
})
