import assert from 'node:assert/strict'
import { test } from 'node:test'
import { legal, Scripted, Seeded } from '@mousekeep/engine'
import { mystics, readChapter, type MysticsState } from '@mousekeep/mystics'
import { shelve } from '../../src/story/shelf.ts'

// Small chapters made for one word each: read from data, put on the shelf, opened and played.

let made = 0

interface Table {
  readonly state: MysticsState
  does(action: object, ...dice: string[]): void
  refuses(action: object): string | undefined
}

function open(fields: object, ...dice: string[]): Table {
  const id = `words-${++made}`
  shelve(
    readChapter({
      id,
      party: { size: 2, usual: ['collin', 'tilda'], required: ['collin', 'tilda'] },
      end: 6,
      encounters: { standard: 0, difficult: 0 },
      abilities: false,
      tiles: [{ up: 'pipes', down: 'drain-pipe', at: [0, 0] }],
      start: { side: 'pipes', place: 'flip' },
      track: ['collin', 'tilda'],
      quiet: ['drain-pipe'],
      victory: [{ oneAt: 'drain-pipe:exit-n' }],
      passages: [],
      ...fields,
    }),
  )
  const chance = new Scripted(new Seeded(id))
  chance.script(['bow', ...dice])
  const state = mystics.start(mystics.readOptions({ chapter: id }), chance, null)
  return {
    state,
    does(json, ...faces) {
      const action = mystics.readAction(json)
      assert.equal(mystics.check(state, action), null, JSON.stringify(json))
      const laid = new Scripted(new Seeded(`${id} ${faces.join(' ')}`))
      laid.script(faces)
      mystics.perform(state, action, laid, null)
    },
    refuses: (json) => mystics.check(state, mystics.readAction(json))?.code,
  }
}

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
