import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PLAYED } from './support/player.ts'
import { serve, twoAtTable, type Pair } from './support/running.ts'

const RACES = Number(process.env['TAB_RACES'] ?? 25)

for (const game of PLAYED)
  test(`${game}: three tabs of one seat race with different actions: one is taken, and all see the same (promise 13)`, async (context) => {
    const { port } = await serve(context)
    for (let races = 0; races < RACES;) races += await raceOn(await twoAtTable(context, port, game), RACES - races)
  })

/** Races at one table, so many or until its game is over. Gives how many there were. */
async function raceOn({ one, two, ann, bob, table }: Pair, most: number): Promise<number> {
  const tabs = [
    [one, await ann.follow(table), await ann.follow(table)],
    [two, await bob.follow(table), await bob.follow(table)],
  ]
  let races = 0
  for (; races < most && one.latest.table.status === 'playing'; races++) {
    const { seq, table: info } = one.latest
    await Promise.all(tabs.flat().map((tab) => tab.reach(seq)))
    const rivals = tabs[info.turn ?? 0]
    const replies = await Promise.all(
      rivals.map((tab, n) =>
        tab.send({ type: 'act', ...(tab.choice(races + n) ?? { seat: 0, action: { do: '' } }) }, seq),
      ),
    )
    assert.equal(replies.filter((reply) => reply.ok).length, 1)
    assert.ok(replies.every((reply) => reply.ok || reply.refused.code === 'STALE_SEQ'))
    await Promise.all(tabs.flat().map((tab) => tab.reach(seq + 1)))
    assert.equal(new Set(tabs.flat().map((tab) => tab.latest.hash)).size, 1)
    for (const mine of tabs) assert.equal(new Set(mine.map((tab) => JSON.stringify(tab.latest.looks))).size, 1)
  }
  for (const tab of tabs.flat()) tab.close()
  return races
}
