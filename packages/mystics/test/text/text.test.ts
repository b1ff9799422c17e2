import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const ROOT = new URL('../../', import.meta.url)

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

void test('every event has its words, and every word its event; what a sentence names is in the event', () => {
  const source = readFileSync(new URL('src/state/events.ts', ROOT), 'utf8')
  const types = new Map<string, string>()
  for (const [member, type] of source.matchAll(/readonly type: '([a-z-]+)'[^}]*}/g)) types.set(type, member)
  const catalogue = readFileSync(new URL('text/en.ftl', ROOT), 'utf8')
  const [, events] = catalogue.split('## What happened')
  const worded = [...events.matchAll(/^event-([a-z-]+) = ([^]*?)(?=\nevent-|$(?![^]))/gm)]
  assert.deepEqual(
    worded.map(([, type]) => type),
    [...types.keys()],
  )
  for (const [, type, sentence] of worded) {
    // Why something happened is known by the rule that every event cites.
    for (const [, name] of sentence.matchAll(/\$(?!why\b)([a-z]+)/g))
      assert.match(types.get(type) ?? '', new RegExp(`readonly ${name}: `), `event-${type} speaks of ${name}`)
  }
})
