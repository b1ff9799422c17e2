import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Steps } from '@mousekeep/engine'
import { inSteps } from '../../src/in-steps.ts'

function* spend(ms: number): Steps<string> {
  const end = performance.now() + ms
  while (performance.now() < end) yield
  return 'done'
}

test('others have their turn while something long is worked out (promise 38)', async () => {
  let turns = 0
  const other = setInterval(() => turns++, 1)
  assert.equal(await inSteps(spend(100)), 'done')
  clearInterval(other)
  assert.ok(turns >= 5, `${turns} turns`)
})
