import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import type { CastleEvent } from '@mousekeep/castle'
import { Catalogue } from '@mousekeep/text'
import { luckOf } from '../../src/castle/luck.ts'
import { words } from '../../src/castle/words/words.ts'

const TEXTS = ['@mousekeep/castle/text/en.ftl', '@mousekeep/web/text/tables.en.ftl']
words.catalogue.value = new Catalogue(
  'en',
  TEXTS.map((file) => readFileSync(new URL(import.meta.resolve(file)), 'utf8')),
)

const STARTED: CastleEvent = { type: 'started', rule: 'C2.1', first: 0, spare: 'blue' }
const placed = (seat: number): CastleEvent => ({ type: 'placed', rule: 'C2.2', seat, tower: 'a1' })
type Shows = Extract<CastleEvent, { type: 'uncovered' }>['shows']
const lifted = (seat: number, room: string, shows: Shows): CastleEvent => ({
  type: 'uncovered',
  rule: 'C3.2',
  seat,
  room,
  shows,
})

/** What a seat found of cheese, plain and traps: found and expected, to the hundredth. */
function found(eventsByPlay: readonly (readonly CastleEvent[])[], seat: number): string {
  return luckOf(eventsByPlay)
    .rows.map(({ seats }) => `${seats[seat].had} of ${seats[seat].expected.toFixed(2)}`)
    .join(', ')
}

test('what lay under a roof is counted for whoever lifted it, against what nobody had seen before', () => {
  // The spare is a cheese: 20 cheeses, 10 plain tiles and 3 traps are left, and the second tile is one of 32.
  const story = [[STARTED], [placed(0), placed(1)], [lifted(0, 'A', { b1: 'trap', d1: 'gouda' })]]
  const expected = [20 / 33 + 20 / 32, 10 / 33 + 10 / 32, 3 / 33 + 2 / 32]
  assert.equal(found(story, 0), [1, 0, 1].map((had, i) => `${had} of ${expected[i].toFixed(2)}`).join(', '))
  assert.equal(found(story, 1), '0 of 0.00, 0 of 0.00, 0 of 0.00')
})

test('what was seen before is no luck, and a tile that was seen goes along with its line', () => {
  const slid: CastleEvent = {
    type: 'slid',
    rule: 'C3.6',
    seat: 1,
    end: 'b1',
    pushed: 'blue',
    dropped: 'plain',
    shows: {},
    revealed: true,
  }
  const first = lifted(0, 'A', { b1: 'gouda' })
  const before = [[STARTED], [placed(0), placed(1)], [first], [slid]]
  // The gouda of b1 lies on b2 now, and on b1 the tile that was pushed in: neither is news.
  const again = found([...before, [lifted(1, 'B', { b1: 'blue', b2: 'gouda' })]], 1)
  assert.equal(again, '0 of 0.00, 0 of 0.00, 0 of 0.00')
  // Of 34 tiles the spare, the gouda and the one that dropped out are known: a new one is one of 31.
  const other = found([...before, [lifted(1, 'B', { b3: 'plain' })]], 1)
  assert.equal(other, `0 of ${(19 / 31).toFixed(2)}, 1 of ${(9 / 31).toFixed(2)}, 0 of ${(3 / 31).toFixed(2)}`)
})
