import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fuzz, randomOptions, type FuzzBatch } from '../src/index.ts'
import { Seeded } from '@mousekeep/engine'
import { nuts, nutsSubject } from './nuts.ts'

const BATCH: FuzzBatch = { seed: 'fuzz', first: 0, games: 20, pace: { heavyEvery: 3, mutants: 3, mostActions: 100 } }

test('a sound game is played as often as asked, and actions are counted', () => {
  const report = fuzz(nutsSubject(), BATCH)
  assert.equal(report.games, 20)
  assert.ok(report.actions >= 40)
  assert.equal(report.violation, null)
})

test('games are numbered: two halves make a whole', () => {
  const [one, other] = [0, 10].map((first) => fuzz(nutsSubject(), { ...BATCH, first, games: 10 }))
  assert.equal(one.actions + other.actions, fuzz(nutsSubject(), BATCH).actions)
})

test('the first violation ends the batch; its game comes back alone', () => {
  // Nobody can take the last nut of a pile of twelve: one game in eight is like that.
  const spoilt = nutsSubject({ actor: (state) => (state.pile === 0 ? null : state.pile > 11 ? 7 : state.turn) })
  const { violation, games } = fuzz(spoilt, BATCH)
  assert.ok(violation)
  assert.match(violation.message, /the actor 7 has no seat/)
  assert.equal(games, violation.game + 1)
  const again = fuzz(spoilt, { ...BATCH, first: violation.game, games: 1 })
  assert.deepEqual(again.violation, violation)
})

test('options are drawn from their whole range, and are good ones', () => {
  const chance = new Seeded('options')
  const drawn = Array.from({ length: 200 }, () => nuts.readOptions(randomOptions(nuts.options, chance)))
  assert.deepEqual(new Set(drawn.map(({ pile }) => pile)), new Set([5, 6, 7, 8, 9, 10, 11, 12]))
  assert.deepEqual(new Set(drawn.map(({ golden }) => golden)), new Set([true, false]))
})
