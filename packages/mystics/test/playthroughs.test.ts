import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { readPlaythrough, writePlaythrough } from '@mousekeep/testkit'
import { subject } from './subject.ts'

/** `npm run playthrough -- --update` sets this. The new text is reviewed like code, with the rule that changed it. */
const isUpdate = process.env['PLAYTHROUGHS'] === 'update'
const MOST_LINES = 300

const FOLDER = new URL('playthroughs/', import.meta.url)
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'))

for (const name of FILES) {
  const file = new URL(name, FOLDER)
  void test(`playthrough ${name} happens again, line by line`, () => {
    const before = readFileSync(file, 'utf8')
    const after = writePlaythrough(subject, readPlaythrough(before))
    if (isUpdate) writeFileSync(file, after)
    else assert.deepEqual(after.split('\n'), before.split('\n'))
    assert.ok(after.split('\n').length <= MOST_LINES, `${name} is too long to be read: at most ${MOST_LINES} lines`)
  })
}

void test('the playthroughs lead through every side of chapter one', () => {
  assert.ok(FILES.length >= 10)
  const texts = FILES.map((name) => readFileSync(new URL(name, FOLDER), 'utf8')).join('\n')
  for (const side of ['guard-room', 'sewer', 'kitchen-tunnels', 'tunnel-entrance', 'courtyard', 'gutter']) {
    assert.match(texts, new RegExp(`^${side}, page `, 'm'))
  }
})
