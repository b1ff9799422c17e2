import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply, noChance, Scripted, Seeded } from '@mousekeep/engine'
import { mystics, type MysticsAction, type MysticsEvent, type MysticsState } from '@mousekeep/mystics'
import { partyBot } from '../../src/bot/party-bot.ts'
import type { Whisper } from '../../src/state/state.ts'

const ROOM = {
  spaces: { a: [0, 0], b: [1, 0], c: [2, 0], d: [3, 0], e: [4, 0] },
  links: ['a-b', 'b-c', 'c-d', 'd-e'],
}

function position(json: object, isQuiet = false): MysticsState {
  const state = mystics.readPosition({ tile: ROOM, ...json }, noChance, null)
  if (isQuiet) state.quiet = { whispers: {}, asked: [] }
  return state
}

/** Plays with these dice, then with a seed; gives what happened. */
function play(state: MysticsState, action: MysticsAction, faces: readonly string[] = []): MysticsEvent[] {
  const chance = new Scripted(new Seeded('after'))
  if (faces.length > 0) chance.script(faces)
  const events: MysticsEvent[] = []
  assert.equal(mystics.check(state, action), null)
  mystics.perform(state, action, chance, (event) => events.push(event))
  return events
}

const COLLIN = {
  mice: { collin: { at: 'a', equip: ['collins-sword'] } },
  track: ['collin'],
  turn: 'collin',
  points: 4,
}

void test('M27.1 a walk takes its steps one after another', () => {
  const state = position(COLLIN)
  const events = play(state, { do: 'walk', path: ['b', 'c', 'd'] })
  assert.deepEqual(
    events.map((event) => (event.type === 'stepped' ? event.to : event.type)),
    ['b', 'c', 'd'],
  )
  assert.equal(state.turn?.points, 1)
})

void test('M27.1 a walk ends where a step cannot be taken, and is refused if its first cannot', () => {
  const state = position({
    ...COLLIN,
    minions: [{ id: 'x', type: 'rat-warriors', at: 'c' }],
    track: ['collin', 'rat-warriors'],
  })
  play(state, { do: 'walk', path: ['b', 'c', 'd'] })
  assert.equal(state.mice[0].at, 2)
  assert.equal(state.turn?.move, 'over')
  assert.equal(mystics.check(state, { do: 'walk', path: ['d'] })?.rule, 'M7.7')
  assert.equal(mystics.check(state, { do: 'walk', path: [] })?.rule, 'M27.1')
})

void test('M27.2 a turn with nothing left to do ends by itself at a table that asks only what matters', () => {
  const lastStep = { ...COLLIN, points: 1 }
  const asking = position(lastStep)
  play(asking, { do: 'step', to: 'b' })
  play(asking, { do: 'search' }, ['bow'])
  assert.equal(asking.turn?.card, 'collin')
  const quiet = position(lastStep, true)
  play(quiet, { do: 'step', to: 'b' })
  assert.equal(quiet.turn?.acted, 0, 'with an action left the turn goes on')
  const events = play(quiet, { do: 'search' }, ['bow'])
  assert.ok(events.some((event) => event.type === 'turn-ended' && event.card === 'collin'))
})

/** Collin has acted and has no step left; Filch is near him. */
function atItsEnd(collin: object, filch: object): MysticsState {
  const state = position(
    {
      mice: { collin: { at: 'a', equip: ['collins-sword'], ...collin }, filch: { at: 'c', equip: [], ...filch } },
      track: ['collin', 'filch'],
      turn: 'collin',
      points: 1,
    },
    true,
  )
  play(state, { do: 'step', to: 'b' })
  return state
}

void test('M27.2 a turn is not kept open for sharing what helps nobody', () => {
  const idle = atItsEnd({ cheese: 1 }, { cheese: 2 })
  play(idle, { do: 'search' }, ['bow'])
  assert.equal(idle.turn?.card, 'filch')
  const six = atItsEnd({ cheese: 3 }, { cheese: 3 })
  play(six, { do: 'search' }, ['bow'])
  assert.equal(six.turn?.card, 'collin', 'six cheese between them')
  const cap = atItsEnd({}, { pack: ['acorn-cap'] })
  play(cap, { do: 'search' }, ['bow'])
  assert.equal(cap.turn?.card, 'collin', 'a cap for a bare head')
})

void test('M27.2 what was left once keeps no later turn open', () => {
  const cap = { collin: { at: 'a', equip: ['collins-sword'] }, filch: { at: 'a', equip: [], pack: ['acorn-cap'] } }
  const state = position({ mice: cap, track: ['collin', 'filch'], turn: 'collin', points: 0 }, true)
  play(state, { do: 'search' }, ['bow'])
  assert.equal(state.turn?.card, 'collin', 'Filch has a cap for him')
  play(state, { do: 'end' })
  play(state, { do: 'end' })
  assert.deepEqual(state.quiet?.asked, [
    'left collin filch acorn-cap',
    'left filch acorn-cap',
    'left filch collin acorn-cap',
  ])
  play(state, { do: 'step', to: 'b' })
  play(state, { do: 'search' }, ['bow'])
  assert.equal(state.turn?.card, 'filch')
})

void test('M27.2 who has just come to somebody may share', () => {
  const state = position(
    {
      mice: { collin: { at: 'a', cheese: 1 }, filch: { at: 'c' } },
      track: ['collin', 'filch'],
      turn: 'collin',
      points: 1,
    },
    true,
  )
  play(state, { do: 'search' }, ['bow'])
  play(state, { do: 'step', to: 'b' })
  assert.equal(state.turn?.card, 'collin')
})

void test('M27.2 an announced attack with one way to make it is made', () => {
  const feint = {
    mice: { nez: { at: 'a', abilities: ['feint'], cheese: 3 } },
    minions: [{ id: 'x', type: 'rat-warriors', at: 'b' }],
    track: ['nez', 'rat-warriors'],
    turn: 'nez',
    points: 0,
  }
  const announce: MysticsAction = { do: 'ability', ability: 'feint' }
  const asking = position(feint)
  assert.ok(!play(asking, announce).some(({ type }) => type === 'attacked'))
  assert.ok(play(position(feint, true), announce).some(({ type }) => type === 'attacked'))
})

void test('M27.3 a whisper is kept, and refused where everything is asked', () => {
  const state = position(COLLIN, true)
  play(state, { do: 'whisper', card: 'dodge', when: 'always' })
  assert.deepEqual(state.quiet?.whispers, { dodge: 'always' })
  play(state, { do: 'whisper', card: 'dodge', when: 'matters' })
  assert.deepEqual(state.quiet?.whispers, {})
  assert.equal(mystics.check(position(COLLIN), { do: 'whisper', card: 'dodge', when: 'hold' })?.rule, 'M27.3')
})

void test('M27.3 a player’s whispers are about the cards of their own mice', () => {
  const given = { chapter: 1, asks: 'what-matters', players: 2, party: ['collin', 'filch', 'tilda', 'nez'] }
  const seats = { collin: 0, filch: 1, tilda: 0, nez: 1 }
  const options = mystics.readOptions({ ...given, seats })
  const wished = mystics.personal?.(options, [null, { dodge: 'hold', '*': 'always' }])
  assert.ok(wished !== undefined)
  const state = mystics.start(wished, new Seeded('own'), null)
  assert.deepEqual(state.quiet?.whispers, {
    'filch dodge': 'hold',
    'filch *': 'always',
    'nez dodge': 'hold',
    'nez *': 'always',
  })
  assert.deepEqual(mystics.readOptions(JSON.parse(JSON.stringify(wished))), wished)
  assert.throws(() => mystics.personal?.(options, [{ dodge: 'often' }]), /dodge/)
  const [mine, other] = mystics.actor(state) === 0 ? ['tilda', 'filch'] : ['filch', 'tilda']
  play(state, { do: 'whisper', card: 'dodge', when: 'always', mouse: mine })
  assert.equal(state.quiet?.whispers[`${mine} dodge`], 'always')
  const refused = mystics.check(state, { do: 'whisper', card: 'dodge', when: 'always', mouse: other })
  assert.deepEqual([refused?.rule, refused?.code], ['M27.3', 'not-your-mouse'])
})

void test('M27.3 a player says at any time how all cards of their own mice ask; the others’ mice ask as before', () => {
  const seats = { collin: 0, filch: 1, tilda: 0, nez: 1 }
  const given = { chapter: 1, asks: 'what-matters', players: 2, party: Object.keys(seats), seats }
  const options = mystics.readOptions(given)
  const wished = mystics.personal?.(options, [{ dodge: 'always' }, { dodge: 'hold', '*': 'always' }])
  assert.ok(wished !== undefined)
  const state = mystics.start(wished, new Seeded('hands'), null)
  const waiting = 1 - (mystics.actor(state) ?? 0)
  const action = mystics.attune?.(state, waiting, { 'first-aid': 'hold', dodge: 'matters' }) ?? null
  assert.deepEqual(action, { do: 'whispers', seat: waiting, cards: { 'first-aid': 'hold', dodge: 'matters' } })
  assert.ok(action !== null)
  assert.deepEqual(mystics.readAction(JSON.parse(JSON.stringify(action))), action)
  const other = apply(mystics, state, 1 - waiting, action, new Seeded('none'))
  assert.ok(!other.ok, 'nobody says it for another')
  const step = apply(mystics, state, waiting, action, new Seeded('none'))
  assert.ok(step.ok)
  const mice = Object.keys(seats).filter((mouse) => step.state.setup.seats[mouse] === waiting)
  const theirs = Object.entries(step.state.quiet?.whispers ?? {}).filter(([key]) => mice.includes(key.split(' ')[0]))
  assert.deepEqual(Object.fromEntries(theirs), Object.fromEntries(mice.map((mouse) => [`${mouse} first-aid`, 'hold'])))
  assert.equal(Object.keys(step.state.quiet?.whispers ?? {}).length, theirs.length + (waiting === 0 ? 4 : 2))
  assert.equal(mystics.attune?.(step.state, waiting, { 'first-aid': 'hold' }), null, 'it is so already')
  assert.equal(mystics.attune?.(position(COLLIN), 0, { dodge: 'hold' }), null, 'everything is asked there')
  assert.throws(() => mystics.attune?.(state, 0, { dodge: 'often' }), /dodge/)
})

/** A rat strikes Filch, who holds Dodge: used before a defence. */
function struck(wounds: number, whisper?: 'always' | 'hold', of?: Readonly<Record<string, Whisper>>): MysticsEvent[] {
  const state = position(
    {
      mice: {
        filch: { at: 'b', abilities: ['dodge'], cheese: 3, wounds },
        collin: { at: 'e', equip: ['collins-sword'] },
      },
      minions: [{ id: 'x', type: 'rat-warriors', at: 'b' }],
      track: ['collin', 'rat-warriors', 'filch'],
      turn: 'collin',
      points: 0,
    },
    true,
  )
  if (whisper !== undefined) play(state, { do: 'whisper', card: 'dodge', when: whisper })
  Object.assign(state.quiet?.whispers ?? {}, of)
  // One hit of the rat, and the defence blocks.
  const events = play(state, { do: 'end' }, ['sword', 'bow', 'shield', 'shield', 'shield'])
  return events
}

const isAsked = (events: readonly MysticsEvent[]): boolean =>
  !events.some((event) => event.type === 'rolled' && event.for === 'defense')

void test('M27.3 a card is asked about before a defence when a mouse may be captured', () => {
  assert.ok(isAsked(struck(2)), 'the last life is at stake')
})

void test('M27.3 a card kept for demand is passed over, and the log says so', () => {
  const events = struck(0, 'hold')
  assert.ok(!isAsked(events))
  const passed = events.find((event) => event.type === 'passed')
  assert.deepEqual(passed, { type: 'passed', rule: 'M27.3', who: 'filch', cards: ['dodge'], at: 'defend' })
  assert.ok(isAsked(struck(0, 'always')), 'always asked if so chosen')
  assert.ok(isAsked(struck(0, undefined, { 'filch dodge': 'always' })), 'of this mouse')
  assert.ok(isAsked(struck(0, undefined, { 'filch *': 'always' })), 'of all cards of this mouse')
  assert.ok(!isAsked(struck(0, 'hold', { 'filch *': 'always' })), 'what is said of a card goes before')
})

/** A chapter by the party bot; what was asked, and what was passed over before a capture. */
function chapter(seed: string, asks: 'everything' | 'what-matters') {
  const chance = new Seeded(seed)
  const bot = partyBot(chance, { worlds: 2 })
  const state = mystics.start(mystics.readOptions({ chapter: 1, asks }), chance, null)
  const seen = { decisions: 0, rounds: 1, lost: [] as string[] }
  for (; state.over === null && seen.decisions < 3000; seen.decisions++) {
    const action = bot.choose(mystics.view(state, 0))
    let passed: Extract<MysticsEvent, { readonly type: 'passed' }> | null = null
    mystics.perform(state, action, chance, (event) => {
      if (event.type === 'round-began') seen.rounds++
      if (event.type === 'passed' && event.at === 'capturing') passed = event
      if (event.type === 'captured' && passed?.who === event.who) seen.lost.push(event.who)
    })
  }
  return seen
}

void test('M27.3 no card is passed over in silence that could save a mouse from capture', () => {
  for (let game = 0; game < 6; game++) assert.deepEqual(chapter(`quiet ${game}`, 'what-matters').lost, [])
})

void test('M27.4 an arrangement places all who arrive in one decision', () => {
  const chance = new Seeded('arrange')
  const bot = partyBot(chance, { worlds: 1 })
  let arranged = 0
  for (let game = 0; game < 4 && arranged === 0; game++) {
    const state = mystics.start(mystics.readOptions({ chapter: 1, difficulty: 'story' }), chance, null)
    for (let n = 0; state.over === null && n < 1500; n++) {
      const { ask } = state
      if (ask?.what.startsWith('arrive') === true && ask.options.length > 1) {
        const places = Object.fromEntries(state.mice.map((mouse) => [mouse.id, ask.options[0]]))
        const events = play(state, { do: 'arrange', places })
        const put = events.filter((event) => event.type === 'put' && event.at === ask.options[0])
        assert.ok(put.length > 1, 'several mice were placed')
        arranged++
        break
      }
      mystics.perform(state, bot.choose(mystics.view(state, 0)), chance, null)
    }
  }
  assert.ok(arranged > 0)
  assert.equal(mystics.check(position(COLLIN), { do: 'arrange', places: { collin: 'b' } })?.rule, 'M27.4')
})

void test('M27.5 a tie that makes no difference to any mouse is not asked', () => {
  const ring = {
    tile: {
      spaces: { m: [0, 0], p: [1, 1], q: [1, -1], r: [2, 0], s: [3, 0] },
      links: ['m-p', 'm-q', 'p-r', 'q-r', 'r-s'],
    },
    mice: { collin: { at: 'm', equip: ['collins-sword'] } },
    minions: [{ id: 'x', type: 'rat-warriors', at: 's' }],
    track: ['collin', 'rat-warriors'],
    turn: 'collin',
    points: 0,
  }
  const state = mystics.readPosition(ring, noChance, null)
  play(state, { do: 'end' }, ['bow'])
  assert.equal(state.ask?.rule, 'M17.9')
  const quiet = mystics.readPosition(ring, noChance, null)
  quiet.quiet = { whispers: {}, asked: [] }
  const events = play(quiet, { do: 'end' }, ['bow'])
  assert.ok(events.some((event) => event.type === 'attacked'))
})

void test('M27.6 what is sheer gain is done without a question', () => {
  const state = position(
    {
      mice: { filch: { at: 'a', equip: ['dagger'] } },
      minions: [{ id: 'x', type: 'rat-warriors', at: 'b' }],
      track: ['filch', 'rat-warriors'],
      turn: 'filch',
      points: 1,
      wheel: 3,
    },
    true,
  )
  const events = play(state, { do: 'battle', weapon: 'dagger', target: 'x' }, ['sword', 'sword', 'bow', 'bow'])
  assert.ok(events.some((event) => event.type === 'defeated'))
  assert.equal(state.wheel, 2)
})
