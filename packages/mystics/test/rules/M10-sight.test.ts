import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Seeded } from '@mousekeep/engine'
import { meetsLine, segmentsMeet, type Line, type Point } from '../../src/board/geometry.ts'

const WALLS = 20_000
const MOST_POINTS = 8
/** Few places, so that walls touch, end on and run along the line of sight as often as they cross it. */
const WIDTH = 7

test('M10.3 a long wall stands in the way exactly where one of its pieces does', () => {
  const chance = new Seeded('walls')
  const point = (): Point => [chance.below(WIDTH) / 2, chance.below(WIDTH) / 2]
  let meetings = 0
  for (let i = 0; i < WALLS; i++) {
    const [a, b] = [point(), point()]
    const wall: Line = Array.from({ length: 2 + chance.below(MOST_POINTS) }, point)
    const isMet = wall.slice(1).some((end, at) => segmentsMeet(a, b, wall[at], end))
    assert.equal(meetsLine(a, b, wall), isMet, JSON.stringify({ a, b, wall }))
    if (isMet) meetings++
  }
  assert.ok(meetings > WALLS / 10 && meetings < (WALLS * 9) / 10, `${meetings} of ${WALLS}`)
})
