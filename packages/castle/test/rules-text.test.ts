import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { termsOf } from '@mousekeep/testkit/glossary'

// The rules of Castle as people read them, in four languages.

const LANGUAGES = ['en', 'ru', 'fr', 'hu']
const INDEX = /^## (?:Index|Указатель|Mutató)$/m

function read(language: string): string {
  const file = language === 'en' ? 'castle.md' : `castle.${language}.md`
  return readFileSync(new URL(`../../../docs/rules/${file}`, import.meta.url), 'utf8')
}

function indexOf(language: string): { readonly word: string; readonly numbers: string }[] {
  const [, section] = read(language).split(INDEX)
  return [...section.matchAll(/^- (.+?)\u00A0?: (.+)$/gm)].map(([, word, numbers]) => ({ word, numbers }))
}

for (const language of LANGUAGES) {
  test(`the rules in ${language} speak of no rule that is not there, and are for players`, () => {
    const source = read(language)
    const known = new Set([...source.matchAll(/^(?:- |## )(C\d+(?:\.\d+)?) /gm)].map(([, number]) => number))
    for (const [number] of source.matchAll(/\bC\d+(?:\.\d+)?\b/g)) assert.ok(known.has(number), number)
    assert.doesNotMatch(source.replaceAll(/^```$/gm, ''), /`|\b(?:hof|mill|crossTower|pushBack)\b/)
  })

  test(`the rules in ${language} have an index, in the order of the language, with all that the English one has`, () => {
    const words = indexOf(language).map(({ word }) => word)
    assert.ok(words.length > 20)
    assert.deepEqual(words, words.toSorted(new Intl.Collator(language).compare))
    const numbers = (of: string): string[] =>
      indexOf(of)
        .map((entry) => entry.numbers)
        .toSorted()
    assert.deepEqual(numbers(language), numbers('en'))
  })

  test(`the rules in ${language} call every thing by its name in the glossary`, () => {
    const terms = termsOf('Castle', language)
    assert.ok(terms.length > 12)
    for (const { term, pattern } of terms) assert.ok(pattern.test(read(language)), term)
  })
}
