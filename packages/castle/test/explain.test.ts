import assert from 'node:assert/strict'
import test from 'node:test'
import { castle, type CastleAction } from '@mousekeep/castle'
import { noChance, Seeded } from '@mousekeep/engine'

/** The reason for a line of actions in castles imagined from what seat 0 sees of a position. */
function why(position: object, ...line: readonly CastleAction[]): string {
  const state = castle.readPosition({ layout: 'hof', ...position }, noChance, null)
  const imagined = castle.imagine(castle.view(state, 0), [])
  const chance = new Seeded('explain')
  const worlds = Array.from({ length: 24 }, () => imagined(chance))
  const reason = castle.explain?.(worlds, line)
  return `${reason?.code} ${Object.values(reason?.params ?? {}).join(' ')}`.trim()
}

const step = (from: string, to: string): CastleAction => ({ do: 'step', from, to })
const lift = (room: string): CastleAction => ({ do: 'uncover', room })

test('C5.1 a step onto the second tile of a kind is told by its token', () => {
  const tiles = { b1: 'gouda', b2: 'gouda' }
  assert.equal(why({ tiles, open: ['D'], players: [{ mice: ['b1', 'c2'] }, {}] }, step('c2', 'b2')), 'token gouda')
})

test('C6.1 the token that is enough is told as the win', () => {
  const tokens = ['blue', 'braid', 'emmental']
  const position = { tiles: { b1: 'gouda', b2: 'gouda' }, players: [{ mice: ['b1', 'c2'], tokens }, {}] }
  assert.equal(why(position, step('c2', 'b2')), 'win')
})

test('C5.1 a token later in the line is told with its points', () => {
  const tiles = { b1: 'gouda', b2: 'gouda' }
  const position = { tiles, open: ['D'], players: [{ mice: ['b1', 'c1'] }, {}] }
  assert.equal(why(position, step('c1', 'c2'), step('c2', 'b2')), 'token-soon 2 gouda')
})

test('C4.1 a slide that drops a rival says whose mouse falls', () => {
  const position = { spare: 'trap', players: [{ mice: ['b1'] }, { mice: ['f7'] }] }
  assert.equal(why(position, { do: 'slide', end: 'f7' }), 'fall 1')
})

test('C4.1 a step away from where a trap can come is told as care', () => {
  const position = { tiles: { b2: 'trap' }, open: ['D'], players: [{ mice: ['b3'] }, {}] }
  assert.equal(why(position, step('b3', 'c3')), 'safe b3')
})

test('C7.1 nothing is promised of what lies under a roof', () => {
  // The true tile under the roof would make the pair; nobody has seen it.
  const position = { tiles: { b1: 'gouda', b2: 'gouda' }, players: [{ mice: ['b1', 'a1'] }, {}] }
  assert.equal(why(position, lift('D'), step('b1', 'b2')), 'way b2')
  assert.equal(why(position, lift('D')), 'look 2')
})

test('C3.1 entering, ending and the rest have their purposes', () => {
  assert.equal(why({ players: [{ mice: [] }, {}] }, { do: 'enter', tower: 'a1' }), 'more-mice')
  assert.equal(why({ players: [{ mice: ['c1'] }, {}] }, { do: 'end' }), 'rest')
  assert.equal(why({ players: [{ mice: ['c1'] }, {}] }, step('c1', 'b1'), lift('D')), 'reach D')
})

test('C3.1 a turn whose points are spent ends for that reason', () => {
  assert.equal(why({ points: 0, players: [{ mice: ['c1'] }, {}] }, { do: 'end' }), 'spent')
})

test('C4.1 a slide that lays a trap beside a rival says so; nothing is called best for its own sake', () => {
  const tiles = { f5: 'plain', f6: 'plain', f7: 'plain', e6: 'plain', g6: 'plain' }
  const open = ['K', 'O', 'P', 'R']
  const position = { spare: 'trap', tiles, open, players: [{ mice: ['a1'] }, { mice: ['f6'] }] }
  assert.equal(why(position, { do: 'slide', end: 'f7' }), 'threat 1')
  const apart = { players: [{ mice: ['a1'] }, { mice: ['g7'] }] }
  assert.match(why(apart, { do: 'slide', end: 'b1' }), /^(likely|hinder|best) \d/)
})
