import assert from 'node:assert/strict'
import { test } from 'node:test'
import { legal } from '@mousekeep/engine'
import { mystics } from '@mousekeep/mystics'
import { open } from './small-chapter.ts'

// Small chapters made for one word each: read from data, put on the shelf, opened and played.

const EXPLORE = { do: 'explore' }
const END = { do: 'end' }

void test('M13.5 clever paws: a crafty flip needs a star on dice of lore', () => {
  assert.equal(open({}).refuses(EXPLORE), 'tinkerer-or-scamp-needed')
  const table = open({ mods: { paws: true } })
  table.does(EXPLORE, 'bow', 'shield')
  assert.equal(table.state.here, 'pipes')
  assert.equal(table.refuses(EXPLORE), 'already-acted')
  const lucky = open({ mods: { paws: true } })
  lucky.does(EXPLORE, 'bow', 'sword')
  assert.equal(lucky.state.here, 'drain-pipe')
})

void test('M13.5 a living ladder: a hook flip with every free mouse on it', () => {
  const sewer = {
    tiles: [{ up: 'sewer', down: 'guard-room', at: [0, 0] }],
    start: { side: 'sewer', place: 'flip' },
    quiet: ['guard-room'],
    victory: [{ clear: 'guard-room' }],
  }
  assert.equal(open(sewer).refuses(EXPLORE), 'hook-needed')
  const table = open({ ...sewer, mods: { ladder: true } })
  table.does(EXPLORE)
  assert.equal(table.state.over, 'won')
})

void test('M5.1 a chapter changes what time is short puts on the wheel', () => {
  const table = open({ mods: { timeShort: 2 } })
  table.does(END, 'bow')
  table.does(END, 'bow')
  assert.equal(table.state.wheel, 2)
})

void test('M15.4 a chapter in which the end marker wins', () => {
  const table = open({
    mods: { endWins: true },
    end: 2,
    wheel: 5,
    rules: [{ id: 'R9.1', on: { victory: true }, do: [{ achieve: 'dawn' }] }],
    achievements: ['dawn'],
  })
  table.does(END, 'bow')
  table.does(END, 'bow')
  assert.equal(table.state.over, 'won')
  assert.deepEqual(table.state.flags, ['dawn'])
})

void test('M13.2 a chapter’s action shuts a gate', () => {
  const rules = [
    {
      id: 'R9.1',
      on: { act: { name: 'bolt', place: 'pipes:flip' } },
      if: [{ is: { who: 'it', what: 'collin' } }],
      do: [{ gate: { link: 'pipes.flip', open: false } }],
    },
  ]
  const table = open({ rules, mods: { paws: true } })
  assert.ok(legal(mystics, table.state).some((action) => action.do === 'act'))
  table.does({ do: 'act', name: 'bolt' })
  assert.equal(table.state.turn?.acted, 1)
  table.does(END, 'bow')
  assert.equal(table.refuses(EXPLORE), 'gate-shut')
  assert.equal(table.refuses({ do: 'act', name: 'bolt' }), 'condition-not-met')
})

void test('M26.1 a token is taken up, slows its carrier, is handed over and put down', () => {
  const rules = [
    { id: 'R9.1', on: { chapterStart: true }, do: [{ put: { token: 'cord', at: 'pipes:flip' } }] },
    { id: 'R9.2', on: { takenUp: 'cord' }, do: [{ add: { variable: 'taken', n: 1 } }] },
  ]
  const table = open({ rules, tokens: { cord: { heavy: true } }, vars: { taken: 0 } })
  table.does({ do: 'take-up', token: 'cord' })
  assert.equal(table.state.vars['taken'], 1)
  table.does({ do: 'hand-over', to: 'tilda' })
  table.does(END, 'bow')
  assert.equal(table.state.turn?.points, 3)
  table.does({ do: 'put-down' })
  assert.match(table.state.tokens['cord'], /^pipes:/)
  assert.equal(table.refuses({ do: 'put-down' }), 'carries-none')
})

void test('M26.1 a call once a chapter puts a question; a variable that comes to its value wins', () => {
  const rules = [
    {
      id: 'R9.1',
      on: { call: { name: 'vote' } },
      do: [
        {
          ask: {
            name: 'vote',
            options: { yes: [{ add: { variable: 'votes', n: 3 } }], no: [{ cheese: { who: 'it', n: 1 } }] },
          },
        },
      ],
    },
    { id: 'R9.2', on: { becomes: { variable: 'votes', value: 3 } }, do: [{ win: true }] },
  ]
  const table = open({ rules, vars: { votes: 0 } })
  table.does({ do: 'call', name: 'vote' })
  table.does({ do: 'choose', option: 'no' })
  assert.equal(table.state.mice[0].cheese, 1)
  assert.equal(table.refuses({ do: 'call', name: 'vote' }), 'already-called')
  const other = open({ rules, vars: { votes: 0 } })
  other.does({ do: 'call', name: 'vote' })
  other.does({ do: 'choose', option: 'yes' })
  assert.equal(other.state.over, 'won')
})

void test('M15.3 every surge brings minions, laid below, where the chapter says so', () => {
  const table = open({
    mods: { surgeEach: true, layBelow: true },
    wheel: 5,
    end: 9,
    surges: { pipes: { roaches: 1 } },
    rules: [{ id: 'R9.1', on: { surge: 'pipes' }, do: [{ cheese: { who: 'mice', n: 1 } }] }],
  })
  table.does(END, 'bow')
  table.does(END, ...Array<string>(20).fill('sword'))
  while (table.state.ask !== null)
    table.does({ do: 'choose', option: table.state.ask.options[0] }, ...Array<string>(20).fill('sword'))
  assert.deepEqual(table.state.track, ['collin', 'tilda', 'roaches'])
  assert.equal(table.state.page, 2)
  assert.ok(table.state.mice[0].cheese >= 1)
})

void test('M6.8 rules at the end of a round, on a page, on a space, for a colour', () => {
  const rules = [
    { id: 'R9.1', on: { roundEnd: true }, if: [{ colour: 'orange' }], do: [{ add: { variable: 'rounds', n: 1 } }] },
    {
      id: 'R9.2',
      on: { roundEnd: true },
      if: [{ page: { is: '=', n: 1 } }, { once: 'chapter' }],
      do: [{ heal: { who: 'mice', n: 1 } }, { wheel: { n: 2 } }],
    },
  ]
  const table = open({ rules, vars: { rounds: 0 } })
  for (let i = 0; i < 4; i++) table.does(END, 'bow')
  assert.equal(table.state.vars['rounds'], 2)
  assert.equal(table.state.wheel, 4) // twice time is short, once the rule
})
