import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Catalogue } from '@mousekeep/text'
import { tilesOfTheBox } from '../../src/board/box-tiles.ts'
import { MINION_TYPES } from '../../src/cards/box.ts'
import { ENCOUNTER_FLAGS } from '../../src/cards/card.ts'
import { CARD_KINDS, CLASSES, DIE, MARKERS, SLOTS } from '../../src/cards/words.ts'
import { DIFFICULTIES } from '../../src/sheet.ts'
import { COIN } from '../../src/state/dice.ts'
import type { Chapter, Rule } from '../../src/story/chapter.ts'
import type { RuleVerb } from '../../src/story/words.ts'
import { CHAPTERS } from '../../src/story/shelf.ts'
import { isCode } from '../../src/words/names.ts'
import assert from 'node:assert/strict'

// What things are called, and what chapters say outside of their passages: none is missing, none is too many.

const read = (file: string): string => readFileSync(new URL(`../../text/${file}`, import.meta.url), 'utf8')
const keysIn = (source: string): string[] => [...source.matchAll(/^([\w-]+) =/gm)].map(([, key]) => key).toSorted()
const BOOK = read('chapters.en.ftl')
const WORDS = new Catalogue('en', [BOOK])

function verbsIn(verbs: readonly RuleVerb[]): RuleVerb[] {
  return verbs.flatMap((verb) => {
    if ('test' in verb) {
      const { star = [], none = [], cheese = [], eachStar = [] } = verb.test
      return [verb, ...verbsIn([...star, ...none, ...cheese, ...eachStar])]
    }
    if ('when' in verb) return [verb, ...verbsIn([...verb.when.do, ...(verb.when.else ?? [])])]
    if ('ask' in verb) return [verb, ...Object.values(verb.ask.options).flatMap(verbsIn)]
    return [verb]
  })
}

function named(rule: Rule): string[] {
  const asked = verbsIn(rule.do).flatMap((verb) => ('ask' in verb ? [`ask-${verb.ask.name}`] : []))
  const act = 'act' in rule.on ? [`act-${rule.on.act.name}`] : []
  const call = 'call' in rule.on ? [`call-${rule.on.call.name}`] : []
  return [ruleKey(rule.id), ...act, ...call, ...asked]
}

const ruleKey = (id: string): string => `rule-${id.replace('.', '-')}`

/** Rules whose words are in the data as something else than a rule: garrisons, bars, changed rules. */
const WITHOUT_RULE = ['R1.5', 'R3.5', 'R6.2', 'R8.1', 'R9.5', 'R10.3']

function keysOf(chapter: Chapter): string[] {
  const tokens = Object.entries(chapter.tokens ?? {}).flatMap(([name, { kind }]) => {
    if (kind === undefined) return [`token-${name}`]
    return /-\d$/.test(name) ? [`token-${kind}`] : [`token-${name}`, `token-${kind}`]
  })
  return [
    `chapter-${chapter.id}`,
    ...(chapter.rules ?? []).flatMap((rule) => named(rule)),
    ...(chapter.gates ?? []).map(({ id }) => ruleKey(id)),
    ...tokens,
    ...Object.keys(chapter.vars ?? {}).map((name) => `variable-${name}`),
    ...(chapter.achievements ?? []).map((flag) => `flag-${flag}`),
  ]
}

/** Spaces that are more than a code. */
function spots(): string[] {
  const spaces = [...tilesOfTheBox().values()].flatMap((side) => Object.keys(side.spaces))
  return [...new Set(spaces)].filter((space) => !isCode(space))
}

void test('every thing of the box has its name, and nothing else has', () => {
  const wanted = [
    ...[...tilesOfTheBox().keys(), 'straw', 'gutter'].map((side) => `side-${side}`),
    ...spots().map((space) => `spot-${space}`),
    ...CLASSES.map((name) => `class-${name}`),
    ...CARD_KINDS.map((kind) => `kind-${kind.replace(' ', '-')}`),
    ...SLOTS.map((slot) => `slot-${slot}`),
    ...MARKERS.map((marker) => `marker-${marker}`),
    ...DIE.map((face) => `face-${face}`),
    ...COIN.map((side) => `coin-${side}`),
    ...['melee', 'ranged'].map((mode) => `mode-${mode}`),
    ...['sharp', 'blunt', 'magic'].map((type) => `type-${type}`),
    ...MINION_TYPES.flatMap(({ id }) => [`minions-${id}`, `figure-${id}`]),
    ...['row', 'last-row', 'surge'].map((part) => `encounter-${part}`),
    ...ENCOUNTER_FLAGS.map((flag) => `warning-${flag}`),
    ...DIFFICULTIES.map((difficulty) => `difficulty-${difficulty}`),
  ]
  assert.deepEqual(keysIn(read('names.en.ftl')), wanted.toSorted())
})

void test('every chapter has its title, its rules and the names of all it offers, and nothing else has', () => {
  const wanted = new Set([...CHAPTERS.flatMap((chapter) => keysOf(chapter)), ...WITHOUT_RULE.map(ruleKey)])
  assert.deepEqual(keysIn(BOOK), [...wanted].toSorted())
  for (const { id, passages } of CHAPTERS) {
    // B7: only a chapter that can be left behind has a sentence for it.
    const left = passages.includes('goes-on-lost') ? ['left'] : []
    assert.deepEqual(WORDS.attributes(`chapter-${id}`), ['night', 'hook', 'goal', 'lost', 'recap', ...left])
  }
})

void test('every choice has words for each of its options', () => {
  for (const verb of CHAPTERS.flatMap((chapter) => (chapter.rules ?? []).flatMap((rule) => verbsIn(rule.do)))) {
    if ('ask' in verb) assert.deepEqual(WORDS.attributes(`ask-${verb.ask.name}`), Object.keys(verb.ask.options))
  }
})

/** All numbers of data, without signs; of an amount also what it comes to with each of its additions. */
function numbersIn(json: unknown): number[] {
  if (typeof json === 'number') return [Math.abs(json)]
  if (typeof json !== 'object' || json === null) return []
  const { start, plus } = json as { start?: unknown; plus?: unknown }
  const sums =
    typeof start === 'number' && Array.isArray(plus) ? plus.map(({ n }: { n: number }) => Math.abs(start + n)) : []
  return [...sums, ...Object.values(json).flatMap((each) => numbersIn(each))]
}

void test('every number in the words of a rule is in its data, so that tuning one is seen', () => {
  for (const chapter of CHAPTERS) {
    const { rules = [], gates, mods, garrison, vars, tokens = {} } = chapter
    // A heavy thing takes 1 off the move of its carrier (B1), and there are so many of a kind.
    const starting = rules.filter(({ on }) => 'chapterStart' in on)
    const about = numbersIn([gates, mods, garrison, vars, starting, 1, Object.keys(tokens).length])
    for (const key of keysOf(chapter).filter((each) => each.startsWith('rule-'))) {
      const numbers = new Set([...about, ...numbersIn(rules.filter(({ id }) => ruleKey(id) === key))])
      const words = WORDS.say(`${key}.text`).replaceAll(/\bM\d+\.\d+/g, '')
      for (const [n] of words.matchAll(/\d+/g))
        assert.ok(numbers.has(Number(n)), `${key} says ${n}, which is not in its data: mend the one or the other`)
    }
  }
})

void test('the names have no straight quotes', () => {
  for (const file of ['names.en.ftl', 'chapters.en.ftl']) assert.doesNotMatch(read(file), /["']|\.\.\./)
})
