import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noChance, Seeded } from '@mousekeep/engine'
import { mystics, type MysticsEvent, type MysticsState } from '@mousekeep/mystics'
import { play } from './quiet-room.ts'

const LINE = {
  spaces: { a: [0, 0], b: [1, 0], c: [2, 0], d: [3, 0], e: [4, 0], f: [5, 0], g: [6, 0], h: [7, 0], i: [8, 0] },
  links: ['a-b', 'b-c', 'c-d', 'd-e', 'e-f', 'f-g', 'g-h', 'h-i'],
}

const PARTY = {
  mice: { collin: { at: 'a' }, filch: { at: 'a' }, nez: { at: 'b' }, tilda: { at: 'c' } },
  track: ['collin', 'filch', 'nez', 'tilda'],
  turn: 'collin',
  points: 3,
}

function position(json: object): MysticsState {
  return mystics.readPosition({ tile: LINE, ...json }, noChance, null)
}

function ended(events: readonly MysticsEvent[]): string[] {
  return events.flatMap((event) => (event.type === 'turn-ended' ? [event.card] : []))
}

function placeOf(state: MysticsState, mouse: string): string {
  return `${mystics.view(state, 0).mice[mouse].at ?? ''}`
}

function offers(state: MysticsState) {
  const foresight = mystics.foresee?.(state)
  assert.ok(foresight)
  return foresight
}

void test('M27.7 a wait ends the turns before the one it is for, and the log says so', () => {
  const state = position(PARTY)
  const events = play(state, { do: 'wait', for: 'tilda' })
  assert.deepEqual(events[0], { type: 'waited', rule: 'M27.7', who: 'collin', for: 'tilda' })
  assert.deepEqual(ended(events), ['collin', 'filch', 'nez'])
  assert.equal(state.turn?.card, 'tilda')
})

void test('M27.7 a wait for a minion card is over when it has acted', () => {
  const state = position({
    ...PARTY,
    mice: { ...PARTY.mice, nez: { at: 'i' } },
    minions: [{ id: 'x', type: 'rat-warriors', at: 'i' }],
    track: ['collin', 'filch', 'rat-warriors', 'tilda', 'nez'],
  })
  // Filch’s move; the rat misses; Tilda’s move.
  const events = play(state, { do: 'wait', for: 'rat-warriors' }, ['bow', 'bow', 'bow', 'bow'])
  assert.deepEqual(ended(events), ['collin', 'filch', 'rat-warriors'])
  assert.equal(state.turn?.card, 'tilda')
})

void test('M27.7 a wait is over when a mouse is hurt', () => {
  const state = position({
    ...PARTY,
    minions: [{ id: 'x', type: 'rat-warriors', at: 'c' }],
    track: ['collin', 'rat-warriors', 'filch', 'nez', 'tilda'],
  })
  const events = play(state, { do: 'wait', for: 'tilda' }, ['sword', 'sword', 'bow', 'bow', 'bow', 'bow'])
  assert.ok(events.some((event) => event.type === 'wounded' && event.who === 'tilda'))
  assert.equal(state.turn?.card, 'filch')
})

void test('M27.7 a wait is refused for who has had its turn, has it now, or is not there', () => {
  const state = position({ ...PARTY, turn: 'filch' })
  const refused = (card: string): string | undefined => {
    const refusal = mystics.check(state, { do: 'wait', for: card })
    assert.equal(refusal?.rule, 'M27.7')
    return refusal?.code
  }
  assert.equal(refused('collin'), 'had-its-turn')
  assert.equal(refused('filch'), 'own-turn')
  assert.equal(refused('maginos'), 'not-on-track')
  const captured = position({ ...PARTY, mice: { ...PARTY.mice, tilda: { at: 'c', captured: true } } })
  assert.equal(mystics.check(captured, { do: 'wait', for: 'tilda' })?.code, 'no-turn')
})

void test('M27.7 waits are offered past one’s own mice only', () => {
  assert.deepEqual(offers(position(PARTY)).waits, ['nez', 'tilda'])
  const state = position(PARTY)
  const shared = { ...state, setup: { ...state.setup, players: 2, seats: { collin: 0, filch: 0, nez: 1, tilda: 0 } } }
  assert.deepEqual(offers(shared).waits, ['nez'])
  play(shared, { do: 'wait', for: 'tilda' })
  assert.equal(shared.turn?.card, 'nez', 'another player’s mouse is not passed over')
})

void test('M27.8 everyone is led to a space, by moves and scurries, turn after turn', () => {
  const state = position(PARTY)
  const events = play(state, { do: 'lead', to: 'g' })
  assert.deepEqual(events[0], { type: 'led', rule: 'M27.8', who: 'collin', to: 'g' })
  for (const { id } of state.mice) assert.equal(placeOf(state, id), 'g')
  assert.ok(events.some((event) => event.type === 'rolled' && event.rule === 'M6.7'))
})

void test('M27.8 the last to come keeps what is left of its turn', () => {
  const state = position({ ...PARTY, mice: { collin: { at: 'c' }, filch: { at: 'b' } }, track: ['collin', 'filch'] })
  play(state, { do: 'lead', to: 'c' }, ['bow'])
  assert.equal(state.turn?.card, 'filch')
  assert.equal(placeOf(state, 'filch'), 'c')
  assert.equal(state.turn?.acted, 0)
})

void test('M27.8 nobody is led through water or a trap', () => {
  const wet = { tile: { ...LINE, water: ['d'] }, ...PARTY }
  const state = mystics.readPosition(wet, noChance, null)
  assert.equal(mystics.check(state, { do: 'lead', to: 'g' })?.code, 'no-dry-way')
  assert.ok(!offers(state).leads.includes('d'))
  assert.ok(offers(state).leads.includes('c'))
  const trapped = mystics.readPosition({ tile: { ...LINE, traps: ['d'] }, ...PARTY, trapped: ['d'] }, noChance, null)
  assert.equal(mystics.check(trapped, { do: 'lead', to: 'e' })?.rule, 'M27.8')
})

void test('M27.8 nobody is led where minions are, or where everybody is', () => {
  const fight = position({
    ...PARTY,
    minions: [{ id: 'x', type: 'rat-warriors', at: 'i' }],
    track: [...PARTY.track, 'rat-warriors'],
  })
  assert.deepEqual(offers(fight).leads, [])
  assert.equal(mystics.check(fight, { do: 'lead', to: 'd' })?.code, 'minions-here')
  const there = position({ ...PARTY, mice: { collin: { at: 'a' } }, track: ['collin'] })
  assert.equal(mystics.check(there, { do: 'lead', to: 'a' })?.code, 'all-there')
  assert.equal(mystics.check(there, { do: 'lead', to: 'z' })?.rule, 'M7.1')
})

void test('M27.8 M5.1 the word is given back before the turn’s end that would make them surge', () => {
  const state = position({ ...PARTY, wheel: 5, turn: 'nez' })
  const events = play(state, { do: 'lead', to: 'i' })
  assert.equal(state.turn?.card, 'tilda', 'the lowest on the track')
  assert.ok(!events.some(({ type }) => type === 'surged'))
  assert.ok(!state.mice.every(({ at }) => at === 8))
})

void test('M26.1 the prologue’s lessons are done one by one', () => {
  const state = mystics.start(mystics.readOptions({ chapter: 'prologue' }), new Seeded('one'), null)
  assert.equal(mystics.check(state, { do: 'lead', to: 'a1' })?.rule, 'M26.1')
  assert.deepEqual(offers(state).leads, [])
})
