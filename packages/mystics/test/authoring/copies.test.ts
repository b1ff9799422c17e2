import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readChapter } from '@mousekeep/mystics'
import { readCard } from '../../src/authoring/read-card.ts'
import { ABILITIES, INNATE, SEARCH_CARDS } from '../../src/cards/box.ts'
import { CHAPTERS } from '../../src/story/shelf.ts'
import { PIE, where } from './problems-of.ts'

// What is read from outside is a clean copy: nothing of it is shared with what was given.

test('M26.1 what is read is a copy of its own, with what a chapter has and nothing else', () => {
  for (const chapter of CHAPTERS) {
    const given: Record<string, unknown> = JSON.parse(JSON.stringify(chapter))
    const read = readChapter(given)
    assert.deepEqual(read, given)
    assertApart(read, given, chapter.id)
  }
})

/** No object of the one is an object of the other. */
function assertApart(one: unknown, other: unknown, path: string): void {
  if (typeof one !== 'object' || one === null) return
  assert.notEqual(one, other, path)
  assert.equal(Object.getPrototypeOf(one), Array.isArray(one) ? Array.prototype : Object.prototype, path)
  for (const [name, value] of Object.entries(one)) assertApart(value, Object(other)[name], `${path}.${name}`)
}

test('every card of the box is read back as a copy of its own, and a spoilt one is told all that is wrong', () => {
  for (const card of [...SEARCH_CARDS, ...ABILITIES, ...INNATE]) {
    const given: unknown = JSON.parse(JSON.stringify(card))
    const read = readCard(given)
    assert.deepEqual(read, given)
    assertApart(read, given, card.id)
  }
  assert.deepEqual(
    where(() =>
      readCard({
        id: 'Pie',
        kind: 'pudding',
        requires: { hero: 'bob' },
        paws: 3,
        clauses: [{ on: ['lunch'], do: [{ sing: true }, { placeMinions: { n: 1, type: 'sharks' } }] }],
      }),
    ),
    [
      'id like',
      'kind one-of',
      'requires.hero no-hero',
      'paws number',
      'clauses[0].on[0] one-of',
      'clauses[0].do[0] one-of',
      'clauses[0].do[1].placeMinions.type no-minion',
    ],
  )
})

test('a field that is inherited is not read', () => {
  const spoilt: object = Object.assign(Object.create({ abilities: true, wheel: 99 }), PIE)
  assert.equal('wheel' in readChapter(spoilt), false)
})
