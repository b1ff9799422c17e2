import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply, hashOf, legal, pick, Seeded } from '@mousekeep/engine'
import { mystics, type MysticsEvent } from '@mousekeep/mystics'
import { randomTable } from './random-table.ts'

// What is judged once and done to a copy comes to the same as what is checked and then performed in place (ADR 14).

void test('an action does the same whether it is judged once or checked and performed', () => {
  const kinds = new Set<string>()
  for (let table = 0; table < 60; table++) {
    const whim = new Seeded(`judged ${table}`)
    let state = mystics.readPosition(randomTable(whim), new Seeded(`position ${table}`), null)
    for (let n = 0; n < 25 && state.over === null; n++) {
      const action = pick(legal(mystics, state), whim)
      kinds.add(action.do)
      const beside = mystics.copy(state)
      const events: MysticsEvent[] = []
      mystics.perform(beside, action, new Seeded(`dice ${table} ${n}`), (event) => events.push(event))
      const step = apply(mystics, state, mystics.actor(state) ?? 0, action, new Seeded(`dice ${table} ${n}`))
      assert.ok(step.ok, mystics.text(action))
      assert.equal(hashOf(step.state), hashOf(beside), mystics.text(action))
      assert.deepEqual(step.events, events)
      state = step.state
    }
  }
  for (const kind of ['battle', 'use', 'ability', 'share', 'equip', 'step']) assert.ok(kinds.has(kind), kind)
})

void test('what is illegal is refused by the same reason, and changes nothing', () => {
  const state = mystics.start(mystics.readOptions({ chapter: '1' }), new Seeded('refused'), null)
  const before = hashOf(state)
  for (const action of [
    { do: 'battle', weapon: 'no-such', target: 'nobody' },
    { do: 'use', card: 'no-such' },
    { do: 'explore', exit: 'x' },
  ] as const) {
    const step = apply(mystics, state, mystics.actor(state) ?? 0, action, new Seeded('x'))
    assert.ok(!step.ok)
    assert.deepEqual(step.refusal, mystics.check(state, action))
  }
  assert.equal(hashOf(state), before)
})
