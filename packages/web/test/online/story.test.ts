import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Step } from '@mousekeep/protocol'
import { lastMove, storyIn } from '../../src/online/link/retell.ts'

const step = (seq: number, plays: number, entry: Step['entry'], said = `${seq}`): Step => ({
  seq,
  plays,
  entry,
  seen: [{ viewer: 0, events: [{ said }] }],
})

test('the story of a table is what still stands: plays that were taken back are not in it', () => {
  const steps = [
    step(0, 0, { kind: 'opened' }),
    step(1, 0, { kind: 'started' }),
    step(2, 1, { kind: 'played', seat: 0 }),
    step(3, 2, { kind: 'played', seat: 1 }),
    step(4, 1, { kind: 'undone', seat: 1, plays: 1 }),
    step(5, 2, { kind: 'played', seat: 1 }),
    step(6, 2, { kind: 'rollback-asked', plays: 0, seats: [0] }),
    step(7, 0, { kind: 'rollback-answered', agree: true, seats: [1] }),
    step(8, 1, { kind: 'played', seat: 0 }),
  ]
  assert.deepEqual(storyIn(steps, [], 0), { eventsByPlay: [[{ said: '1' }], [{ said: '8' }]], seats: [0] })
  assert.deepEqual(storyIn(steps.slice(0, 6), [], 0).eventsByPlay, [[{ said: '1' }], [{ said: '2' }], [{ said: '5' }]])
})

test('what was played before the table was here comes right after the start', () => {
  const earlier = [{ seat: 1, seen: [{ viewer: 0, events: [{ said: 'before' }] }] }]
  const steps = [step(0, 0, { kind: 'started' }), step(1, 2, { kind: 'played', seat: 0 })]
  assert.deepEqual(storyIn(steps, earlier, 0), {
    eventsByPlay: [[{ said: '0' }], [{ said: 'before' }], [{ said: '1' }]],
    seats: [1, 0],
  })
})

test('M27.3 what may be taken back is the last move, past the wishes that came since', () => {
  const wish = { kind: 'played', seat: 1, isWish: true } as const
  const steps = [step(0, 0, { kind: 'started' }), step(1, 1, { kind: 'played', seat: 0 }), step(2, 2, wish)]
  assert.deepEqual(lastMove(storyIn(steps, [], 0).seats), { play: 1, seat: 0 })
  assert.deepEqual(lastMove(storyIn([steps[0], step(1, 1, wish)], [], 0).seats), { play: 0, seat: null })
})
