import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Catalogue } from '@mousekeep/text'
import { ACHIEVEMENT_IDS } from '../../data/achievements.ts'
import {
  ABILITIES,
  cardById,
  DIFFICULT,
  findCard,
  HEROES,
  INNATE,
  MINION_CARDS,
  minionCard,
  SEARCH_CARDS,
  STANDARD,
} from '../../src/cards/box.ts'

// What stands on the cards: that every card has its name, its effect and its line, and that no other has.

const SOURCE = readFileSync(new URL('../../text/cards.en.ftl', import.meta.url), 'utf8')
const KEYS = [...SOURCE.matchAll(/^([\w-]+) =/gm)].map(([, key]) => key)
const WORDS = new Catalogue('en', [SOURCE])
const ENCOUNTERS = [...STANDARD, ...DIFFICULT]

const keysOf = (kind: string, list: readonly { readonly id: string }[]): string[] =>
  list.map(({ id }) => `${kind}-${id}`)
const CARDS = keysOf('card', [...SEARCH_CARDS, ...ABILITIES, ...INNATE])
const INITIATIVE = keysOf('initiative', MINION_CARDS)

function say(key: string): string {
  return WORDS.say(key).replaceAll(/\s+/g, ' ')
}

function count(text: string): number {
  return text.split(' ').length
}

void test('every card, hero, minion, encounter and achievement has its words, and nothing else has', () => {
  const wanted = [
    ...CARDS,
    ...INITIATIVE,
    ...keysOf('hero', HEROES),
    ...keysOf('encounter', ENCOUNTERS),
    ...ACHIEVEMENT_IDS.map((id) => `achievement-${id}`),
  ]
  assert.deepEqual(KEYS.toSorted(), wanted.toSorted())
  for (const key of KEYS) {
    // What an encounter brings is read from its rows.
    const parts = key.startsWith('encounter-') ? ['flavour'] : ['effect', 'flavour']
    assert.deepEqual(WORDS.attributes(key), parts, key)
  }
})

/** Ids are spelled as code is; and what lies on the floor is a snare, for a trap might be a mousetrap (K25). */
const SPELLED: Readonly<Record<string, string>> = { armour: 'armor', 'set-snare': 'set-trap' }

void test('the name of a card is its id in writing', () => {
  for (const key of KEYS) {
    const name = say(key).toLowerCase().replaceAll('’', '').replaceAll(/\W+/g, '-')
    const id = name.replaceAll(/armour|set-snare/g, (words) => SPELLED[words] ?? words)
    assert.equal(key.slice(key.indexOf('-') + 1), id)
  }
})

void test('an effect is read in one breath, a line of flavour in a smile, and no two lines are alike', () => {
  const lines = KEYS.map((key) => say(`${key}.flavour`))
  assert.equal(new Set(lines).size, lines.length)
  for (const key of KEYS) {
    assert.ok(count(say(`${key}.flavour`)) <= 14, `${key}: ${say(`${key}.flavour`)}`)
    if (key.startsWith('encounter-')) continue
    assert.ok(count(say(`${key}.effect`)) <= 40, `${key}: ${say(`${key}.effect`)}`)
  }
})

void test('cards have no placeables and no straight quotes, and every sentence ends', () => {
  assert.doesNotMatch(SOURCE, /[{}"'*]|\.\.\./)
  for (const key of KEYS) {
    for (const part of WORDS.attributes(key)) assert.match(say(`${key}.${part}`), /[.!?…]$/, `${key}.${part}`)
  }
})

/** Every number of a program, as a card says it: without a sign. */
function numbersIn(json: unknown): number[] {
  if (typeof json === 'number') return json === 0 ? [] : [Math.abs(json)]
  if (typeof json !== 'object' || json === null) return []
  return Object.values(json).flatMap((each) => numbersIn(each))
}

function stated(key: string, numbers: readonly number[]): void {
  const effect = say(`${key}.effect`)
  const digits = new Set([...effect.matchAll(/\d+/g)].map(([n]) => Number(n)))
  for (const n of numbers) assert.ok(digits.has(n), `${key}: ${n} is not in “${effect}”`)
}

void test('every number of a card’s program stands in its effect, so that tuning one is seen', () => {
  for (const key of CARDS) {
    const { clauses, weapon } = cardById(key.slice('card-'.length))
    // That a roll shows a hit or a cheese, and that the wheel has some, is said in words.
    const spoken = clauses.map(({ do: verbs, mod }) => [verbs, mod])
    stated(key, [...numbersIn(spoken), ...numbersIn(weapon?.bonus)])
  }
  for (const key of INITIATIVE) {
    const spoken = minionCard(key.slice('initiative-'.length)).clauses.map(({ do: verbs, mod }) => [verbs, mod])
    stated(key, numbersIn(spoken))
  }
})

void test('a weapon says its mode and type, and what takes both paws says so', () => {
  for (const key of CARDS) {
    const card = findCard(key.slice('card-'.length))
    if (card?.weapon !== undefined) {
      const { mode, type, knife } = card.weapon
      const begins = `${mode}, ${type}${knife === true ? ', a knife' : ''}: `
      assert.ok(say(`${key}.effect`).toLowerCase().startsWith(begins), `${key}: ${begins}`)
    }
    assert.equal(/Takes both paws\./.test(say(`${key}.effect`)), card?.paws === 2, key)
  }
})
