import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BadInput } from '@mousekeep/engine'
import { OUT_BY_THE_GRATE } from '../../data/chapters/01-out-by-the-grate.ts'
import { readChapter } from '../../src/authoring/read-chapter.ts'
import { CHAPTERS } from '../../src/story/shelf.ts'

// The reader of chapters: what it takes, and with which words it refuses.

function broken(change: (chapter: Record<string, unknown>) => void): unknown {
  const copy: Record<string, unknown> = JSON.parse(JSON.stringify(OUT_BY_THE_GRATE))
  change(copy)
  return copy
}

const REFUSED: readonly [string, (chapter: Record<string, unknown>) => void, RegExp][] = [
  ['an unknown field', (c) => (c['more'] = 1), /^this has no "more"/],
  [
    'an unknown side',
    (c) => (c['tiles'] = [{ up: 'attic', down: null, at: [0, 0] }]),
    /tiles\[0\]\.up: the box has no side "attic"/,
  ],
  [
    'a side laid twice',
    (c) => (c['tiles'] = [...OUT_BY_THE_GRATE.tiles, { up: 'sewer', down: null, at: [9, 9] }]),
    /"sewer" is laid twice/,
  ],
  ['an unknown place', (c) => (c['bars'] = ['courtyard:roof']), /bars\[0\]: "courtyard" has no place "roof"/],
  ['an undeclared variable', (c) => (c['vars'] = {}), /declares no variable "crumbs"/],
  ['a variable that nothing uses', (c) => (c['vars'] = { crumbs: 0, cups: 2 }), /vars\.cups is never used/],
  ['an undeclared achievement', (c) => (c['achievements'] = []), /declares no achievement "maggie"/],
  [
    'an unknown minion',
    (c) => (c['surges'] = { sewer: { sharks: 1 } }),
    /surges\.sewer: there is no such minion as "sharks"/,
  ],
  [
    'an unknown card',
    (c) => (c['searches'] = [{ side: 'sewer', card: 'spoon' }]),
    /searches\[0\]\.card: there is no such card/,
  ],
  [
    'an unknown word',
    (c) => (c['rules'] = [{ id: 'R1.9', on: { roundEnd: true }, do: [{ sing: true }] }]),
    /rules\[0\]\.do\[0\] must be one of/,
  ],
  [
    'two words in one',
    (c) => (c['rules'] = [{ id: 'R1.9', on: { roundEnd: true }, do: [{ win: true, lose: true }] }]),
    /must be one word/,
  ],
  [
    'a rule without a number',
    (c) => (c['rules'] = [{ id: 'mop', on: { roundEnd: true }, do: [] }]),
    /must be written like R1\.2/,
  ],
  ['a gate where no exit is', (c) => (c['gates'] = [{ id: 'R1.1', link: 'sewer.e', open: [] }]), /has no exit "e"/],
  [
    'a side that nobody can reach',
    (c) => (c['tiles'] = [...OUT_BY_THE_GRATE.tiles, { up: 'forge', down: null, at: [9, 9] }]),
    /nobody can reach "forge"/,
  ],
  [
    'a passage whose name is no key',
    (c) => (c['rules'] = [{ id: 'R1.9', on: { roundEnd: true }, do: [{ tell: 'Two Home' }] }]),
    /^rules\[0\]\.do\[0\]\.tell: "Two Home" must be written like two-home/,
  ],
  [
    'a rule that tells what is told anyway',
    (c) => (c['rules'] = [{ id: 'R1.9', on: { roundEnd: true }, do: [{ tell: 'victory' }] }]),
    /"victory" is told without a rule/,
  ],
  [
    'a passage of a side that is not laid',
    (c) => (c['passages'] = ['forge']),
    /^passages\[0\]: this chapter lays no side "forge"/,
  ],
]

void test('M26.1 the chapters of the book pass their own reader', () => {
  for (const chapter of CHAPTERS) assert.equal(readChapter(JSON.parse(JSON.stringify(chapter))).id, chapter.id)
})

for (const [what, change, message] of REFUSED) {
  void test(`a chapter is refused for ${what}`, () => {
    assert.throws(
      () => readChapter(broken(change)),
      (error) => error instanceof BadInput && message.test(error.message),
    )
  })
}

void test('a chapter with verbs in verbs without end is refused', () => {
  let verbs: unknown[] = [{ win: true }]
  for (let i = 0; i < 20; i++) verbs = [{ test: { dice: 1, star: verbs } }]
  const chapter = broken((c) => (c['rules'] = [{ id: 'R1.9', on: { roundEnd: true }, do: verbs }]))
  assert.throws(() => readChapter(chapter), /too deep/)
})
