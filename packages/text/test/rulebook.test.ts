import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { partList } from '@mousekeep/text'
import { parseRulebook, partNotes, rulesOf } from '@mousekeep/text/rulebook'

const FOLDER = new URL('../../../docs/rules/', import.meta.url)
const FILES = ['castle', 'mystics'].flatMap((book) => ['.md', '.ru.md', '.fr.md', '.hu.md'].map((end) => book + end))
const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8')

const SMALL = `# Mice: the rules

The [rules](mice.md) of _Mice_.

## Words

- **Hole**: a way down. **Floor**: the rest.

## C1 The castle

- C1.1 Seven.
- C1.2 **Plan**:

\`\`\`
AB
\`\`\`

## K Cards

All are ours.

- **K1 Force.** A card
- **K2 Dice**, in order:

  | Mouse | Life |
  | ----- | ---- |
  | Nez   |      |

Settled with them:

- **Toothpick.** It stays.

## Index

- card: K1
`

test('a rulebook is read whole: title, preamble, words, rules with and without names, plans, tables, what follows them', () => {
  const { title, preamble, sections } = parseRulebook(SMALL)
  assert.equal(title, 'Mice: the rules')
  assert.equal(preamble, 'The rules of Mice.')
  assert.deepEqual(
    sections.map(({ id, heading }) => [id, heading]),
    [
      ['words', 'Words'],
      ['C1', 'C1 The castle'],
      ['K', 'K Cards'],
      ['index', 'Index'],
    ],
  )
  const [words, castle, cards, index] = sections
  assert.deepEqual(words.points, ['**Hole**: a way down. **Floor**: the rest.'])
  assert.deepEqual(
    rulesOf({ sections }).map(({ number, chapter, text }) => [number, chapter, text]),
    [
      ['C1.1', 'C1 The castle', 'Seven.'],
      ['C1.2', 'C1 The castle', '**Plan**:'],
      ['K1', 'K Cards', '**Force.** A card'],
      ['K2', 'K Cards', '**Dice**, in order:'],
    ],
  )
  assert.equal(castle.rules[1].block, 'AB')
  assert.deepEqual(castle.rules[1].table, [])
  assert.deepEqual(cards.rules[1].table, [
    ['Mouse', 'Life'],
    ['Nez', ''],
  ])
  assert.equal(cards.intro, 'All are ours.')
  assert.equal(cards.closing, 'Settled with them:')
  assert.deepEqual(cards.points, ['**Toothpick.** It stays.'])
  assert.deepEqual(index.points, ['card: K1'])
})

/** The letters and numbers of a text, whatever their order: marks and the addresses of links do not count. */
function letters(text: string): string[] {
  const words = text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/[^\p{L}\p{N}]+/gu, '')
  return words.split('').toSorted()
}

for (const file of FILES) {
  test(`${file}: nothing of the file is lost on the way`, () => {
    const source = read(file)
    const { title, preamble, sections } = parseRulebook(source)
    const kept = [title, preamble]
    for (const { heading, intro, rules, closing, points } of sections) {
      kept.push(heading, intro, closing, ...points)
      for (const { number, text, block, table } of rules) kept.push(number, text, block, ...table.flat())
    }
    assert.deepEqual(letters(kept.join('')), letters(source))
  })
}

function parted(text: string): readonly [string, readonly string[]] {
  const { told, notes } = partNotes(text)
  return [told, notes]
}

test('rulings and editions are parted from what a rule says, wherever they stand', () => {
  assert.deepEqual(parted('It stays (FR). Nobody moves.'), ['It stays. Nobody moves.', ['FR']])
  assert.deepEqual(parted('Water ends the move. Where it forks, ask. **Ruling.**'), [
    'Water ends the move. Where it forks, ask.',
    ['Ruling'],
  ])
  assert.deepEqual(parted('It drifts along the current it is in. **Ruling:** once a turn.'), [
    'It drifts along the current it is in.',
    ['**Ruling:** once a turn.'],
  ])
  assert.deepEqual(parted('No part in a Share (**Ruling**; FR only in a current). Go.'), [
    'No part in a Share. Go.',
    ['**Ruling**; FR only in a current'],
  ])
  assert.deepEqual(parted('**Ruling:** all of it is ours.'), ['**Ruling:** all of it is ours.', []])
})

test('the same notes are folded away in every language', () => {
  for (const book of ['castle', 'mystics']) {
    const [english, ...others] = FILES.filter((file) => file.startsWith(book)).map((file) =>
      rulesOf(parseRulebook(read(file))).map(({ number, text }) => `${number}: ${partNotes(text).notes.length}`),
    )
    for (const other of others) assert.deepEqual(other, english)
    assert.ok(english.some((line) => line.endsWith(': 2')) || book === 'castle')
  }
})

test('a rule may end in a list, which is part of it; spaces that do not break stay', () => {
  const source =
    '# Mice\n\n## M1 Rooms\n\n- M1.1 Two\nrooms.\n\n  - Kitchen\u00A0: pies\n    and a mop.\n  - Yard.\n- M1.2 Snow.\n'
  const [rooms, snow] = rulesOf(parseRulebook(source))
  assert.deepEqual(partList(rooms.text), ['Two rooms.', 'Kitchen\u00A0: pies and a mop.', 'Yard.'])
  assert.deepEqual(partList(snow.text), ['Snow.'])
})
