import assert from 'node:assert/strict'
import test from 'node:test'
import { rulesSince } from '../../src/mystics/story/rules-since.ts'

test('a passage announces the rules that came with it, and none that held before', () => {
  const passage = { passage: '1 crow', isAgain: false }
  const now = { rules: ['R1.2', 'R1.4'] }
  assert.deepEqual(rulesSince({ ...passage, rulesBefore: ['R1.2'] }, now), ['R1.4'])
  assert.deepEqual(rulesSince({ ...passage, rulesBefore: now.rules }, now), [])
  assert.deepEqual(rulesSince({ ...passage, rulesBefore: [] }, now), ['R1.2', 'R1.4'])
})
