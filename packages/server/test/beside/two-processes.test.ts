import assert from 'node:assert/strict'
import { test } from 'node:test'
import { peopleBeside, twoServers } from '../faults/beside.ts'
import { Limit } from '../faults/limit.ts'
import { temporaryFolder } from '../support/folder.ts'

test('a second server on the same folder is refused in one sentence, and nothing is lost (promise 32)', async () => {
  const { rounds, asExpected, otherwise, lost, doubled, gaps, alarms } = await twoServers(
    temporaryFolder(),
    new Limit(4),
  )
  assert.equal(asExpected, rounds, otherwise)
  assert.deepEqual([lost, doubled, gaps, alarms], [0, 0, 0, []])
})

test('who is suspended beside a server under load is out at once, and nothing is lost (promise 32)', async () => {
  const { rounds, asExpected, otherwise, lost, doubled, gaps, alarms } = await peopleBeside(
    temporaryFolder(),
    new Limit(3),
  )
  assert.equal(asExpected, rounds, otherwise)
  assert.deepEqual([lost, doubled, gaps, alarms], [0, 0, 0, []])
})
