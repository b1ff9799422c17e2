import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noChance, Seeded } from '@mousekeep/engine'
import { mystics, type MysticsAction, type MysticsState } from '@mousekeep/mystics'
import { partyBot } from '../../src/bot/party-bot.ts'
import { COLLIN, play, position } from './quiet-room.ts'

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
  assert.deepEqual(state.quiet?.asked, ['left collin filch acorn-cap', 'left filch acorn-cap'])
  play(state, { do: 'step', to: 'b' })
  play(state, { do: 'search' }, ['bow'])
  assert.equal(state.turn?.card, 'filch')
})

void test('M27.2 who has just come to somebody may share', () => {
  const state = position(
    {
      mice: { collin: { at: 'a', cheese: 2 }, filch: { at: 'c', abilities: ['first-aid'] } },
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

void test('M27.2 who was beside somebody before its step has not come to share', () => {
  const mice = { collin: { at: 'b', cheese: 0, abilities: ['first-aid'] }, filch: { at: 'c', cheese: 2 } }
  const state = position({ mice, track: ['collin', 'filch'], turn: 'collin', points: 1 }, true)
  play(state, { do: 'search' }, ['bow'])
  play(state, { do: 'step', to: 'c' })
  assert.equal(state.turn?.card, 'filch')
})

/** Collin has acted, and his last step has brought him to Filch. */
function come(collin: object, filch: object): MysticsState {
  const mice = { collin: { at: 'a', ...collin }, filch: { at: 'c', ...filch } }
  const state = position({ mice, track: ['collin', 'filch'], turn: 'collin', points: 1 }, true)
  play(state, { do: 'search' }, ['bow'])
  play(state, { do: 'step', to: 'b' })
  return state
}

void test('M27.2 who has come to somebody keeps its turn only if a card or cheese could help one of them', () => {
  assert.equal(come({ cheese: 1 }, { cheese: 2 }).turn?.card, 'filch', 'cheese that pays for nothing')
  assert.equal(come({ abilities: ['first-aid'] }, { cheese: 2 }).turn?.card, 'collin', 'it pays for First Aid')
  assert.equal(come({ cheese: 2 }, { abilities: ['first-aid'] }).turn?.card, 'collin', 'that of the other')
  assert.equal(come({ pack: ['owl-hoot'] }, {}).turn?.card, 'collin', 'a card to hand over')
})

void test('M27.2 six cheese keep a turn open when what was done last has brought them together', () => {
  const mice = { collin: { at: 'a', cheese: 3 }, filch: { at: 'a', cheese: 3 } }
  const before = position({ mice, track: ['collin', 'filch'], turn: 'collin', points: 0 }, true)
  play(before, { do: 'search' }, ['bow'])
  assert.equal(before.turn?.card, 'filch', 'they lay together before the search')
  const fight = position(
    {
      mice: { collin: { at: 'a', cheese: 2, equip: ['collins-sword'] }, filch: { at: 'a', cheese: 3 } },
      minions: [{ id: 'x', type: 'rat-warriors', at: 'a' }],
      track: ['collin', 'filch', 'rat-warriors'],
      turn: 'collin',
      points: 0,
    },
    true,
  )
  play(fight, { do: 'battle', weapon: 'collins-sword', target: 'x' }, ['cheese', 'bow', 'bow', 'bow'])
  assert.equal(fight.mice[0].cheese, 3)
  assert.equal(fight.turn?.card, 'collin', 'the sixth was won just now')
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
