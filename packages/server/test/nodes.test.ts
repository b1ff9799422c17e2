import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { Limit } from './faults/limit.ts'
import { freeze, race, rollingRestarts, startNodes } from './faults/nodes.ts'
import { Player, PLAYED } from './support/player.ts'
import { playOn } from './support/running.ts'

const both = await startNodes()
after(() => both.stop())
const { nodes, ports } = both

for (const game of PLAYED) {
  test(`two people at two processes play one table of ${game}; a killed process costs a pause`, async () => {
    const ann = await Player.arrive(ports[0], 'Ann')
    const bob = await Player.arrive(ports[1], 'Bob')
    const table = await ann.open({}, game)
    const [one, two] = [await ann.follow(table), await bob.follow(table)]
    assert.ok((await one.send({ type: 'claim', seat: 0, seed: 'a' }, 0)).ok)
    await two.reach(1)
    assert.ok((await two.send({ type: 'claim', seat: 1, seed: 'b' }, 1)).ok)
    await one.reach(2)
    assert.ok((await one.send({ type: 'start' }, 2)).ok)
    await Promise.all([one.reach(3), two.reach(3)])
    for (let i = 0; i < 20; i++) await playOn([one, two], i)
    assert.equal(one.latest.hash, two.latest.hash)
    await nodes[0].end('SIGKILL')
    const elsewhere = await ann.at(ports[1]).follow(table)
    await elsewhere.reach(two.latest.seq)
    for (let i = 0; i < 10; i++) await playOn([elsewhere, two], i)
    await nodes[0].start()
    await one.reach(two.latest.seq)
    assert.equal(one.latest.hash, two.latest.hash)
    for (let i = 0; i < 5; i++) await playOn([one, two], i)
    for (const each of [one, two, elsewhere]) each.close()
  })
}

test('two tabs at two processes race for the same place: one wins each time (promises 6, 13)', async () => {
  const { races, winners, others } = await race(both, new Limit(40), 2)
  assert.deepEqual([winners, others], [races, 0])
})

test('a frozen process cannot write over what happened meanwhile (promise 7)', async () => {
  const { stale, forked } = await freeze(both, new Limit(2))
  assert.deepEqual([stale, forked], [0, 0])
})

test('restarts of one process after the other lose nothing and ask nobody for a new page (promise 12)', async () => {
  const { acknowledged, lost, doubled, gaps, outdated } = await rollingRestarts(both, new Limit(3))
  assert.ok(acknowledged >= 80)
  assert.deepEqual([lost, doubled, gaps, outdated], [0, 0, 0, 0])
})
