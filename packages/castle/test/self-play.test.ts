import assert from 'node:assert/strict'
import { test } from 'node:test'
import { castle } from '@mousekeep/castle'
import { Seeded } from '@mousekeep/engine'
import { randomOptions, selfPlay, type Pace } from '@mousekeep/testkit'
import { subject } from './subject.ts'

const GAMES = 120
const GROUPS = 4
/** `npm run fuzz` plays many more games at a lighter pace. */
const PACE: Pace = { heavyEvery: 6, mutants: 4, mostActions: 20_000 }

for (let group = 0; group < GROUPS; group++) {
  test(`${GAMES / GROUPS} random games pass every check (${group + 1} of ${GROUPS})`, () => {
    for (let game = group; game < GAMES; game += GROUPS) selfPlay(subject, `self-play ${game}`, PACE)
  })
}

test('the options of self-play vary over their whole range', () => {
  const chance = new Seeded('options')
  const drawn = Array.from({ length: GAMES }, () => randomOptions(castle.options, chance))
  const values = (name: string): Set<unknown> => new Set(drawn.map((options) => options[name]))
  assert.deepEqual(values('players'), new Set([2, 3, 4]))
  assert.deepEqual(values('layout'), new Set(['hof', 'mill']))
  assert.deepEqual(values('target'), new Set([4, 5, 6]))
  assert.deepEqual(values('spare'), new Set(['any', 'plain']))
  assert.deepEqual(values('crossTower'), new Set([false, true]))
  assert.deepEqual(values('pushBack'), new Set([false, true]))
})
