import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { needsIn } from '@mousekeep/testkit/text-needs'
import { Catalogue, tellPassage } from '@mousekeep/text'

// The words of Mystics in other languages than English: all of them are there, and say the same numbers.

const ROOT = new URL('../../text/', import.meta.url)
const ENGLISH = globSync('**/*en.ftl', { cwd: ROOT }).toSorted()
/** A language is there as soon as it has the file that every game has. */
const OTHERS = globSync('??.ftl', { cwd: ROOT })
  .map((file) => file.slice(0, 2))
  .filter((language) => language !== 'en')
  .toSorted()
/** How a language opens and closes what somebody says, and what is said within. A dash may open a line of speech. */
const QUOTES: Readonly<Record<string, RegExp>> = {
  ru: /^(?:«(?:„“)*»)*$/,
  fr: /^(?:«(?:“”)*»)*$/,
  hu: /^(?:„(?:»«)*”)*$/,
}
/** Nobody reads aloud for longer than this. */
const LONGEST = 125

const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8')
const inLanguage = (file: string, language: string): string => file.replace(/en\.ftl$/, `${language}.ftl`)

/** The numbers in what a message says, whatever their order; what people say in the story is free. */
function numbersIn(words: Catalogue, key: string): string[] {
  return (words.say(key).match(/\d+/g) ?? []).toSorted()
}

for (const language of OTHERS) {
  for (const file of ENGLISH) {
    const own = inLanguage(file, language)
    test(`${own} has every key, part and parameter of the English one, in its order, and no other`, () => {
      const english = needsIn(read(file))
      const other = needsIn(read(own))
      assert.deepEqual([...other.keys()], [...english.keys()])
      for (const [key, { params, attributes, missing }] of other) {
        assert.deepEqual([...params].toSorted(), [...(english.get(key)?.params ?? [])].toSorted(), key)
        assert.deepEqual(attributes, english.get(key)?.attributes, key)
        assert.deepEqual(missing(language), [], key)
      }
    })
  }

  for (const file of ['cards.en.ftl', 'chapters.en.ftl']) {
    test(`${inLanguage(file, language)} says the same numbers as the English one`, () => {
      const [english, other] = [
        new Catalogue('en', [read(file)]),
        new Catalogue(language, [read(inLanguage(file, language))]),
      ]
      for (const key of needsIn(read(file)).keys()) {
        for (const part of english.attributes(key).filter((name) => name === 'effect' || name === 'text')) {
          assert.deepEqual(numbersIn(other, `${key}.${part}`), numbersIn(english, `${key}.${part}`), `${key}.${part}`)
        }
      }
    })
  }

  test(`the story in ${language} has its own quotes, which close, and can be read aloud`, () => {
    for (const file of ENGLISH.filter((each) => each.startsWith('story/'))) {
      const source = read(inLanguage(file, language))
      assert.doesNotMatch(source.replaceAll(/^#.*$/gm, ''), /[{}"'*_]|\.\.\./, file)
      const words = new Catalogue(language, [source])
      for (const key of needsIn(source).keys()) {
        const told = tellPassage(words, key, () => false)
        assert.ok(told.join(' ').split(' ').length <= LONGEST, key)
        for (const paragraph of tellPassage(words, key, () => true)) {
          const marks = [...paragraph.matchAll(/[«»„“”]/g)].map(([mark]) => mark).join('')
          assert.match(marks, QUOTES[language] ?? /^$/, `${key}: ${paragraph}`)
        }
      }
    }
  })
}
