import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomCampaigns } from '../faults/campaigns.ts'
import { wholeCampaigns } from '../faults/eleven.ts'
import { Limit } from '../faults/limit.ts'
import { serve } from '../support/running.ts'

test('random campaigns over a bad network end with the same on all sides, and verify (8, 9, 42)', async (context) => {
  const { port } = await serve(context)
  const { chapters, plays, desyncs, troubles } = await randomCampaigns(port, new Limit(3), 3)
  context.diagnostic(`${chapters} chapters, ${plays} plays`)
  assert.deepEqual([desyncs, troubles], [0, []])
  assert.ok(chapters > 3 && plays > 100)
})

test('a campaign is played to the end of the book and verified from its logs alone (42)', async (context) => {
  const { port } = await serve(context)
  const { chapters, plays, unverified, troubles } = await wholeCampaigns(port, new Limit(1), 1, [null], '10')
  context.diagnostic(`${chapters} chapters, ${plays} plays`)
  assert.deepEqual([unverified, troubles], [0, []])
  assert.ok(chapters >= 2)
})
