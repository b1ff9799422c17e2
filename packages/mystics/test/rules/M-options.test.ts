import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ActionList, Match } from '@mousekeep/engine'
import { mystics, type Mystics, type MysticsAction } from '@mousekeep/mystics'

// What is asked for at the table must be possible, and is refused in words.

const said = (options: object): string => {
  try {
    void new Match(mystics, { seed: 'options', options })
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

function stand(position: object): Match<Mystics> {
  return new Match(mystics, { seed: 'options', position, dice: [] })
}

function legal(match: Match<Mystics>): MysticsAction[] {
  const list = new ActionList<MysticsAction>()
  mystics.list(match.state, list)
  return Array.from({ length: list.length }, (_, i) => list.at(i))
}

const TILE = { spaces: { a: [0, 0], b: [1, 0], c: [2, 0] }, links: ['a-b', 'b-c'] }

void test('M3.2 abilities brought along are of the class, and each card exists once', () => {
  assert.equal(said({ abilities: { collin: ['feint'], nez: ['set-trap'] } }), '')
  assert.match(said({ abilities: { collin: ['dodge'] } }), /dodge is not for collin/)
  assert.match(said({ abilities: { collin: ['feint'], nez: ['feint'] } }), /only one feint/)
  assert.match(said({ abilities: { collin: ['feint', 'feint'] } }), /only one feint/)
})

void test('M24.3 neither party items nor events are kept', () => {
  assert.equal(said({ kept: { collin: 'curdle' } }), '')
  assert.match(said({ kept: { collin: 'grape' } }), /cannot be kept/)
  assert.match(said({ kept: { collin: 'abduction' } }), /cannot be kept/)
})

void test('M24.1 flags are those of the book, each once', () => {
  assert.equal(said({ chapter: 10, flags: ['maggie', 'vurst-word'] }), '')
  assert.match(said({ flags: ['supper'] }), /no such flag as "supper"/)
  assert.match(said({ flags: ['maggie', 'maggie'] }), /names "maggie" twice/)
})

void test('M25.5 a summary with personal achievements is a position again', () => {
  const match = stand({
    tile: TILE,
    mice: { collin: { at: 'a' } },
    track: ['collin'],
    turn: 'collin',
    points: 2,
    achievements: true,
    won: { 'cat-tamer': 'collin' },
  })
  const summary = mystics.summary(match.state)
  assert.deepEqual(mystics.summary(stand(summary).state), summary)
})

void test('M10.9 what may be left out is listed once: the only card of a boss, and whom Protect covers', () => {
  const queen = stand({
    tile: TILE,
    mice: { collin: { at: 'a' } },
    minions: [{ id: 'v', type: 'vanestra', at: 'b' }],
    track: ['collin', 'vanestras-call'],
    turn: 'collin',
    points: 2,
  })
  const short: MysticsAction = { do: 'battle', weapon: 'collins-sword', target: 'v' }
  assert.deepEqual(
    legal(queen).filter((action) => action.do === 'battle'),
    [{ ...short, card: 'vanestras-call' }],
  )
  assert.equal(mystics.check(queen.state, short), null)

  const guarded = new Match(mystics, {
    seed: 'options',
    position: {
      tile: TILE,
      mice: { collin: { at: 'a', cheese: 1, abilities: ['protect'] }, filch: { at: 'b' } },
      minions: [{ id: 'r', type: 'rat-warriors', at: 'b' }],
      track: ['rat-warriors', 'filch', 'collin'],
      turn: 'rat-warriors',
    },
    dice: ['sword', 'sword'],
  })
  assert.deepEqual(
    legal(guarded).filter((action) => action.do === 'ability'),
    [{ do: 'ability', ability: 'protect', mouse: 'filch' }],
  )
  assert.equal(mystics.check(guarded.state, { do: 'ability', ability: 'protect' }), null)
})

void test('M13.2 a way out is listed once, with its exit; the only one may be taken without naming it', () => {
  const tile = { spaces: { a: [0, 0], b: [1, 0] }, links: ['a-b'], exits: ['a'] }
  const position = {
    tile,
    beyond: { exit: 'a', tile: { ...tile, explored: true } },
    mice: { collin: { at: 'a' } },
    track: ['collin'],
    turn: 'collin',
    points: 2,
  }
  const match = stand(position)
  assert.deepEqual(
    legal(match).filter((action) => action.do === 'explore'),
    [{ do: 'explore', exit: 'a' }],
  )
  assert.ok(match.play({ do: 'explore' }).ok)
  assert.equal(match.state.here, 'beyond')
})
