import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { termsOf } from '@mousekeep/testkit/glossary'

// The rules of Castle as people read them, in four languages.

const LANGUAGES = ['en', 'ru', 'fr', 'hu']
/** Other names of the same things, which no text of Castle has: what slides is a tile, what one falls into a trap. */
const NEVER: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:pits?|hatch(?:es)?|slabs?)(?!\p{L})/iu,
  ru: /плитк|плиты|(?<!\p{L})люк/iu,
  fr: /(?<!\p{L})(?:dalles?|trappes?)(?!\p{L})/iu,
  hu: /csempe|(?<!\p{L})verem/iu,
}
const ROOT = new URL('../../../', import.meta.url)
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

  test(`no text of Castle in ${language} has another name for a tile or a trap`, () => {
    const files = globSync(
      [
        `packages/castle/text/${language}.ftl`,
        `packages/cli/text/castle.${language}.ftl`,
        `packages/web/text/{castle*,lesson}.${language}.ftl`,
      ],
      { cwd: ROOT },
    )
    assert.ok(files.length > 5, files.join(' '))
    for (const file of files)
      assert.doesNotMatch(readFileSync(new URL(file, ROOT), 'utf8').replaceAll(/^#.*$/gm, ''), NEVER[language], file)
    assert.doesNotMatch(read(language), NEVER[language])
  })
}
