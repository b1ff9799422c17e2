import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const HTTP = new URL('../../src/http/', import.meta.url)
const page = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8')
const guide = readFileSync(new URL('../../../../docs/operate.md', import.meta.url), 'utf8')

test('every request that the server takes is in the document, and nothing else is', () => {
  const source = readdirSync(HTTP)
    .map((file) => readFileSync(new URL(file, HTTP), 'utf8'))
    .join('')
  const routes = [...source.matchAll(/app\.(get|post|put|delete)\(\s*'([^']+)'/g)]
  const taken = routes.map(([, method, path]) => `${method.toUpperCase()} ${path}`)
  const told = [...page.matchAll(/`((?:GET|POST|PUT|DELETE) \/[^`]*)`/g)].map(([, request]) => request)
  assert.ok(taken.length > 20)
  assert.deepEqual([...new Set(told)].toSorted(), [...new Set(taken)].toSorted())
})

test('every setting is in the guide for operators', () => {
  const source = readFileSync(new URL('../../src/config.ts', import.meta.url), 'utf8')
  const settings = [...source.matchAll(/\b(?:text|number)\('([A-Z_]+)'/g)].map(([, name]) => name)
  assert.ok(settings.length > 15)
  for (const name of settings) assert.ok(guide.includes(`\`${name}\``), name)
})
