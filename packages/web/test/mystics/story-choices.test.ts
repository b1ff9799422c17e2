import assert from 'node:assert/strict'
import test from 'node:test'
import { choiceAt } from '../../src/mystics/story/choices.ts'

const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  signet: ['take', 'leave'],
  'the-cat': ['friend', 'bell'],
}
const optionsOf = (asked: string): readonly string[] => OPTIONS[asked] ?? []

test('what was chosen is read from the passage that the answer told', () => {
  assert.equal(choiceAt(['5 intro', '5 signet', '5 signet-leave'], 1, optionsOf)?.chosen, 'leave')
  assert.equal(choiceAt(['7 the-cat', '7 bell', '7 victory'], 0, optionsOf)?.chosen, 'bell')
})

test('a question that is still open has no answer, and most passages ask nothing', () => {
  assert.equal(choiceAt(['5 intro', '5 signet'], 1, optionsOf)?.chosen, null)
  assert.equal(choiceAt(['5 signet', '5 kitchen'], 0, optionsOf)?.chosen, null)
  assert.equal(choiceAt(['5 intro', '5 signet'], 0, optionsOf), null)
})
