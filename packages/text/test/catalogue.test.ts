import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { Catalogue, tellPassage } from '../src/index.ts'

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

test('a passage is told by paragraphs, with the lines that hold', () => {
  const source =
    'tale =\n    Once\n    upon a time.\n\n    The end.\n    .rain = It rains.\n    .sun = The sun shines.\n'
  const words = new Catalogue('en', [source])
  assert.deepEqual(words.attributes('tale'), ['rain', 'sun'])
  assert.equal(words.say('tale.rain'), 'It rains.')
  assert.deepEqual(
    tellPassage(words, 'tale', (line) => line === 'sun'),
    ['Once upon a time.', 'The end.', 'The sun shines.'],
  )
  assert.throws(() => words.say('tale.snow'), /no text "tale.snow" in en/)
})
