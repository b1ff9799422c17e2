import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Seeded } from '@mousekeep/engine'
import { mystics, playTrial, type MysticsEvent, type MysticsState } from '@mousekeep/mystics'
import { shelved } from '../authoring/small-chapter.ts'

// How far the rules of a chapter go before somebody decides.

function open(fields: object): { state: MysticsState; events: MysticsEvent[] } {
  const events: MysticsEvent[] = []
  const chance = new Seeded('budget')
  const options = mystics.readOptions({ chapter: shelved(fields) })
  const state = mystics.start(options, chance, (event) => void events.push(event))
  return { state, events }
}

const START = { chapterStart: true }
const add = (variable: string, n = 1): object => ({ add: { variable, n } })
const adds = (n: number): object[] => Array.from({ length: n }, () => add('n'))
const rule = (on: object, verbs: readonly object[], i = 1): object => ({ id: `R9.${i}`, on, do: verbs })

test('B12 the 201st thing that rules do before a decision is left out, and it is told of which rule', () => {
  const rules = Array.from({ length: 6 }, (_, i) => rule(START, adds(40), i + 1))
  const { state, events } = open({ vars: { n: 0 }, rules })
  assert.equal(state.vars['n'], 200)
  assert.deepEqual(
    events.filter(({ type }) => type === 'rule-cut'),
    [{ type: 'rule-cut', rule: 'B12', of: 'R9.6' }],
  )
})

test('B12 after a decision rules go as far again', () => {
  const ask = { ask: { name: 'on', options: { a: [], b: [] } } }
  const rules = [
    ...Array.from({ length: 5 }, (_, i) => rule(START, adds(39), i + 1)),
    rule(START, [ask, ...adds(30)], 6),
  ]
  const { state } = open({ vars: { n: 0 }, rules })
  assert.equal(state.vars['n'], 195)
  mystics.perform(state, { do: 'choose', option: 'a' }, new Seeded('budget'), null)
  assert.equal(state.vars['n'], 225)
})

test('B12 a seventh rule inside six others is left out', () => {
  const rules = Array.from({ length: 9 }, (_, i) =>
    rule(i === 0 ? START : { becomes: { variable: `v${i}`, value: 1 } }, [add(`v${i + 1}`)], i + 1),
  )
  const vars = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`v${i + 1}`, 0]))
  const { state, events } = open({ vars, rules })
  assert.deepEqual(Object.values(state.vars), [1, 1, 1, 1, 1, 1, 0, 0, 0])
  assert.ok(events.some((event) => event.type === 'rule-cut' && event.of === 'R9.7'))
})

test('B12 a test rolls 20 dice at most', () => {
  const { events } = open({ rules: [rule(START, [{ test: { dice: 100 } }])] })
  const [faces] = events.flatMap((event) => (event.type === 'rolled' && event.for === 'test' ? [event.faces] : []))
  assert.equal(faces.length, 20)
})

test('B12 what a chapter counts stays between -999 and 999, and the end marker on page 999', () => {
  const rules = [
    rule(START, [
      ...Array.from({ length: 12 }, () => add('n', 100)),
      ...Array.from({ length: 12 }, () => add('m', -100)),
    ]),
    rule(
      START,
      Array.from({ length: 12 }, () => ({ endMarker: 100 })),
    ),
  ]
  const { state } = open({ vars: { n: 0, m: 0 }, rules })
  assert.deepEqual(state.vars, { n: 999, m: -999 })
  assert.equal(state.end, 999)
})

/** Charmed mice act by themselves; stunned and webbed ones not even that (M21.5). */
const NOBODY = [
  { wheel: { n: -6 } },
  ...['charmed', 'stunned', 'webbed'].map((marker) => ({ mark: { who: 'mice', marker } })),
]

test('B12 after 20 rounds in which nobody has anything to decide the chapter is lost', () => {
  const { state, events } = open({
    rules: [rule(START, NOBODY), rule({ roundEnd: 'cut short too' }, NOBODY, 2)],
  })
  assert.equal(state.over, 'lost')
  assert.equal(events.at(-1)?.rule, 'B12')
  assert.equal(events.filter(({ type }) => type === 'round-began').length, 20)
})

test('a game in which no time passes is broken off, and its result is endless', () => {
  const chapter = shelved({
    rules: [rule({ roundEnd: 'cut short too' }, [{ wheel: { n: -6 } }])],
    victory: [{ held: 'pie' }],
    tokens: { pie: {} },
  })
  assert.equal(playTrial({ chapter, difficulty: 'standard', seed: 'endless', party: 'usual' }).result, 'endless')
})
