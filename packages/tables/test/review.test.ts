import assert from 'node:assert/strict'
import test from 'node:test'
import { botOf, commonRules } from '@mousekeep/bots'
import { castle, type Castle } from '@mousekeep/castle'
import { BadInput, Match, Seeded, upTo } from '@mousekeep/engine'
import { review } from '../src/index.ts'

/** A game of a bot against one that plays at random. */
function finished(): Match<Castle> {
  const match = new Match(castle, { seed: 'review', options: {} })
  const bots = (['greedy', 'random'] as const).map((level) =>
    botOf(castle, level, { chance: new Seeded(level), clock: () => 0 }),
  )
  for (let seat = castle.actor(match.state); seat !== null; seat = castle.actor(match.state)) {
    match.play(bots[seat].choose(castle.view(match.state, seat), match.seen(seat)), seat)
  }
  return match
}

test('a game that is over is looked back on: chances from turn to turn, where it turned, what was better and why', () => {
  const match = finished()
  const rules = commonRules(castle)
  const began = performance.now()
  const { standings, turnings } = review(rules, match.record, 1)
  assert.ok(performance.now() - began < 30_000)
  for (const { chances } of standings) for (const chance of chances) assert.ok(chance >= 0 && chance <= 1)
  const winner = castle.outcome(match.state)?.winners[0] ?? -1
  assert.equal(standings.at(-1)?.chances[winner], 1)
  assert.equal(turnings.length, 3)
  const biggest = Math.max(
    ...standings.slice(1).map(({ chances }, i) => Math.abs(chances[1] - standings[i].chances[1])),
  )
  assert.ok(turnings.some(({ before, after }) => Math.abs(after - before) === biggest))
  for (const { better, seat } of turnings) {
    if (better === null) continue
    assert.equal(seat, 1)
    const state = Match.replay(castle, upTo(match.record, better.play)).state
    assert.equal(castle.check(state, better.line[0]), null)
    assert.notEqual(castle.text(better.line[0]), castle.text(better.played))
    assert.notEqual(better.reason, null)
  }
  // Who plays at random could nearly always have done better.
  assert.ok(turnings.some(({ better }) => better !== null))
})

test('C7.1 a game that goes on is not looked into', () => {
  const { record } = finished()
  assert.throws(() => review(commonRules(castle), upTo(record, 12), 0), BadInput)
})
