import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { needsIn } from '@mousekeep/testkit/text-needs'
import { Catalogue } from '@mousekeep/text'
import { LANGUAGES } from '../src/base/words/languages.ts'

/** Whatever the app says comes from these. */
const FILES = [
  '@mousekeep/text/shared/',
  '@mousekeep/castle/text/',
  '@mousekeep/web/text/',
  '@mousekeep/web/text/castle.',
  '@mousekeep/web/text/castle-lesson.',
  '@mousekeep/web/text/castle-puzzles.',
  '@mousekeep/web/text/castle-more.',
  '@mousekeep/web/text/lesson.',
  '@mousekeep/web/text/online.',
  '@mousekeep/web/text/tables.',
] as const
/** These have a catalogue of their own, so a key of theirs may be one of the others'. */
const BESIDE = [
  '@mousekeep/web/text/account.',
  '@mousekeep/web/text/fair.',
  '@mousekeep/web/text/mystics.',
  '@mousekeep/web/text/mystics-door.',
  '@mousekeep/web/text/mystics-together.',
  '@mousekeep/web/text/mystics-book.',
  '@mousekeep/web/text/company.',
  '@mousekeep/web/text/learn.',
  '@mousekeep/web/text/castle-learn.',
  '@mousekeep/web/text/mystics-learn.',
] as const
const OTHERS = Object.keys(LANGUAGES).filter((language) => language !== 'en')

function source(folder: string, language: string): string {
  const path = folder.replace('@mousekeep/web/', new URL('../', import.meta.url).pathname)
  return readFileSync(
    path === folder ? fileURLToPath(import.meta.resolve(`${folder}${language}.ftl`)) : `${path}${language}.ftl`,
    'utf8',
  )
}

for (const folder of [...FILES, ...BESIDE]) {
  const english = needsIn(source(folder, 'en'))
  for (const language of OTHERS) {
    test(`${folder}${language}.ftl has every key and parameter of the English one, and no other`, () => {
      const other = needsIn(source(folder, language))
      assert.deepEqual([...other.keys()].toSorted(), [...english.keys()].toSorted())
      for (const [key, { params }] of other) {
        assert.deepEqual([...params].toSorted(), [...(english.get(key)?.params ?? [])].toSorted(), key)
      }
    })
  }
  for (const language of Object.keys(LANGUAGES)) {
    test(`${folder}${language}.ftl has every plural form of its language`, () => {
      for (const [key, needs] of needsIn(source(folder, language))) assert.deepEqual(needs.missing(language), [], key)
    })
  }
}

for (const language of Object.keys(LANGUAGES)) {
  test(`in ${language} no two teams or cheeses have the same letter`, () => {
    const words = new Catalogue(
      language,
      FILES.map((folder) => source(folder, language)),
    )
    const cheeses = ['blue', 'braid', 'emmental', 'gouda', 'halloumi', 'neufchatel', 'provolone']
    const letters = [
      ...[0, 1, 2, 3].map((seat) => words.say(`team-letter-${seat}`)),
      ...cheeses.map((cheese) => words.say(`letter-${cheese}`)),
    ]
    assert.equal(new Set(letters.map((letter) => letter.toLowerCase())).size, letters.length, letters.join(' '))
  })
}

for (const language of Object.keys(LANGUAGES)) {
  test(`in ${language} every figure of Mystics has a seal of its own, in the letters of the language`, () => {
    const seals = [...source('@mousekeep/web/text/mystics.', language).matchAll(/^letter-\S+ = (\S+)$/gm)]
    const letters = seals.map(([, letter]) => letter)
    assert.equal(letters.length, 16)
    assert.equal(new Set(letters).size, letters.length, letters.join(' '))
    const script = language === 'ru' ? /^\p{Script=Cyrillic}$/u : /^\p{Script=Latin}$/u
    for (const letter of letters) assert.match(letter, script)
  })
}
