import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Catalogue } from '@mousekeep/text'
import { HEROES, MINION_CARDS } from '../../src/cards/box.ts'
import { DIE, type Face } from '../../src/cards/words.ts'
import { isBlock, isHit, isStar, NUMBER } from '../../src/state/dice.ts'
import { CHAPTERS } from '../../src/story/shelf.ts'

// The rules as people read them, in four languages: what their tables say is in the box, and no number leads nowhere.

const LANGUAGES = ['en', 'ru', 'fr', 'hu'] as const
type Language = (typeof LANGUAGES)[number]

const RULES = new Map(
  LANGUAGES.map((language) => [language, read(`../../../../docs/rules/mystics${suffix(language)}.md`)]),
)
const WORDS = new Map(
  LANGUAGES.map((language) => [
    language,
    new Catalogue(
      language,
      ['names', 'cards'].map((name) => read(`../../text/${name}.${language}.ftl`)),
    ),
  ]),
)
/** An ability on a card, before what it does. */
const NAMED = /(?<=^|\. )(\p{Lu}\p{L}+)\u00A0?: /gu
const NUMBERED = /\b(?:[MKBC]\d+(?:\.\d+)?|R\d+\.\d+)\b/g

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}

function suffix(language: Language): string {
  return language === 'en' ? '' : `.${language}`
}

function rulesIn(language: Language): string {
  return RULES.get(language) ?? ''
}

function say(language: Language, key: string): string {
  return WORDS.get(language)?.say(key) ?? ''
}

/** The rows of the table that stands under a rule, without its heading. */
function tableOf(language: Language, rule: string): string[][] {
  const lines = rulesIn(language).split('\n')
  const from = lines.findIndex((line) => line.startsWith(`- ${rule} `))
  const rows = lines.slice(from + 2, lines.indexOf('', from + 2))
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const mark = (is: boolean): string => (is ? '✓' : '')
const listed = (language: Language, kind: string, ids: readonly string[]): string =>
  ids.map((id) => say(language, `${kind}-${id}`)).join(', ')

for (const language of LANGUAGES) {
  test(`M1.8 in ${language} the table of heroes has the names and numbers of the box`, () => {
    const wanted = HEROES.map(({ id, classes, battle, defense, lore, move, life, equipment, innate }) => [
      say(language, `hero-${id}`),
      listed(language, 'class', classes),
      `${battle}`,
      `${defense}`,
      `${lore}`,
      `${move}`,
      `${life}`,
      listed(language, 'card', equipment),
      listed(language, 'card', innate),
    ])
    assert.deepEqual(tableOf(language, 'M1.8'), wanted)
  })

  test(`M1.9 in ${language} the table of minion cards has the names and numbers of the box`, () => {
    const wanted = MINION_CARDS.map(({ id, battle, defense, life, mode }) => {
      const attack = say(language, `mode-${mode}`).split(' ')[0]
      // On a narrow card a long name may be broken, in a table it need not.
      const name = say(language, `initiative-${id}`).replaceAll('\u00AD', '')
      return [name, `${battle}`, `${defense}`, `${life}`, attack]
    })
    assert.deepEqual(
      tableOf(language, 'M1.9').map((row) => row.slice(0, -1)),
      wanted,
    )
  })

  test(`M1.7 in ${language} every ability of a minion card is explained, and no other`, () => {
    const told = tableOf(language, 'M1.7').flatMap(([abilities]) => abilities.split(', '))
    const held = tableOf(language, 'M1.9').flatMap((row) => row.slice(-1)[0].split(', '))
    assert.deepEqual(told.toSorted(), [...new Set(held)].toSorted())
    const effects = MINION_CARDS.map(({ id }) => say(language, `initiative-${id}.effect`)).join('. ')
    const printed = [...effects.matchAll(NAMED)]
    assert.ok(printed.length > 4)
    for (const [, ability] of printed) assert.ok(told.includes(ability), ability)
  })

  test(`M2.1 in ${language} the table of faces says what each is good for`, () => {
    const wanted = DIE.map((face: Face) => [
      say(language, `face-${face}`),
      String(NUMBER[face]),
      mark(isHit(face, 'melee')),
      mark(isHit(face, 'ranged')),
      mark(isBlock(face)),
      mark(isStar(face)),
      mark(face === 'cheese'),
    ])
    assert.deepEqual(tableOf(language, 'M2.1'), wanted)
  })

  test(`the rules in ${language} speak of no rule that is not there`, () => {
    const source = rulesIn(language)
    const own = [...source.matchAll(/^(?:- |## )(?:\*\*)?([MKB]\d+(?:\.\d+)?) /gm)].map(([, number]) => number)
    const chapters = CHAPTERS.flatMap(({ rules = [], gates = [] }) => [...rules, ...gates].map(({ id }) => id))
    const known = new Set([...own, ...chapters])
    for (const [number] of source.matchAll(NUMBERED)) assert.ok(known.has(number), number)
  })

  test(`the rules in ${language} have an index, in the order of the language, with all that the English one has`, () => {
    const index = indexOf(language)
    const words = index.map(({ word }) => word)
    assert.deepEqual(words, words.toSorted(new Intl.Collator(language).compare))
    assert.equal(new Set(words).size, words.length)
    const numbers = (of: Language): string[] =>
      indexOf(of)
        .map((entry) => entry.numbers)
        .toSorted()
    assert.deepEqual(numbers(language), numbers('en'))
    assert.ok(index.length > 70)
  })

  test(`the rules in ${language} are for players: no code, no data, no sources that nobody has`, () => {
    assert.doesNotMatch(rulesIn(language), /`|\bseeds?\b|\b6\.1\b|by id|identifi|polygon|многоугольник|sokszög/i)
  })
}

interface IndexEntry {
  readonly word: string
  readonly numbers: string
}

function indexOf(language: Language): IndexEntry[] {
  const [, section] = rulesIn(language).split(/^## (?:Index|Указатель|Mutató)$/m)
  return [...section.matchAll(/^- (.+?)\u00A0?: (.+)$/gm)].map(([, word, numbers]) => ({ word, numbers }))
}
