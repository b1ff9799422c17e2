import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { RULE_CONDITIONS, GOALS, CHANGED_RULES, RULE_MOMENTS, RULE_VERBS } from '../../src/story/words.ts'
import { ABILITIES, INNATE, MINION_CARDS, SEARCH_CARDS } from '../../src/cards/box.ts'
import { CARD_MOMENTS, CONDITIONS, DURATIONS, MODIFIERS, SELECTORS, VERBS } from '../../src/cards/words.ts'

// The two pages of the language say what the code has, no more and no less.

const ROOT = new URL('../../../../', import.meta.url)
const cardPage = readFileSync(new URL('docs/card-language.md', ROOT), 'utf8')
const chapterPage = readFileSync(new URL('docs/chapter-language.md', ROOT), 'utf8')

/** The words in the first column of the table under a heading. */
function documented(page: string, heading: string): string[] {
  const part = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return [...part.matchAll(/^\| `(\w+)`/gm)].map(([, word]) => word)
}

const CLAUSES = [...SEARCH_CARDS, ...ABILITIES, ...INNATE, ...MINION_CARDS].flatMap((card) => card.clauses)

function used(words: readonly object[]): Set<string> {
  return new Set(words.flatMap((word) => Object.keys(word)))
}

void test('the card page has every word of the language', () => {
  assert.deepEqual(documented(cardPage, 'Moments'), [...CARD_MOMENTS])
  assert.deepEqual(documented(cardPage, 'Conditions'), Object.keys(CONDITIONS))
  assert.deepEqual(documented(cardPage, 'Selectors'), Object.keys(SELECTORS))
  assert.deepEqual(documented(cardPage, 'Verbs'), Object.keys(VERBS))
  assert.deepEqual(documented(cardPage, 'Modifiers'), Object.keys(MODIFIERS))
  assert.deepEqual(documented(cardPage, 'Durations'), [...DURATIONS])
})

void test('every word of the card language is used by a card', () => {
  const conditions = used(CLAUSES.flatMap((clause) => clause.if ?? []))
  for (const clause of CLAUSES)
    for (const each of clause.if ?? [])
      if ('not' in each) for (const word of Object.keys(each.not)) conditions.add(word)
  assert.deepEqual(
    Object.keys(CONDITIONS).filter((word) => !conditions.has(word)),
    [],
  )
  const verbs = used(CLAUSES.flatMap((clause) => clause.do ?? []))
  assert.deepEqual(
    Object.keys(VERBS).filter((word) => !verbs.has(word)),
    [],
  )
  const mods = used(CLAUSES.flatMap((clause) => clause.mod ?? []))
  assert.deepEqual(
    Object.keys(MODIFIERS).filter((word) => !mods.has(word)),
    [],
  )
  const moments = new Set(CLAUSES.flatMap((clause) => clause.on))
  assert.deepEqual(
    CARD_MOMENTS.filter((moment) => !moments.has(moment)),
    [],
  )
})

void test('the box: 28 abilities, 71 search cards of 67 kinds, 7 innate abilities', () => {
  assert.equal(ABILITIES.length, 28)
  assert.equal(SEARCH_CARDS.length, 67)
  assert.equal(
    SEARCH_CARDS.reduce((sum, card) => sum + (card.copies ?? 1), 0),
    71,
  )
  assert.equal(INNATE.length, 7)
  const ids = [...ABILITIES, ...SEARCH_CARDS, ...INNATE].map((card) => card.id)
  assert.equal(new Set(ids).size, ids.length)
})

void test('the chapter page has every word of the grammar', () => {
  assert.deepEqual(documented(chapterPage, 'Moments'), Object.keys(RULE_MOMENTS))
  assert.deepEqual(documented(chapterPage, 'Conditions'), Object.keys(RULE_CONDITIONS))
  assert.deepEqual(documented(chapterPage, 'Verbs'), Object.keys(RULE_VERBS))
  assert.deepEqual(documented(chapterPage, 'Goals'), Object.keys(GOALS))
  assert.deepEqual(documented(chapterPage, 'Changed rules'), Object.keys(CHANGED_RULES))
})

void test('no card is named in the core: ids of cards stand in data and in files of their own only', () => {
  const known = new Set([...ABILITIES, ...SEARCH_CARDS, ...INNATE].map((card) => card.id))
  // Party items are core rules (M22).
  for (const id of ['fishhook-and-thread', 'dinner-fork', 'grape', 'disguises']) known.delete(id)
  // Common words besides.
  for (const id of ['cure', 'find', 'feint', 'resolve', 'protect', 'dodge']) known.delete(id)
  const { globSync } = process.getBuiltinModule('node:fs')
  for (const file of globSync('packages/mystics/src/**/*.ts', { cwd: new URL('.', ROOT) })) {
    if (file.endsWith('/abduction.ts')) continue
    const text = readFileSync(new URL(file, ROOT), 'utf8')
    for (const [, literal] of text.matchAll(/'([a-z-]+)'/g)) assert.ok(!known.has(literal), `${file} names ${literal}`)
  }
})
