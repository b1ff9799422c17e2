import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FairMatch, hashAsOf, hashOf, Match, rulesOf, type Game } from '../src/index.ts'
import { acorns, type Acorns } from './acorns.ts'

/** The first to begin was always squirrel 0; version 1 only wrote the state otherwise. */
const earlier: Game<Acorns> = {
  ...acorns,
  version: 2,
  replays: [1],
  asOf: (state) => ({ ...state, written: 'otherwise' }),
  start: ({ goal }) => ({ turn: 0, goal, acorns: [5, 0], hidden: [0, 0] }),
}
const game: Game<Acorns> = { ...acorns, earlier: [earlier] }
const record = {
  game: 'acorns',
  version: 2,
  start: { seed: 'old', options: {} },
  entries: [{ play: { do: 'hide' } }],
} as const

void test('a record is played by the rules it was begun under, and stays of their version', () => {
  const match = Match.replay(game, record)
  assert.deepEqual(match.state.acorns, [4, 0])
  assert.equal(match.record.version, 2)
  assert.deepEqual(Match.replay(game, match.record).state, match.state)
})

void test('a version that an earlier one replays is played by that one, and its hashes are known again', () => {
  assert.equal(rulesOf(game, 1), earlier)
  const { state } = Match.replay(game, { ...record, version: 1 })
  assert.equal(hashAsOf(game, state, 1), hashOf({ ...state, written: 'otherwise' }))
  assert.equal(hashAsOf(game, state, 2), hashOf(state))
})

void test('what was begun elsewhere under earlier rules and moved goes on by them', () => {
  const match = FairMatch.begin(game, { goal: 6 }, 'server', ['one', 'other'], {
    ...record,
    entries: [...record.entries],
  })
  assert.deepEqual(match.state.acorns, [4, 0])
  assert.equal(match.record.version, 2)
})

void test('rules that nobody knows any more are none', () => {
  assert.equal(rulesOf(game, 0), null)
})
