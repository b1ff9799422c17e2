import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  BadInput,
  isRecord,
  readFlag,
  readList,
  readNumber,
  readOneOf,
  readOnly,
  readRecord,
  readString,
} from '../src/index.ts'

function badInput(read: () => unknown, message: string): void {
  assert.throws(read, (error) => error instanceof BadInput && error.message === message)
}

test('readers give back what has the right shape', () => {
  assert.deepEqual(readRecord({ a: 1 }, 'x'), { a: 1 })
  assert.deepEqual(readList([1], 'x'), [1])
  assert.equal(readString('', 'x'), '')
  assert.equal(readNumber(-3, -3, 5, 'x'), -3)
  assert.equal(readNumber(5, -3, 5, 'x'), 5)
  assert.equal(readFlag(false, 'x'), false)
  assert.equal(readOneOf('b', ['a', 'b'], 'x'), 'b')
  readOnly({ a: 1 }, ['a', 'b'], 'x')
})

test('and say where something else stood, and what belongs there', () => {
  for (const json of [null, [], 'a', 1, undefined]) badInput(() => readRecord(json, 'team'), 'team must be an object')
  for (const json of [null, {}, 'a']) badInput(() => readList(json, 'mice'), 'mice must be a list')
  for (const json of [null, 1, ['a']]) badInput(() => readString(json, 'name'), 'name must be a string')
  for (const json of [0, 7, 1.5, '3', Number.NaN, null]) {
    badInput(() => readNumber(json, 1, 6, 'die'), 'die must be a whole number from 1 to 6')
  }
  for (const json of [0, 'true', null]) badInput(() => readFlag(json, 'fast'), 'fast must be true or false')
  for (const json of ['c', null, 0]) badInput(() => readOneOf(json, ['a', 'b'], 'kind'), 'kind must be one of a, b')
  badInput(() => readOnly({ a: 1, z: 2 }, ['a', 'b'], 'a step'), 'a step has no "z"; it has a, b')
})

test('a record is an object that is no list', () => {
  assert.ok(isRecord({}))
  for (const value of [null, [], 'a', undefined, 3]) assert.ok(!isRecord(value))
})
