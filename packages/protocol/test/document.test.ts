import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import {
  CLIENT_TYPES,
  ERROR_CODES,
  parseGuarded,
  readFromClient,
  readFromServer,
  REFUSAL_CODES,
  SERVER_TYPES,
} from '@mousekeep/protocol'

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')

function examples(side: 'client' | 'server'): string[] {
  return [...page.matchAll(/^```json (\w+)\n([^`]+)^```$/gm)]
    .filter((found) => found[1] === side)
    .map((found) => found[2])
}

function typeOf(text: string): unknown {
  const json: unknown = JSON.parse(text)
  return typeof json === 'object' && json !== null && 'type' in json ? json.type : null
}

test('every message of a client has an example that the reader takes as it stands', () => {
  for (const example of examples('client')) {
    const guarded = parseGuarded(example)
    assert.ok(guarded.ok)
    assert.deepEqual(readFromClient(guarded.json), guarded.json)
  }
  assert.deepEqual(new Set(examples('client').map(typeOf)), new Set(CLIENT_TYPES))
})

test('every message of the server has an example', () => {
  for (const example of examples('server')) assert.notEqual(readFromServer(example), null)
  assert.deepEqual(new Set(examples('server').map(typeOf)), new Set(SERVER_TYPES))
})

test('every code is explained', () => {
  for (const code of [...ERROR_CODES, ...REFUSAL_CODES]) assert.ok(page.includes(`\`${code}\``), code)
})
