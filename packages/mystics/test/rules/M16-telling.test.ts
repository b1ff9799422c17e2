import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Match } from '@mousekeep/engine'
import { Catalogue } from '@mousekeep/text'
import { mystics, type Mystics, type MysticsEvent } from '@mousekeep/mystics'
import { isSilent, mysticsWords } from '../../src/words/index.ts'

// What the log says of gifts, shields, the chapter’s own questions and its end.

const FILES = ['text/en.ftl', 'text/table.en.ftl', 'text/names.en.ftl', 'text/cards.en.ftl', 'text/chapters.en.ftl']
const catalogue = new Catalogue(
  'en',
  FILES.map((file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')),
)
const words = mysticsWords({
  say: (key, params) => catalogue.say(key, params),
  has: (key) => catalogue.has(key),
  attributes: (key) => catalogue.attributes(key),
})

const ROOM = {
  tile: { spaces: { a: [0, 0], b: [1, 0] }, links: ['a-b'] },
  track: ['collin', 'tilda'],
  turn: 'collin',
  points: 0,
}

function stand(mice: object): Match<Mystics> {
  return new Match(mystics, { seed: 'telling', position: { ...ROOM, mice }, dice: [] })
}

function told(match: Match<Mystics>, json: object, type: MysticsEvent['type']): string[] {
  const step = match.play(mystics.readAction(json))
  assert.ok(step.ok)
  return step.events.filter((event) => event.type === type).map((event) => words.tell(event))
}

void test('M16.1 the log says what was given and taken', () => {
  const mice = { collin: { at: 'a', pack: ['curdle'], cheese: 2 }, tilda: { at: 'b', pack: ['dagger'] } }
  assert.deepEqual(told(stand(mice), { do: 'share', with: 'tilda', give: ['curdle'], cheese: 2 }, 'shared'), [
    'Collin gives Tilda Curdle, 2 cheese.',
  ])
  assert.deepEqual(told(stand(mice), { do: 'share', with: 'tilda', take: ['dagger'] }, 'shared'), [
    'Collin takes Dagger from Tilda.',
  ])
})

void test('M16.1 the same when the form is filled in by questions', () => {
  const match = stand({ collin: { at: 'a', pack: ['curdle'], cheese: 2 }, tilda: { at: 'b' } })
  for (const json of [
    { do: 'share', with: 'tilda', open: true },
    { do: 'choose', option: 'give curdle' },
    { do: 'choose', option: 'give cheese' },
  ])
    assert.ok(match.play(mystics.readAction(json)).ok)
  assert.deepEqual(told(match, { do: 'choose', option: 'done' }, 'shared'), ['Collin gives Tilda Curdle, 1 cheese.'])
})

void test('M10.5 nobody blocks more than what hits', () => {
  const event = { type: 'blocked', rule: 'M10.5', who: 'collin', hits: 1, blocks: 2 } as const
  assert.equal(words.tell(event), 'Collin blocks 1 of 1.')
})

void test('M26.1 a question of yes or no is told by its name, and only when it comes true', () => {
  const event = { type: 'variable-set', rule: 'R2.2', variable: 'dot-taken' } as const
  assert.equal(words.tell({ ...event, value: true }), 'Dot was found.')
  assert.ok(isSilent({ ...event, value: false }) && !isSilent({ ...event, value: true }))
  assert.equal(words.tell({ ...event, variable: 'crumbs', value: 2 }), 'Crumbs on the counter is now 2.')
})

void test('M21.4 poison wounds become plain ones when the scarf is put on, and stay so', () => {
  const mice = { collin: { at: 'a', pack: ['spider-silk-scarf'], poison: 2 }, tilda: { at: 'b' } }
  const forms = [
    [{ do: 'equip', moves: [{ card: 'spider-silk-scarf', to: 'accessory' }] }],
    [
      { do: 'equip', open: true },
      { do: 'choose', option: 'spider-silk-scarf accessory' },
    ],
  ]
  for (const actions of forms) {
    const match = stand(mice)
    const sentences = actions.flatMap((json) => told(match, json, 'poison-eased'))
    assert.deepEqual(sentences, ['Collin wears Spider-Silk Scarf: 2 poison wounds become plain ones.'])
    const [collin] = match.state.mice
    assert.deepEqual([collin.wounds, collin.poison], [2, 0])
  }
  const off = stand({ ...mice, collin: { at: 'a', pack: [], equip: ['spider-silk-scarf'], poison: 0, wounds: 2 } })
  assert.ok(off.play(mystics.readAction({ do: 'equip', moves: [{ card: 'spider-silk-scarf', to: 'pack' }] })).ok)
  assert.deepEqual([off.state.mice[0].wounds, off.state.mice[0].poison], [2, 0])
})

void test('M23.2 a defeat is told with its reason', () => {
  const lost = (rule: string): string => words.tell({ type: 'over', rule, result: 'lost' })
  assert.equal(lost('M15.4'), 'The chapter is lost: the hourglass has come to the end marker.')
  assert.equal(lost('M20.3'), 'The chapter is lost: no mouse is free any more.')
  assert.equal(lost('R8.3'), 'The chapter is lost.')
  assert.equal(words.tell({ type: 'over', rule: 'M23.1', result: 'won' }), 'The chapter is won!')
})
