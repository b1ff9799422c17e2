import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const ROOT = new URL('../', import.meta.url)

void test('every refusal has its words, and every word its refusal', () => {
  const codes = new Set<string>()
  for (const file of globSync('src/**/*.ts', { cwd: ROOT })) {
    const source = readFileSync(new URL(file, ROOT), 'utf8')
    for (const [, code] of source.matchAll(/refusal\([^()]*?'([a-z-]+)'\)/g)) codes.add(code)
  }
  const catalogue = readFileSync(new URL('text/en.ftl', ROOT), 'utf8')
  const worded = [...catalogue.matchAll(/^refused-([a-z-]+) =/gm)].map(([, code]) => code)
  assert.deepEqual(worded, [...codes].toSorted())
})
