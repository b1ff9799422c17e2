import { test } from 'node:test'
import { BadInput, Scripted, Seeded } from '@mousekeep/engine'
import { mystics, type MysticsAction, type MysticsState } from '@mousekeep/mystics'
import { carryOver, keepableIn, NEW_CAMPAIGN, withKept } from '../../src/campaign/carry-over.ts'
import { endedOf, keepable } from '../../src/campaign/ended.ts'
import { carryOn } from '../../src/rules/carry-on.ts'
import { arrivalOf } from '../../src/rules/deeds/new-arrival.ts'
import { boardOf } from '../../src/rules/lookup/board-here.ts'
import { invariants } from '../invariants.ts'
import assert from 'node:assert/strict'
import { open, toFirstTurn } from './first-turn.ts'

// Rules of chapters and of what is kept between them, which no position can show.

/** A chapter with the mice moved to a side, as if they had come there. */
function at(side: string, place: string): { state: MysticsState; chance: Seeded } {
  const state = mystics.copy(toFirstTurn(open({})))
  state.minions.length = 0
  state.track.splice(0, state.track.length, 'collin', 'nez', 'tilda', 'filch')
  state.acted.length = 0
  state.here = side
  state.explored.push(side)
  const board = boardOf(state.setup, side)
  for (const mouse of state.mice) {
    mouse.at = board.places[place][0]
    mouse.captured = false
    mouse.wounds = 0
  }
  state.turn = null
  state.stack.splice(0, state.stack.length, { kind: 'play' })
  const chance = new Seeded(`at ${side}`)
  carryOn({ state, stack: state.stack, chance, emit: null, board, spent: { verbs: 0, rounds: 0 } })
  return { state, chance }
}

void test('M11.3 a special search finds the named card, once', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { state } = at('kitchen-tunnels', 'flip')
    mystics.perform(state, { do: 'search' }, new Seeded(`s${seed}`), null)
    if (state.ask === null) continue
    assert.equal(state.ask.what, 'keep tinkerers-treasure')
    mystics.perform(state, { do: 'choose', option: 'keep' }, new Seeded('keep'), null)
    assert.ok(state.facts.some((fact) => fact.what === 'searched' && fact.card === 'tinkerers-treasure'))
    return
  }
  assert.fail('no star in twenty searches')
})

void test('M17.2 choices of a minion’s turn go to the player of the lowest mouse', () => {
  const match = open({ players: 4 })
  const state = mystics.copy(toFirstTurn(match))
  state.turn = { ...(state.turn ?? assert.fail()), card: 'rat-warriors' }
  state.ask = null
  state.track.splice(0, state.track.length, 'tilda', 'rat-warriors', 'collin', 'nez', 'filch')
  state.minions.length = 0
  state.stack.splice(0, state.stack.length, { kind: 'play' }, arrivalOf({ 'rat-warriors': 1 }, { setup: true }))
  carryOn({
    state,
    stack: state.stack,
    chance: new Seeded('x'),
    emit: null,
    board: boardOf(state.setup, state.here),
    spent: { verbs: 0, rounds: 0 },
  })
  assert.equal(mystics.actor(state), state.setup.seats['filch'])
})

void test('M23.1 the party wins when every free mouse is in the tree and the courtyard is clear', () => {
  const { state } = at('courtyard', 'tree')
  assert.equal(state.over, 'won')
  assert.deepEqual(mystics.outcome(state)?.winners, [0])
  assert.equal(mystics.actor(state), null)
})

void test('M23.3 after a defeat the chapter can be opened again, with what the mice keep', () => {
  const abilities = { collin: ['inspire'], nez: ['set-trap'], tilda: ['cure'], filch: ['find'] }
  const { state } = open({ abilities, strokes: 1, flags: ['maggie'] })
  assert.deepEqual(
    state.mice.map((mouse) => mouse.abilities),
    [['inspire'], ['set-trap'], ['cure'], ['find']],
  )
})

void test('M24.1 mice keep abilities and story achievements', () => {
  const { state } = open({ abilities: { collin: ['inspire', 'feint'] }, flags: ['maggie'] })
  assert.deepEqual(state.mice[0].abilities, ['inspire', 'feint'])
  assert.deepEqual(state.flags, ['maggie'])
  assert.equal(state.ask?.what, 'ability nez')
})

void test('M24.2 one search card is kept beside the starting equipment', () => {
  const { state } = open({ kept: { collin: 'ring-of-cat-strength' } })
  assert.deepEqual(
    state.mice[0].pack.map((no) => state.setup.cards[no]),
    ['ring-of-cat-strength'],
  )
  assert.ok(!state.search.some((no) => state.setup.cards[no] === 'ring-of-cat-strength'))
  assert.throws(() => open({ kept: { collin: 'sorrow-bladee' } }), BadInput)
  invariants(state)
})

void test('M24.3 cheese and party items are not kept', () => {
  const { state } = open({ flags: ['maggie'] })
  assert.deepEqual(
    state.mice.map((mouse) => mouse.cheese),
    [0, 0, 0, 0],
  )
  assert.deepEqual(state.stash, [])
  assert.deepEqual(state.won, {})
})

void test('M26.1 every side of a chapter’s tiles is in the box, and its places exist', () => {
  const { state } = open({})
  for (const side of ['guard-room', 'sewer', 'kitchen-tunnels', 'kitchen', 'tunnel-entrance', 'courtyard']) {
    assert.ok(boardOf(state.setup, side).names.length > 0)
  }
})

void test('M26.2 a roach of the feast eats crumbs instead of its turn while nobody is on the counter', () => {
  const { state, chance } = at('kitchen', 'flip')
  const board = boardOf(state.setup, 'kitchen')
  state.vars['crumbs'] = 4
  state.track.unshift('roaches')
  state.minions.push({
    kind: 'minion',
    id: 'roaches-1',
    type: 'roaches',
    at: board.places['counter'][0],
    wounds: 0,
    down: false,
  })
  state.turn = null
  state.stack.splice(0, state.stack.length, { kind: 'play' })
  carryOn({ state, stack: state.stack, chance, emit: null, board, spent: { verbs: 0, rounds: 0 } })
  assert.equal(state.minions[0].at, board.places['counter'][0])
  assert.equal((state.vars['crumbs'] ?? 0) + state.wheel, 4)
})

void test('M26.2 the sewer’s exit is shut while a mouse is in the water', () => {
  const { state } = at('sewer', 'exit-s')
  const wet = boardOf(state.setup, 'sewer').places['water'][0]
  assert.equal(mystics.check(state, { do: 'explore' }), null)
  state.mice[3].at = wet
  assert.equal(mystics.check(state, { do: 'explore' })?.rule, 'R1.1')
})

/** Chance that begins with these faces. */
function dice(...faces: string[]): Scripted {
  const chance = new Scripted(new Seeded('after the dice'))
  chance.script(faces)
  return chance
}

void test('M26.2 the kitchen is entered: three roaches feast on the counter, and no encounter comes', () => {
  const { state } = at('kitchen-tunnels', 'flip')
  mystics.perform(state, { do: 'explore' }, dice(...Array<string>(12).fill('bow')), null)
  assert.equal(state.here, 'kitchen')
  const counter = boardOf(state.setup, 'kitchen').places['counter'][0]
  assert.deepEqual(
    state.minions.map((minion) => [minion.type, minion.at]),
    [1, 2, 3].map(() => ['roaches', counter]),
  )
  assert.equal(state.vars['crumbs'], 4)
  assert.equal(state.revealed, null)
})

void test('M26.2 the mop: without a star the mouse is knocked down and the roach is back on the counter', () => {
  const { state } = at('kitchen', 'mop')
  const counter = boardOf(state.setup, 'kitchen').places['counter'][0]
  state.track.push('roaches')
  state.minions.push({ kind: 'minion', id: 'roach', type: 'roaches', at: state.mice[0].at, wounds: 0, down: false })
  const action: MysticsAction = { do: 'battle', weapon: 'collins-sword', target: 'roach' }
  const lost = mystics.copy(state)
  mystics.perform(lost, action, dice('sword', 'sword', 'sword', 'bow', 'bow'), null)
  assert.ok(lost.mice[0].down)
  assert.deepEqual(
    lost.minions.map((minion) => minion.at),
    [counter],
  )
  assert.ok(lost.track.includes('roaches'))
  mystics.perform(state, action, dice('sword', 'sword', 'sword', 'bow', 'sword'), null)
  assert.deepEqual(state.flags, ['maggie'])
  assert.equal(state.end, 7)
  assert.deepEqual(state.minions, [])
})

void test('M26.2 the crow strikes who rolls a one in the courtyard, but not in the tree', () => {
  const { state } = at('courtyard', 'flip')
  const board = boardOf(state.setup, 'courtyard')
  mystics.perform(state, { do: 'end' }, dice('bow-star'), null)
  assert.equal(state.mice[1].wounds, 1)
  state.mice[2].at = board.places['tree'][0]
  mystics.perform(state, { do: 'end' }, dice('cheese'), null)
  assert.equal(state.mice[2].wounds, 0)
})

void test('M26.2 the tree is closed to minions', () => {
  const { state } = at('courtyard', 'hole')
  const board = boardOf(state.setup, 'courtyard')
  const [tree] = board.places['tree']
  for (const mouse of state.mice) mouse.at = tree
  state.mice[0].at = board.places['flip'][0]
  state.track.push('rat-warriors')
  state.minions.push({
    kind: 'minion',
    id: 'rat',
    type: 'rat-warriors',
    at: board.places['hole'][0],
    wounds: 0,
    down: false,
  })
  for (let i = 0; i < 4; i++) mystics.perform(state, { do: 'end' }, dice(...Array<string>(9).fill('bow')), null)
  assert.notEqual(state.minions[0].at, tree)
})

void test('M24.2 a mouse keeps one card that is nobody’s starting card; a lost chapter costs a stroke', () => {
  const state = mystics.copy(toFirstTurn(open({})))
  const ring = state.search.findIndex((no) => state.setup.cards[no] === 'ring-of-cat-strength')
  state.mice[0].pack.push(...state.search.splice(ring, 1))
  state.flags.push('maggie')
  state.over = 'lost'
  assert.deepEqual(keepable(state, 'collin'), ['ring-of-cat-strength'])
  assert.deepEqual(keepable(state, 'nez'), [])
  const choices = { collin: 'ring-of-cat-strength', nez: 'nezs-hammer' }
  const after = withKept(carryOver(NEW_CAMPAIGN, endedOf(state)), keepableIn(endedOf(state)), choices)
  assert.deepEqual(after.kept, { collin: 'ring-of-cat-strength' })
  assert.deepEqual([after.flags, after.strokes], [['maggie'], 1])
  const next = open({ ...after })
  assert.deepEqual(next.state.mice[0].abilities, state.mice[0].abilities)
  assert.deepEqual(
    next.state.mice[0].pack.map((no) => next.state.setup.cards[no]),
    ['ring-of-cat-strength'],
  )
})

void test('M8 the view says whether the water of the side is plain floor: in the fourth chapter that of the drain pipe at first', () => {
  const state = mystics.copy(toFirstTurn(open({ chapter: '4' })))
  state.here = 'drain-pipe'
  assert.equal(mystics.view(state, 0).isDry, true)
  state.vars['dry'] = 1
  assert.equal(mystics.view(state, 0).isDry, false)
  assert.equal(mystics.view(toFirstTurn(open({})), 0).isDry, false)
})
