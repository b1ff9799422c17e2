import { test } from 'node:test'
import { BadInput, Seeded } from '@mousekeep/engine'
import { mystics } from '@mousekeep/mystics'
import { hero, HEROES, MINION_CARDS, MINION_TYPES, minionCard, minionType, SEARCH_CARDS } from '../../src/cards/box.ts'
import { carryOn } from '../../src/rules/carry-on.ts'
import { arrivalOf } from '../../src/rules/deeds/new-arrival.ts'
import { boardOf } from '../../src/rules/lookup/board-here.ts'
import { NUMBER } from '../../src/state/dice.ts'
import { invariants } from '../invariants.ts'
import assert from 'node:assert/strict'
import { open, toFirstTurn } from './first-turn.ts'

// Rules of set-up and components, which no position can show.

void test('M1.1 one player may control all mice, or several share them', () => {
  assert.deepEqual(open({ players: 1 }).state.setup.seats, { collin: 0, nez: 0, tilda: 0, filch: 0 })
  assert.deepEqual(open({ players: 3 }).state.setup.seats, { collin: 0, nez: 1, tilda: 2, filch: 0 })
  assert.deepEqual(open({ players: 2, seats: { collin: 1, nez: 1 } }).state.setup.seats, {
    collin: 1,
    nez: 1,
    tilda: 0,
    filch: 1,
  })
  assert.throws(() => open({ players: 5 }), BadInput)
})

void test('M1.5 a placement that asks for more figures than are free gets what is there, elites first', () => {
  const state = mystics.copy(toFirstTurn(open({})))
  state.minions.length = 0
  const board = boardOf(state.setup, state.here)
  const group = { 'rat-warriors': 6, 'elite-rat-warriors': 5, roaches: 9 }
  state.stack.push(arrivalOf(group, { setup: true }))
  const live = {
    state,
    stack: state.stack,
    chance: new Seeded('figures'),
    emit: null,
    board,
    spent: { verbs: 0, rounds: 0 },
  }
  carryOn(live)
  while (state.ask !== null) mystics.perform(state, { do: 'choose', option: state.ask.options[0] }, live.chance, null)
  const count = (type: string): number => state.minions.filter((minion) => minion.type === type).length
  assert.deepEqual([count('elite-rat-warriors'), count('rat-warriors'), count('roaches')], [4, 2, 6]) // three entries hold twelve
})

void test('M3.5 mice that start next to an exit stand on its spaces in turn', () => {
  for (const [chapter, side, place] of [
    ['3', 'tunnel-entrance', 'exit-n'],
    ['7', 'alchemist', 'exit-e'],
    ['11', 'forge', 'exit-n'],
  ]) {
    const { state } = open({ chapter })
    const spaces = boardOf(state.setup, side).places[place]
    assert.deepEqual(
      state.mice.map((mouse) => mouse.at),
      state.mice.map((_, i) => spaces[i % spaces.length]),
    )
    assert.ok(new Set(state.mice.map((mouse) => mouse.at)).size > 1, chapter)
  }
})

void test('M1.8 the heroes and their numbers', () => {
  const numbers = HEROES.map(
    ({ id, battle, defense, lore, move, life }) => `${id} ${battle}/${defense}/${lore}/${move}/${life}`,
  )
  assert.deepEqual(numbers, [
    'collin 2/1/2/2/3',
    'nez 2/1/2/1/4',
    'tilda 2/1/2/2/3',
    'maginos 1/1/3/2/2',
    'filch 2/2/1/3/2',
    'lily 2/2/1/2/2',
  ])
  assert.deepEqual(hero('collin').classes, ['leader', 'warrior'])
})

void test('M1.9 the minions and their numbers; with the heroes nineteen initiative cards', () => {
  const numbers = MINION_CARDS.slice(0, 5).map(
    ({ id, battle, defense, life, mode }) => `${id} ${battle}/${defense}/${life} ${mode}`,
  )
  assert.deepEqual(numbers, [
    'rat-warriors 2/2/1 melee',
    'elite-rat-warriors 3/2/1 ranged',
    'roaches 2/1/1 melee',
    'spider 2/3/3 melee',
    'centipede 3/2/4 melee',
  ])
  assert.equal(HEROES.length + MINION_CARDS.length, 19)
  for (const type of MINION_TYPES) for (const card of type.cards) assert.equal(minionCard(card).type, type.id)
  assert.equal(minionType('brodie').size, 'token')
})

void test('M2.1 the numbers of the faces', () => {
  assert.deepEqual(NUMBER, { sword: 2, shield: 3, 'shield-star': 3, bow: 2, 'bow-star': 1, cheese: 1 })
})

void test('M3.1 the chapter forbids and requires heroes', () => {
  assert.throws(() => open({ party: ['collin', 'nez', 'tilda', 'lily'] }), /lily/)
  assert.throws(() => open({ party: ['collin', 'nez'] }), BadInput)
  assert.throws(() => open({ chapter: '99' }), BadInput)
})

void test('M3.2 each mouse takes one ability card whose class it meets; a card exists once', () => {
  const match = open({})
  assert.equal(match.state.ask?.rule, 'M3.2')
  assert.ok(match.state.ask?.options.includes('first-aid'))
  assert.ok(!match.state.ask?.options.includes('cure'))
  assert.ok(match.play({ do: 'choose', option: 'first-aid' }).ok)
  assert.ok(!match.state.ask?.options.includes('first-aid'))
  const state = toFirstTurn(match)
  const taken = state.mice.flatMap((mouse) => mouse.abilities)
  assert.equal(taken.length, 4)
  assert.equal(new Set(taken).size, 4)
})

void test('M3.3 each mouse wears its starting equipment', () => {
  const { state } = open({})
  for (const mouse of state.mice) {
    assert.deepEqual(
      mouse.equip.map((worn) => state.setup.cards[worn.card]),
      hero(mouse.id).equipment,
    )
    for (const worn of mouse.equip) assert.ok(state.setup.starting.includes(worn.card))
  }
})

void test('M3.4 tiles lie on the side shown', () => {
  assert.deepEqual(open({}).state.up, ['guard-room', 'tunnel-entrance', 'kitchen-tunnels'])
})

void test('M3.5 mice and starting minions are placed', () => {
  const state = toFirstTurn(open({}, 'placed'))
  assert.ok(state.named['rat-warriors'] === 3)
  assert.deepEqual(open({ difficulty: 'heroic' }).state.setup.difficulty, 'heroic')
})

void test('M3.6 hourglass on page one, end marker on the chapter’s page, wheel empty', () => {
  const { state } = open({})
  assert.deepEqual([state.page, state.end, state.wheel], [1, 6, 0])
  assert.equal(open({ difficulty: 'story' }).state.end, 7)
})

void test('M3.7 the search deck is all cards not handed out; those of absent mice are shuffled in', () => {
  const { state } = open({})
  const deck = state.search.map((no) => state.setup.cards[no])
  assert.equal(
    SEARCH_CARDS.reduce((sum, card) => sum + (card.copies ?? 1), 0),
    71,
  )
  assert.equal(deck.length, 64)
  assert.ok(deck.includes('lilys-bow') && deck.includes('maginos-staff'))
  assert.ok(!deck.includes('sorrow-blade'))
  assert.equal(state.encounters.length, 9)
  invariants(state)
})

void test('M3.8 initiative is determined: mice and rats on the track', () => {
  const state = toFirstTurn(open({}))
  assert.deepEqual(state.track.toSorted(), ['collin', 'filch', 'nez', 'rat-warriors', 'tilda'])
})
