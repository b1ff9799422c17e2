import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply, Seeded } from '@mousekeep/engine'
import { mystics, type MysticsEvent } from '@mousekeep/mystics'
import { partyBot } from '../../src/bot/party-bot.ts'
import type { Whisper } from '../../src/state/state.ts'
import { COLLIN, play, position } from './quiet-room.ts'

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

/** Collin, who wears a locket that lets dice be thrown again, attacks with these three dice. */
function attacking(minion: string, faces: readonly string[]): MysticsEvent[] {
  const state = position(
    {
      mice: { collin: { at: 'a', equip: ['collins-sword', 'clover-locket'] } },
      minions: [{ id: 'x', type: minion, at: 'a' }],
      track: ['collin', minion],
      turn: 'collin',
      points: 0,
    },
    true,
  )
  return play(state, { do: 'battle', weapon: 'collins-sword', target: 'x' }, [...faces, 'bow', 'bow'])
}

void test('M27.3 after an attack with a miss a card is asked about, unless its target is almost certain to fall', () => {
  assert.ok(isAsked(attacking('rat-warriors', ['sword', 'sword', 'bow'])), 'two shields of the rat would do')
  assert.ok(!isAsked(attacking('roaches', ['sword', 'sword', 'bow'])), 'a roach has but one die')
  assert.ok(!isAsked(attacking('rat-warriors', ['sword', 'sword', 'sword'])), 'nothing to throw again')
})

/** A rat strikes Tilda, and Collin beside her could take the blow. */
function protecting(collin: object, tilda: object): MysticsEvent[] {
  const state = position(
    {
      mice: {
        collin: { at: 'b', abilities: ['protect'], cheese: 3, ...collin },
        tilda: { at: 'c', ...tilda },
        filch: { at: 'e', equip: ['dagger'] },
      },
      minions: [{ id: 'x', type: 'rat-warriors', at: 'c' }],
      track: ['filch', 'rat-warriors', 'collin', 'tilda'],
      turn: 'filch',
      points: 0,
    },
    true,
  )
  return play(state, { do: 'end' }, ['sword', 'sword', 'shield', 'shield', 'shield'])
}

void test('M27.3 nobody is asked to take a blow that could capture it, for one that it could not', () => {
  assert.ok(isAsked(protecting({}, { wounds: 2 })), 'Tilda may be captured')
  assert.ok(isAsked(protecting({}, {})), 'a wound is likely')
  const events = protecting({ wounds: 2 }, {})
  assert.ok(!isAsked(events), 'Collin may be, Tilda not')
  assert.ok(events.some((event) => event.type === 'passed' && event.who === 'collin' && event.at === 'defendOther'))
  assert.ok(isAsked(protecting({ wounds: 2 }, { wounds: 2 })), 'both may be')
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
