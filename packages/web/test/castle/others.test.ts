import assert from 'node:assert/strict'
import test from 'node:test'
import type { CastleEvent } from '@mousekeep/castle'
import { othersMoves, theirLastTurns } from '../../src/castle/others.ts'

const turn = (seat: number, round = 1): CastleEvent => ({ type: 'turn-began', rule: 'C3.1', seat, round })
const step = (seat: number, from: string, to: string): CastleEvent => ({
  type: 'stepped',
  rule: 'C3.3',
  seat,
  from,
  to,
  passing: false,
})
const fell = (seat: number, at: string): CastleEvent => ({ type: 'fell', rule: 'C4.1', seat, at })

const told = (events: readonly CastleEvent[], seat: number): string[] =>
  othersMoves(events, seat).map(({ type, seat: by }) => `${type} ${by}`)

test('what others did since my last turn is seen when it is mine again', () => {
  const events = [turn(0), step(0, 'a1', 'b1'), turn(1), step(1, 'g7', 'f7'), turn(2), step(2, 'a7', 'b7'), turn(0, 2)]
  assert.deepEqual(told(events, 0), ['stepped 1', 'stepped 2'])
})

test('my own act ends it, and so does a turn that I end without one', () => {
  const round = [turn(0), turn(1), step(1, 'g7', 'f7'), turn(0, 2)]
  assert.deepEqual(told(round, 0), ['stepped 1'])
  assert.deepEqual(told([...round, step(0, 'a1', 'b1')], 0), [])
  assert.deepEqual(told([...round, turn(1, 2), turn(0, 3)], 0), [])
})

test('a mouse of mine that fell in the turn of another is seen', () => {
  assert.deepEqual(told([turn(0), turn(1), fell(0, 'b3'), turn(0, 2)], 0), ['fell 0'])
})

test('the turns of others can be shown again from their first play, until somebody here acts', () => {
  const seats = [{ who: 'person' }, { who: 'bot' }]
  const plays = [[turn(0)], [step(0, 'a1', 'b1')], [turn(1)], [step(1, 'g7', 'f7')], [turn(0, 2)]]
  assert.equal(theirLastTurns(plays, seats), 3)
  assert.equal(theirLastTurns([...plays, [step(0, 'b1', 'b2')]], seats), null)
  assert.equal(theirLastTurns(plays.slice(0, 2), seats), null)
})
