import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Steps } from '@mousekeep/engine'
import { inSteps } from '../../src/in-steps.ts'

/** Nobody else would have a turn in so long a time. */
const LONG_MS = 5000

test('others have their turn while something long is worked out (promise 38)', async () => {
  const turns: number[] = []
  const other = setInterval(() => turns.push(performance.now()), 1)
  function* work(): Steps<string> {
    const end = performance.now() + LONG_MS
    while (turns.length < 5 && performance.now() < end) yield
    return 'done'
  }
  assert.equal(await inSteps(work()), 'done')
  clearInterval(other)
  assert.equal(turns.length, 5)
})
