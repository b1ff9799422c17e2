import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Limit } from '../faults/limit.ts'
import { failSyncs } from '../faults/sync.ts'

/** Not part of `npm test`, because it needs strace; `npm run sabotage` and `npm run -s faults -- sync` run it. */
test('SQLite: a failed sync is answered with the truth (promise 4)', async () => {
  const { fired, lost, denied } = await failSyncs(new Limit(24))
  assert.ok(fired > 12, 'the errors did not happen')
  assert.deepEqual([lost, denied], [0, 0])
})
