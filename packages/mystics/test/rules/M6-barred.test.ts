import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noChance } from '@mousekeep/engine'
import { mystics } from '@mousekeep/mystics'

const ROOM = { spaces: { a: [0, 0], b: [1, 0], c: [2, 0], d: [3, 0] }, links: ['a-b', 'b-c', 'c-d'] }

function barred(json: object): Record<string, string> {
  const position = { tile: ROOM, track: ['collin'], turn: 'collin', points: 2, ...json }
  const state = mystics.readPosition(position, noChance, null)
  const reasons = mystics.foresee?.(state).barred ?? {}
  return Object.fromEntries(Object.entries(reasons).map(([kind, { rule, code }]) => [kind, `${rule} ${code}`]))
}

void test('M6.3 why nothing of a kind can be done is known before it is tried', () => {
  assert.deepEqual(barred({ mice: { collin: { at: 'a' } } }), {
    battle: 'M10.2 no-such-minion',
    scurry: 'M6.7 move-first',
    explore: 'M13.2 no-exit-here',
    'level-up': 'M16.4 too-little-cheese',
  })
  const fight = barred({
    mice: { collin: { at: 'a', cheese: 6 }, filch: { at: 'd' } },
    minions: [{ id: 'x', type: 'rat-warriors', at: 'c' }],
    track: ['collin', 'filch', 'rat-warriors'],
  })
  assert.equal(fight['battle'], 'M10.2 out-of-reach')
  assert.equal(fight['explore'], 'M13.1 minions-here')
  assert.equal(fight['share'], 'M16.1 not-near')
  assert.equal(fight['level-up'], undefined, 'what can be done has no reason against it')
  assert.equal(fight['search'], undefined)
})
