import assert from 'node:assert/strict'
import test from 'node:test'
import type { CastleEvent } from '@mousekeep/castle'
import { occasionOf } from '../src/castle/tempers/saying.ts'

const fell = (seat: number): CastleEvent => ({ type: 'fell', rule: 'C4.1', seat, at: 'a2' })
const stepped = (seat: number): CastleEvent => ({
  type: 'stepped',
  rule: 'C3.3',
  seat,
  from: 'a2',
  to: 'a3',
  passing: false,
})
const slid = (seat: number): CastleEvent => ({
  type: 'slid',
  rule: 'C3.6',
  seat,
  end: 'a2',
  pushed: 'trap',
  dropped: 'plain',
  shows: {},
  revealed: false,
})
const awarded = (seat: number): CastleEvent => ({
  type: 'awarded',
  rule: 'C5.1',
  seat,
  cheese: 'gouda',
  on: ['a2', 'a4'],
})

test('a mouse with a temper always speaks of a token, a fall and whom it drops', () => {
  for (let before = 0; before < 5; before++) {
    const earlier = Array.from({ length: before }, () => [])
    assert.equal(occasionOf([...earlier, [stepped(1), awarded(1)]], 1), 'take')
    assert.equal(occasionOf([...earlier, [slid(1), fell(0)]], 1), 'drop')
    assert.equal(occasionOf([...earlier, [slid(0), fell(1)]], 1), 'fall')
  }
})

test('of what happens all the time it speaks at times, and not of what others do', () => {
  const said = Array.from({ length: 8 }, (_, before) =>
    occasionOf([...Array.from({ length: before }, () => []), [stepped(1)]], 1),
  )
  assert.equal(said.filter((each) => each === 'run').length, 2)
  assert.equal(said.filter((each) => each === null).length, 6)
  assert.equal(occasionOf([[], [], [], [stepped(0)]], 1), null)
})

test('what was said is over after some plays', () => {
  assert.equal(occasionOf([[awarded(1)], [], [], []], 1), 'take')
  assert.equal(occasionOf([[awarded(1)], [], [], [], []], 1), null)
})
