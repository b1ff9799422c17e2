import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MysticsEvent } from '../src/state/events.ts'
import { momentsOf } from '../src/campaign/moments.ts'

const captured = (who: string): MysticsEvent => ({ type: 'captured', rule: 'M20.1', who })
const felled = (by: string | null): MysticsEvent => ({
  type: 'defeated',
  rule: 'M10.8',
  who: 'r',
  minion: 'rat-warriors',
  by,
})

test('who leaves the board is pictured as the table stood before, what was won as it stands afterwards', () => {
  const moments = momentsOf([
    [],
    [captured('nez')],
    [{ type: 'rescued', rule: 'M20.2', who: 'nez', at: 'a1' }],
    [felled('collin'), { type: 'achieved', rule: 'R1.3', who: null, what: 'maggie' }],
    [felled(null), { type: 'over', rule: 'M23.1', result: 'won' }],
  ])
  assert.deepEqual(
    moments.map(({ kind, play, who }) => [kind, play, who]),
    [
      ['captured', 0, 'nez'],
      ['rescued', 2, 'nez'],
      ['last-blow', 2, 'collin'],
      ['achieved', 3, null],
      ['won', 4, null],
    ],
  )
})

test('of too many moments the end stays, in the order in which they came', () => {
  const many = Array.from({ length: 12 }, (): MysticsEvent[] => [captured('tilda')])
  const moments = momentsOf([...many, [{ type: 'over', rule: 'M23.2', result: 'lost' }]])
  assert.equal(moments.length, 6)
  assert.equal(moments.at(-1)?.kind, 'lost')
  assert.deepEqual(
    moments.map(({ play }) => play),
    moments.map(({ play }) => play).toSorted((a, b) => a - b),
  )
})
