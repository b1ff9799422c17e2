import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CHAPTERS } from '../src/story/shelf.ts'
import { Coverage, playCases, playChapter, playScenes, shelveCounting } from './coverage.ts'

// The long version is `npm run -s coverage -- --games 20`, which names every branch of a rule that nothing has used.

const coverage = new Coverage()

void test('the rule cases use every hero, ability, search card and initiative card', () => {
  playCases(coverage)
  const unused = coverage.unused.filter((name) => !/^(encounter|side|passage|rule) /.test(name))
  assert.deepEqual(unused, [])
})

void test('scenes of the book show what few games come to', () => {
  shelveCounting()
  assert.deepEqual(playScenes(coverage), [])
})

void test('games of the book use what cases cannot: sides, encounters, passages, rules', () => {
  const before = coverage.counts.used
  for (const chapter of CHAPTERS) playChapter(coverage, chapter, 'alone', 0)
  assert.ok(coverage.counts.used > before + 50, `only ${coverage.counts.used - before} more`)
})
