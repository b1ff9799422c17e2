import assert from 'node:assert/strict'
import { test } from 'node:test'
import { legal } from '@mousekeep/engine'
import { mystics } from '@mousekeep/mystics'
import { open, type Table } from './small-chapter.ts'

// Small chapters that change what minions, bosses and captures do.

const EXPLORE = { do: 'explore' }
const END = { do: 'end' }
const SWORDS = Array<string>(40).fill('sword')

/** Answers whatever is asked with the first option, until the mouse has its turn. */
function answerAll(table: Table, wanted: (option: string) => boolean = () => true): void {
  for (let i = 0; table.state.ask !== null && i < 50; i++) {
    const { options } = table.state.ask
    table.does({ do: 'choose', option: options.find(wanted) ?? options[0] }, ...SWORDS)
  }
}

const COURTYARD = {
  tiles: [{ up: 'courtyard', down: null, at: [0, 0] }],
  start: { side: 'courtyard', place: 'hole' },
  quiet: [],
  victory: [{ dawn: true }],
  bars: ['courtyard:tree'],
}

void test('M8.1 a side that the chapter has dry is plain floor', () => {
  const sewer = {
    tiles: [{ up: 'sewer', down: 'guard-room', at: [0, 0] }],
    start: { side: 'sewer', place: 'flip' },
    quiet: ['guard-room'],
    victory: [{ clear: 'guard-room' }],
    vars: { dry: 0 },
    rules: [
      {
        id: 'R9.1',
        on: { act: { name: 'pull', place: 'sewer:flip' } },
        do: [
          {
            set: {
              variable: 'dry',
              value: { start: 0, plus: [{ n: 2, if: [{ is: { who: 'it', what: 'collin' } }] }] },
            },
          },
        ],
      },
    ],
    mods: { drySide: [{ side: 'sewer', if: [{ compare: { variable: 'dry', is: '=', n: 2 } }] }] },
  }
  const table = open(sewer)
  assert.equal(table.refuses({ do: 'share', with: 'tilda', give: [], take: [] }), 'in-water')
  table.does({ do: 'act', name: 'pull' })
  assert.notEqual(table.refuses({ do: 'share', with: 'tilda', give: [], take: [] }), 'in-water')
  table.does(END, 'bow')
  assert.equal(table.state.mice[0].captured, false)
})

void test('M17.4 minions walk to the place the chapter names and do there what it says', () => {
  const table = open({
    ...COURTYARD,
    start: { side: 'courtyard', place: 'flip' },
    vars: { bark: 6 },
    mods: { walksTo: { types: ['roaches'], place: 'courtyard:hole' }, captureCost: { variable: 'bark', n: 1 } },
    rules: [
      {
        id: 'R9.1',
        on: { attackInstead: { types: ['roaches'], place: 'courtyard:hole' } },
        if: [{ count: { of: 'mice', at: 'courtyard:hole', is: '=', n: 0 } }],
        do: [{ add: { variable: 'bark', n: -1 } }],
      },
      {
        id: 'R9.2',
        on: { act: { name: 'whistle', place: 'here' } },
        do: [{ layBelow: true }, { placeMinions: { n: 1, type: 'roaches', where: 'courtyard:hole' } }],
      },
    ],
  })
  table.does({ do: 'act', name: 'whistle' })
  answerAll(table)
  assert.deepEqual(table.state.track, ['collin', 'tilda', 'roaches'])
  table.does(END, 'bow')
  table.does(END, ...SWORDS)
  assert.equal(table.state.vars['bark'], 5)
})

void test('M20.1, M20.2 a capture costs what the chapter says; the mouse comes back where it says', () => {
  const table = open({
    ...COURTYARD,
    vars: { bark: 6 },
    mods: { captureCost: { variable: 'bark', n: 2 }, rescueAt: 'courtyard:tree' },
    rules: [
      {
        id: 'R9.1',
        on: { act: { name: 'fall', place: 'here' } },
        do: [{ layBelow: true }, { placeMinions: { n: 1, type: 'roaches' } }, { wound: { who: 'tilda', n: 9 } }],
      },
    ],
  })
  table.does({ do: 'act', name: 'fall' }, ...SWORDS)
  answerAll(table)
  assert.equal(table.state.vars['bark'], 4)
  assert.equal(table.state.page, 1)
  assert.ok(table.state.mice[1].captured)
  for (let i = 0; i < 6 && table.state.mice[1].captured; i++) {
    table.does(END, ...SWORDS)
    answerAll(table)
  }
  assert.ok(!table.state.mice[1].captured)
})

void test('M1.3, M10.5 a boss with other numbers, a silent card and a cap on its wounds', () => {
  const table = open({
    ...COURTYARD,
    mods: {
      bossStats: [{ boss: 'captain-vurst', battle: 1, life: 1, defenseBy: -3, off: ['rolledCheese', 'attackAgain'] }],
      woundCap: [{ boss: 'captain-vurst', n: 0 }],
    },
    rules: [
      {
        id: 'R9.1',
        on: { act: { name: 'bill', place: 'here' } },
        do: [{ layBelow: true }, { placeMinions: { n: 1, type: 'captain-vurst', where: 'courtyard:hole' } }],
      },
    ],
  })
  table.does({ do: 'act', name: 'bill' })
  answerAll(table)
  table.does(END, 'bow')
  const attack = legal(mystics, table.state).find((action) => action.do === 'battle')
  assert.ok(attack !== undefined)
  table.does(END, ...SWORDS)
  answerAll(table)
  assert.ok(table.state.mice.every((mouse) => mouse.wounds === 0))
  const blow = legal(mystics, table.state).find((action) => action.do === 'battle')
  assert.ok(blow !== undefined)
  table.does(blow, ...SWORDS)
  assert.equal(table.state.minions.length, 0)
})

void test('M5.1, M13.1, M20.2 a minion that these rules do not count', () => {
  const table = open({
    mods: {
      paws: true,
      uncounted: [{ who: 'brodie', rules: ['M5.1', 'M13.1'] }],
      bossCards: [{ boss: 'brodie', cards: ['brodie-chases'] }],
    },
    vars: { lap: 9 },
    rules: [
      {
        id: 'R9.1',
        on: { act: { name: 'ring', place: 'here' } },
        if: [{ is: { who: 'it', what: 'collin' } }],
        do: [{ layBelow: true }, { placeMinions: { n: 1, type: 'brodie', where: 'M19.5' } }],
      },
      {
        id: 'R9.2',
        on: { turnInstead: { type: 'brodie', place: 'here' } },
        if: [{ compare: { variable: 'lap', is: '>', n: 0 } }],
        do: [{ add: { variable: 'lap', n: -1 } }],
      },
    ],
  })
  table.does({ do: 'act', name: 'ring' })
  answerAll(table)
  assert.deepEqual(table.state.track, ['collin', 'tilda', 'brodie-chases'])
  table.does(END, 'bow')
  assert.equal(table.refuses(EXPLORE), undefined)
  table.does(END, 'bow')
  assert.equal(table.state.wheel, 1)
  assert.equal(table.state.vars['lap'], 8)
})

void test('M14.1 a look at the encounter card that is due; it may go to the bottom', () => {
  const rules = [{ id: 'R9.1', on: { encounterDue: true }, if: [{ once: 'chapter' }], do: [{ peek: true }] }]
  const table = open({ rules, quiet: [], encounters: { standard: 3, difficult: 0 }, mods: { paws: true } })
  const [top, next] = table.state.encounters
  table.does(EXPLORE, 'bow', 'sword')
  while (table.state.ask !== null && !table.state.ask.what.startsWith('encounter '))
    table.does({ do: 'choose', option: table.state.ask.options[0] })
  assert.equal(table.state.ask?.what, `encounter ${table.state.setup.encounters[top].id}`)
  table.does({ do: 'choose', option: 'bottom' })
  assert.equal(table.state.revealed, next)
  assert.equal(table.state.encounters.at(-1), top)
})

function occupied(table: Table): number {
  return new Set(table.state.minions.map((minion) => minion.at)).size
}

function archers(mods: object): Table {
  const table = open({
    tiles: [{ up: 'dining-hall', down: null, at: [0, 0] }],
    start: { side: 'dining-hall', place: 'flip' },
    quiet: [],
    victory: [{ dawn: true }],
    mods,
    rules: [
      {
        id: 'R9.1',
        on: { act: { name: 'spring', place: 'here' } },
        do: [
          { layBelow: true },
          { placeMinions: { n: 2, type: 'elite-rat-warriors' } },
          { knockDown: { who: { of: ['elite-rat-warriors', 'rat-warriors'], placed: true } } },
        ],
      },
    ],
  })
  table.does({ do: 'act', name: 'spring' })
  answerAll(table)
  return table
}

void test('M14.4 ranged minions are placed as melee ones where the chapter says so', () => {
  assert.equal(occupied(archers({})), 1)
  const apart = archers({ placedAs: { ranged: 'melee' } })
  assert.equal(occupied(apart), 2)
  assert.ok(apart.state.minions.every((minion) => minion.down))
})

void test('M10.9 a boss of four cards loses them for the chapter; the variable counts those left', () => {
  const table = open({
    ...COURTYARD,
    vars: { faces: 4 },
    mods: { bossCards: [{ boss: 'vanestra', unused: 'faces' }] },
    rules: [
      {
        id: 'R9.1',
        on: { act: { name: 'peal', place: 'here' } },
        if: [{ is: { who: 'it', what: 'collin' } }],
        do: [
          { layBelow: true },
          { placeMinions: { n: 1, type: 'vanestra' } },
          { wound: { who: 'vanestra', n: 1 } },
          { remove: { who: { of: 'minions', choose: 'space' } } },
        ],
      },
    ],
  })
  table.does({ do: 'act', name: 'peal' }, ...SWORDS)
  answerAll(table)
  assert.equal(table.state.vars['faces'], 3)
  assert.equal(table.state.minions.length, 0)
})

void test('M23.1 at victory the party may still be asked', () => {
  const table = open({
    achievements: ['friend', 'bell'],
    rules: [
      { id: 'R9.1', on: { act: { name: 'open', place: 'here' } }, do: [{ win: true }] },
      {
        id: 'R9.2',
        on: { victory: true },
        if: [{ difficulty: 'standard' }],
        do: [{ ask: { name: 'collar', options: { friend: [{ achieve: 'friend' }], bell: [{ achieve: 'bell' }] } } }],
      },
    ],
  })
  table.does({ do: 'act', name: 'open' })
  assert.equal(table.state.over, null)
  table.does({ do: 'choose', option: 'bell' })
  assert.equal(table.state.over, 'won')
  assert.deepEqual(table.state.flags, ['bell'])
})

void test('M26.1 tokens of one kind: laid where a mouse stands, counted, taken away', () => {
  const rules = [
    {
      id: 'R9.1',
      on: { act: { name: 'stretch', place: 'here' } },
      if: [{ count: { of: 'wire', at: 'its space', is: '=', n: 0 } }],
      do: [{ put: { token: 'wire', from: 'unused', at: 'its space', n: 1 } }],
    },
    { id: 'R9.2', on: { call: { name: 'wind-up' } }, do: [{ put: { token: 'wire', from: 'here', at: 'out', n: 1 } }] },
  ]
  const tokens = { 'wire-1': { kind: 'wire', fixed: true }, 'wire-2': { kind: 'wire', fixed: true } }
  const table = open({ rules, tokens })
  table.does({ do: 'act', name: 'stretch' })
  assert.match(table.state.tokens['wire-1'], /^pipes:/)
  assert.equal(table.refuses({ do: 'take-up', token: 'wire-1' }), 'not-to-be-taken')
  table.does(END, 'bow')
  assert.equal(table.refuses({ do: 'act', name: 'stretch' }), 'condition-not-met')
  table.does({ do: 'call', name: 'wind-up' })
  assert.equal(table.state.tokens['wire-1'], 'out')
})
