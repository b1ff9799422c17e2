import assert from 'node:assert/strict'
import test from 'node:test'
import { REFUSALS } from '../../castle/src/refusals.ts'
import { refusalText, wordsOf } from '../src/words.ts'

const ACTION = { do: 'step', from: 'b1', to: 'c1', tower: 'a1', room: 'H', end: 'b1' }

test('every refusal of Castle is a sentence that ends with its rule', () => {
  for (const refused of Object.values(REFUSALS)) {
    assert.match(refusalText('castle', refused, ACTION), new RegExp(`^[A-Z{a-z].*\\. \\(${refused.rule}\\)$`))
  }
})

test('what the engine refuses is said too', () => {
  for (const key of ['not-your-turn', 'nothing-to-undo', 'revealed']) assert.ok(wordsOf('castle').has(`refused-${key}`))
})
