import assert from 'node:assert/strict'
import { test } from 'node:test'
import { playOn, serve, twoAtTable } from './support/running.ts'

const RACES = Number(process.env['TAB_RACES'] ?? 25)

test('three tabs of one seat race with different actions: one is taken, and all see the same (property 13)', async (context) => {
  const { port } = await serve(context)
  const { one, two, ann, bob, table } = await twoAtTable(context, port)
  const tabs = [
    [one, await ann.follow(table), await ann.follow(table)],
    [two, await bob.follow(table), await bob.follow(table)],
  ]
  context.after(() => tabs.flat().forEach((tab) => tab.close()))
  for (let i = 0; i < RACES && one.latest.table.status === 'playing'; i++) {
    const { seq, table: info } = one.latest
    await Promise.all(tabs.flat().map((tab) => tab.reach(seq)))
    const rivals = tabs[info.turn ?? 0]
    const replies = await Promise.all(
      rivals.map((tab, n) => tab.send({ type: 'act', ...(tab.choice(i + n) ?? { seat: 0, action: { do: '' } }) }, seq)),
    )
    assert.equal(replies.filter((reply) => reply.ok).length, 1)
    assert.ok(replies.every((reply) => reply.ok || reply.refused.code === 'STALE_SEQ'))
    await Promise.all(tabs.flat().map((tab) => tab.reach(seq + 1)))
    assert.equal(new Set(tabs.flat().map((tab) => tab.latest.hash)).size, 1)
    for (const mine of tabs) assert.equal(new Set(mine.map((tab) => JSON.stringify(tab.latest.looks))).size, 1)
  }
  await playOn([one, two], 0)
})
