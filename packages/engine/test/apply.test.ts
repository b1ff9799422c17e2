import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply, canonical, legal, noChance, refusal, refusalOf, Scripted } from '../src/index.ts'
import { acorns, type AcornsState } from './acorns.ts'

const STATE: AcornsState = { turn: 1, goal: 6, acorns: [2, 0], hidden: [0, 0] }

test('legal lists what the actor may do, in order', () => {
  assert.deepEqual(legal(acorns, STATE), [{ do: 'step' }, { do: 'roll' }])
  assert.deepEqual(legal(acorns, { ...STATE, turn: 0 }), [{ do: 'step' }, { do: 'roll' }, { do: 'hide' }])
  assert.deepEqual(legal(acorns, { ...STATE, acorns: [6, 0] }), [])
})

test('out of turn is refused by the game’s own rule for it, with the actor', () => {
  const expected = { rule: 'A1.2', code: 'not-your-turn', params: { actor: 1 } }
  assert.deepEqual(refusalOf(acorns, STATE, 0, { do: 'step' }), expected)
  assert.equal(refusalOf(acorns, STATE, 1, { do: 'step' }), null)
})

test('what the game refuses is refused with its reason', () => {
  const expected = { rule: 'A1.4', code: 'nothing-to-hide', params: { acorns: 0 } }
  assert.deepEqual(refusalOf(acorns, STATE, 1, { do: 'hide' }), expected)
})

test('when the game is over everybody is told so', () => {
  const over = { ...STATE, acorns: [6, 0] }
  for (const seat of [0, 1]) assert.equal(refusalOf(acorns, over, seat, { do: 'step' })?.rule, 'A1.5')
})

test('apply gives a new state and the events; the state given stays as it was', () => {
  const before = canonical(STATE)
  const step = apply(acorns, STATE, 1, { do: 'step' }, noChance)
  assert.ok(step.ok)
  assert.deepEqual(step.state, { turn: 0, goal: 6, acorns: [2, 1], hidden: [0, 0] })
  assert.deepEqual(step.events, [{ type: 'stepped', rule: 'A1.2', seat: 1 }])
  assert.equal(canonical(STATE), before)
})

test('apply draws from the chance it is given', () => {
  const chance = new Scripted(noChance)
  chance.script(['three'])
  const step = apply(acorns, STATE, 1, { do: 'roll' }, chance)
  assert.ok(step.ok)
  assert.deepEqual(step.state.acorns, [2, 3])
})

test('a refused action draws nothing and changes nothing', () => {
  const before = canonical(STATE)
  const step = apply(acorns, STATE, 0, { do: 'roll' }, noChance)
  assert.ok(!step.ok)
  assert.equal(step.refusal.code, 'not-your-turn')
  assert.equal(canonical(STATE), before)
})

test('a refusal is frozen and has parameters, if only none', () => {
  const one = refusal('A1.1', 'no')
  assert.deepEqual(one, { rule: 'A1.1', code: 'no', params: {} })
  assert.ok(Object.isFrozen(one) && Object.isFrozen(one.params))
})
