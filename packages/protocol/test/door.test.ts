import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BadShape, parseGuarded, readFromClient } from '@mousekeep/protocol'

const ACT = { type: 'act', id: 'abcdefgh', seq: 3, seat: 0, action: { do: 'end' } }

function pathOf(json: unknown): string {
  try {
    readFromClient(json)
  } catch (error) {
    if (error instanceof BadShape) return error.path
    throw error
  }
  return 'no refusal'
}

test('depth and width are refused before parsing', () => {
  assert.equal(parseGuarded('['.repeat(500_000)).ok, false)
  assert.deepEqual(parseGuarded(`${'['.repeat(17)}${']'.repeat(17)}`), { ok: false, code: 'BAD_SHAPE', id: null })
  assert.equal(parseGuarded(`${'['.repeat(16)}${']'.repeat(16)}`).ok, true)
  const wide = Object.fromEntries(Array.from({ length: 257 }, (_, i) => [`k${i}`, 1]))
  assert.deepEqual(parseGuarded(JSON.stringify({ ...wide, id: 'abcdefgh' })), {
    ok: false,
    code: 'BAD_SHAPE',
    id: 'abcdefgh',
  })
  assert.deepEqual(parseGuarded('{"a":'), { ok: false, code: 'BAD_JSON', id: null })
})

test('brackets inside strings do not count', () => {
  const text = JSON.stringify({ text: `${'['.repeat(100)}"\\` })
  assert.deepEqual(parseGuarded(text), { ok: true, json: JSON.parse(text) })
})

test('a refusal names the place and never the value', () => {
  assert.equal(pathOf({ ...ACT, seat: 'me' }), 'seat')
  assert.equal(pathOf({ ...ACT, seat: 99 }), 'seat')
  assert.equal(pathOf({ ...ACT, seq: -1 }), 'seq')
  assert.equal(pathOf({ ...ACT, seq: 1.5 }), 'seq')
  assert.equal(pathOf({ ...ACT, seq: 2 ** 53 }), 'seq')
  assert.equal(pathOf({ ...ACT, id: 'short' }), 'id')
  assert.equal(pathOf({ ...ACT, action: [] }), 'action')
  assert.equal(pathOf({ ...ACT, action: { do: 'x', at: 0.5 } }), 'action')
  assert.equal(pathOf({ ...ACT, action: { do: 'x', text: '\ud800' } }), 'action')
  assert.equal(pathOf({ ...ACT, extra: 1 }), 'message')
  assert.equal(pathOf({ ...ACT, type: 'constructor' }), 'type')
  assert.equal(pathOf([ACT]), 'type')
  assert.equal(pathOf(null), 'type')
})

test('__proto__ is a stranger, at the top and inside an action', () => {
  assert.equal(pathOf(JSON.parse('{"type":"ping","__proto__":{}}')), 'message')
  const nested: unknown = JSON.parse('{"do":"x","at":{"__proto__":{"seat":1}}}')
  assert.equal(pathOf({ ...ACT, action: nested }), 'action')
})
