import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { parseRulebook, rulesOf, type Rule } from '@mousekeep/text/rulebook'
import { castleRules } from '../src/castle/learn/rulebook.ts'
import { mysticsRules } from '../src/mystics/rulebook.ts'
import { LANGUAGES } from '../src/base/words/languages.ts'
import { findRules, fold } from '../src/learn/find-rules.ts'

const FOLDER = new URL('../../../docs/rules/', import.meta.url)
const isThere = (file: string): boolean => existsSync(new URL(file, FOLDER))

function read(file: string): Rule[] {
  return rulesOf(parseRulebook(readFileSync(new URL(file, FOLDER), 'utf8')))
}

const numbers = (rules: readonly Rule[]): string[] => rules.map(({ number }) => number)
/** The rules that a rule speaks of are the same in every language, and so are its numbers. */
const cited = ({ text }: Rule): string[] => [...new Set(text.match(/[BCKMR]\d+(?:\.\d+)?/g))].toSorted()

for (const { id: book } of [castleRules, mysticsRules]) {
  const english = read(`${book}.md`)
  const editions = Object.keys(LANGUAGES).filter((each) => each !== 'en' && isThere(`${book}.${each}.md`))

  for (const language of editions) {
    const rules = read(`${book}.${language}.md`)

    test(`${book} in ${language}: the rulebook has every rule of the English one in its order, and no other`, () => {
      assert.deepEqual(numbers(rules), numbers(english))
      assert.deepEqual(
        rules.map(({ chapter }) => chapter.split(' ')[0]),
        english.map(({ chapter }) => chapter.split(' ')[0]),
      )
    })

    test(`${book} in ${language}: every rule cites the same rules, has its plan and ruling, and is translated`, () => {
      rules.forEach((rule, i) => {
        assert.deepEqual(cited(rule), cited(english[i]), rule.number)
        assert.equal(rule.block, english[i].block, rule.number)
        assert.equal(rule.text.split('**').length, english[i].text.split('**').length, rule.number)
        assert.notEqual(rule.text, english[i].text, rule.number)
        assert.ok(rule.text.length > english[i].text.length / 2, rule.number)
      })
    })
  }
}

test('a search finds rules without accents, by any part, and by every word', () => {
  assert.equal(fold('Décision Ёлка őŰ'), 'decision елка ou')
  const french = read('castle.fr.md')
  assert.deepEqual(numbers(findRules(french, 'RESERVE pieges')), ['C1.3'])
  assert.deepEqual(numbers(findRules(read('castle.hu.md'), 'tömlöcbe')), ['C4.1'])
  assert.deepEqual(numbers(findRules(read('castle.hu.md'), 'tomlocbe')), ['C4.1'])
  const english = read('castle.md')
  assert.deepEqual(numbers(findRules(english, 'c3.5')).includes('C3.5'), true)
  assert.equal(findRules(english, '').length, english.length)
  assert.deepEqual(findRules(english, 'dragon'), [])
})

test('the rules of Mystics are read by the same means', () => {
  const rules = read('mystics.md')
  assert.ok(rules.length > 100)
  assert.equal(new Set(numbers(rules)).size, rules.length)
})
