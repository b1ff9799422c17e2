import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { Catalogue } from '../src/index.ts'

test('a message is said with its parameters and plural forms', () => {
  const words = new Catalogue('en', ['mice = { $count -> \n    [one] one mouse\n   *[other] { $count } mice\n }\n'])
  assert.equal(words.say('mice', { count: 1 }), 'one mouse')
  assert.equal(words.say('mice', { count: 3 }), '3 mice')
  assert.equal(words.has('mice'), true)
  assert.equal(words.has('cats'), false)
})

test('a missing key, a missing parameter and a key given twice are bugs that are told', () => {
  const words = new Catalogue('en', ['step = from { $from }\n'])
  assert.throws(() => words.say('slide'), /no text "slide" in en/)
  assert.throws(() => words.say('step'), /text "step" in en/)
  assert.throws(() => new Catalogue('en', ['a = one\n', 'a = two\n']), /text in "en"/)
})

test('the catalogues we ship are well-formed', () => {
  for (const file of ['@mousekeep/text/shared/en.ftl', '@mousekeep/castle/text/en.ftl']) {
    const source = readFileSync(fileURLToPath(import.meta.resolve(file)), 'utf8')
    const keys = [...source.matchAll(/^([a-z][a-z-]*) =/gm)].map((match) => match[1])
    const words = new Catalogue('en', [source])
    assert.ok(keys.length > 2)
    for (const key of keys) assert.ok(words.has(key), `${file}: ${key}`)
  }
})
