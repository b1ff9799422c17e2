import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonical, noChance, perft, playout, Seeded } from '../src/index.ts'
import { acorns, type AcornsState } from './acorns.ts'

const state = (): AcornsState => ({ turn: 0, goal: 4, acorns: [0, 0], hidden: [0, 0] })

/** The toy without its die: perft is for games that draw nothing after the start. */
const dieless: typeof acorns = {
  ...acorns,
  list(at, into) {
    for (const action of [{ do: 'step' }, { do: 'hide' }] as const) {
      if (acorns.check(at, action) === null) into.push(action)
    }
  },
}

test('playout plays in place to the end and counts', () => {
  const at = state()
  const count = playout(acorns, at, new Seeded('playout'))
  assert.equal(acorns.actor(at), null)
  assert.ok(count > 0)
})

test('the same seed is the same playout', () => {
  const [one, other] = [state(), state()]
  assert.equal(playout(acorns, one, new Seeded('p')), playout(acorns, other, new Seeded('p')))
  assert.equal(canonical(one), canonical(other))
})

test('playout stops at a number of actions', () => {
  const at = state()
  assert.equal(playout(acorns, at, new Seeded('p'), 2), 2)
  assert.notEqual(acorns.actor(at), null)
  assert.equal(playout(acorns, at, new Seeded('p'), 0), 0)
})

test('playout of a game that is over plays nothing', () => {
  const at = { ...state(), acorns: [4, 0] }
  assert.equal(playout(acorns, at, noChance), 0)
})

test('playout: a decision without an action is a bug', () => {
  const stuck: typeof acorns = { ...acorns, list: () => undefined }
  assert.throws(() => playout(stuck, state(), new Seeded('stuck')), /Bug: a decision without a legal action/)
})

test('perft counts sequences of exactly that length', () => {
  // Nobody has an acorn: only step. Then each may step or hide, and who has hidden its last can only step again.
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5].map((depth) => perft(dieless, state(), depth)),
    [1, 1, 1, 2, 4, 6],
  )
})

test('perft: sequences that end the game before do not count', () => {
  const at = { ...state(), acorns: [3, 3] }
  // The first step wins at once: of length 2 there are only those that begin with hide.
  assert.equal(perft(dieless, at, 1), 2)
  assert.equal(perft(dieless, at, 2), 2)
  assert.equal(perft(dieless, { ...at, acorns: [4, 0] }, 1), 0)
})

test('perft leaves the state as it was, and a draw in it is a bug', () => {
  const at = state()
  perft(dieless, at, 4)
  assert.equal(canonical(at), canonical(state()))
  assert.throws(() => perft(acorns, at, 2), /Bug/)
})
