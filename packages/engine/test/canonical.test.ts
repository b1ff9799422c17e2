import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { canonical, hashOf } from '../src/index.ts'

test('equal data gives equal text, in whatever order it was made', () => {
  assert.equal(canonical({ b: 1, a: [null, true, 'x'] }), '{"a":[null,true,"x"],"b":1}')
  assert.equal(canonical({ a: { d: 1, c: 2 }, b: [] }), canonical({ b: [], a: { c: 2, d: 1 } }))
})

test('lists keep their order', () => {
  assert.notEqual(canonical([1, 2]), canonical([2, 1]))
})

test('it is JSON: it reads back as what it was', () => {
  const data = { text: 'Käse "🧀"\n', list: [0, -1, 1.5, 1e21], none: null, empty: {}, deep: [[[]]], 'a b': false }
  assert.deepEqual(JSON.parse(canonical(data)), data)
})

test('keys are sorted by code unit, not by locale', () => {
  assert.equal(canonical({ ä: 1, z: 2, Z: 3, a10: 4, a9: 5 }), '{"Z":3,"a10":4,"a9":5,"z":2,"ä":1}')
})

test('what is not plain data is a bug', () => {
  const strange: unknown[] = [
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    () => 1,
    Symbol('x'),
    10n,
    new Map(),
    new Date(0),
    new Error('mouse'),
  ]
  for (const value of strange) {
    assert.throws(() => canonical(value), /Bug/)
    assert.throws(() => canonical({ deep: [value] }), /Bug/)
  }
})

test('an object without a prototype is plain', () => {
  const bare: unknown = Object.assign(Object.create(null), { a: 1 })
  assert.equal(canonical(bare), '{"a":1}')
})

test('the hash is SHA-256 of the canonical text', () => {
  const data = { b: 1, a: [null, true, 'x'] }
  assert.equal(hashOf(data), 'afc6ee250958b0d942a566fb2d8e11fbc54da1d8d7769698553dd20799c5267f')
  for (const each of [data, [], 'ä', 0]) {
    assert.equal(hashOf(each), createHash('sha256').update(canonical(each)).digest('hex'))
  }
  assert.notEqual(hashOf({ a: 1 }), hashOf({ a: 2 }))
})
