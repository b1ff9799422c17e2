import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Match } from '@mousekeep/engine'
import { scenario, Scene } from '../src/index.ts'
import { nuts, nutsSubject, type Nuts } from './nuts.ts'

/** Seat 0 moves; five nuts lie on the pile, the golden one is not cracked and holds two kernels. */
const POSITION = { turn: 0, pile: 5, nuts: [0, 0], kernels: 2, cracked: false }

function scene(subject = nutsSubject()): Scene<Nuts> {
  return new Scene(subject, new Match(subject.game, { seed: 'scene', position: POSITION }))
}

function afterTaking(): Scene<Nuts> {
  const at = scene()
  at.does(0, 'take 2')
  return at
}

/** Every failure shows the table, the legal actions and the last events. */
function fails(run: (at: Scene<Nuts>) => void, message: RegExp, at = scene()): void {
  assert.throws(
    () => run(at),
    (error) => {
      assert.ok(error instanceof assert.AssertionError)
      assert.match(error.message, message)
      assert.match(error.message, /^o+ \(\d+ : \d+\)$/m)
      assert.match(error.message, /^(one|other) may \(\d\): /m)
      return true
    },
  )
}

test('what is allowed can be done, and its events expected by their first words', () => {
  const at = scene()
  at.can(0, 'take 3', 'crack')
  at.does(0, 'take 2')
  at.expectEvents('took 0')
  at.does(1, 'crack')
  at.expectEvents('cracked 1 2')
  assert.deepEqual(at.state, { turn: 0, pile: 3, nuts: [2, 2], kernels: 2, cracked: true })
})

test('does fails when the action is refused, with the reason', () => {
  fails((at) => at.does(1, 'take 1'), /^other: take 1 was refused: not-your-turn \(N1.1\) actor=0/)
  fails((at) => at.does(0, 'take 4'), /^one: take 4 was refused: one-to-three \(N1.1\)/)
})

test('can fails when the action is refused, or not listed', () => {
  fails((at) => at.can(0, 'take 1', 'take 9'), /^one: take 9 should be allowed, but: one-to-three/)
  const unlisted = nutsSubject({ list: (_state, into) => into.push({ do: 'take', count: 1 }) })
  fails((at) => at.can(0, 'crack'), /^crack is allowed, but not listed/, scene(unlisted))
  fails((at) => at.does(0, 'crack'), /^crack was allowed, but had not been listed/, scene(unlisted))
})

test('cannot wants the very reason, and an untouched state', () => {
  scene().cannot(0, 'take 4', 'one-to-three', 'N1.1')
  fails((at) => at.cannot(0, 'take 1', 'too-many', 'N1.1'), /should be refused as too-many \(N1.1\), but was allowed/)
  fails((at) => at.cannot(0, 'take 4', 'too-many', 'N1.1'), /as too-many \(N1.1\), but: one-to-three \(N1.1\)/)
  fails((at) => at.cannot(0, 'take 4', 'one-to-three', 'N1.2'), /as one-to-three \(N1.2\), but: one-to-three \(N1.1\)/)
})

test('expected events must be all, in order, and whole words', () => {
  afterTaking().expectEvents('took 0 2')
  fails((at) => at.expectEvents(), /but there were\n {2}took 0 2/, afterTaking())
  fails((at) => at.expectEvents('took 0 2', 'cracked'), /expected the events/, afterTaking())
  fails((at) => at.expectEvents('too'), /expected the events/, afterTaking())
})

test('several actions of one seat bring their events together', () => {
  const again = nutsSubject({
    perform: (state, action, chance, emit) => {
      nuts.perform(state, action, chance, emit)
      state.turn = 0
    },
  })
  const at = scene(again)
  at.does(0, 'take 1', 'take 1')
  at.expectEvents('took 0 1', 'took 0 1')
})

test('undo goes back; past what revealed something it is refused', () => {
  const at = scene()
  const start = at.hash
  at.does(0, 'take 2')
  at.undo()
  assert.equal(at.hash, start)
  at.cannotUndo('nothing-to-undo', 'N1.2')
  at.does(0, 'crack')
  at.cannotUndo('revealed', 'N1.2')
  fails((each) => each.undo(), /^undo was refused: revealed \(N1.2\)/, at)
  fails((each) => each.cannotUndo('revealed', 'N9.9'), /but: revealed \(N1.2\)/, at)
})

test('a failure shows the last ten events', () => {
  const at = scene()
  at.does(0, 'take 1')
  at.does(1, 'crack')
  fails(
    (each) => each.fail('look'),
    /^look\n\no+ \(1 : 2\)\none may .*\nThe last events:\n {2}took 0 1\n {2}cracked 1 2$/,
    at,
  )
})

test('expectEqual compares data, not how it was made', () => {
  scene().expectEqual('it', { a: 1, b: [2] }, { b: [2], a: 1 })
  fails((at) => at.expectEqual('the pile', 5, 4), /^expected the pile to be\n4\nbut it is\n5\n/)
})

test('a scenario’s title begins with a rule', () => {
  for (const title of ['no rule', 'C3.1', 'c3.1 small', 'C3 whole chapter']) {
    assert.throws(() => scenario(title, () => undefined), /begins with its rule/)
  }
})
