import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import test from 'node:test'
import { Catalogue } from '@mousekeep/text'
import { isSaid, messagesIn, nameOnly } from '../text-parts.ts'

const textOf = (file: string): string =>
  readFileSync(fileURLToPath(import.meta.resolve(`@mousekeep/mystics/text/${file}.ftl`)), 'utf8')
const keysIn = (text: string): string[] => text.match(/^[a-z][\w-]*(?= =)/gm) ?? []

for (const language of ['en', 'ru', 'fr', 'hu']) {
  for (const file of ['cards', 'chapters']) {
    test(`${file}.${language}.ftl: what is said first and later is every key as it is, and what is fuller says the rest`, () => {
      const text = textOf(`${file}.${language}`).replaceAll(/^rule-R.*\n(?: .*\n)*/gm, '')
      const messages = messagesIn(text)
      const said = ['first', 'later'].map((when) => messages.filter((each) => isSaid(when, each)))
      const names = messages.map(nameOnly).join('')
      assert.equal(said.flat().length, messages.length)
      const [whole, short] = [new Catalogue(language, [text]), new Catalogue(language, [names])]
      const both = new Catalogue(language, [names], [text])
      assert.ok(keysIn(text).length > 50)
      assert.deepEqual(keysIn(names), keysIn(text))
      for (const key of keysIn(text)) {
        assert.equal(short.has(key), whole.has(key))
        assert.deepEqual(both.attributes(key), whole.attributes(key))
      }
      assert.ok(names.length < text.length / 2)
    })
  }
}

test('a choice that ends at the edge of the page stays whole', () => {
  const message = 'days = { $n ->\n    [one] a day\n   *[other] { $n } days\n}\n'
  assert.deepEqual(messagesIn(`# A remark\n\n${message}\nnext = x\n`), [message, 'next = x\n'])
})
