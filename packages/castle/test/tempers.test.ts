import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { castle, type CastleAction } from '@mousekeep/castle'
import { noChance } from '@mousekeep/engine'
import { likes } from '../src/tempers.ts'

/** Red to move; blue's mouse on c2 falls if row 2 is slid east once the trap lies on b2 (C4.1). */
const world = castle.readPosition(
  {
    players: [{ mice: ['a3', 'g2'] }, { mice: ['c2'] }],
    open: ['C', 'D', 'G'],
    spare: 'plain',
    tiles: { a2: 'trap', b2: 'plain', c2: 'plain', f2: 'plain', g2: 'plain' },
  },
  noChance,
  null,
)
const east: CastleAction = { do: 'slide', end: 'a2' }
const elsewhere: CastleAction = { do: 'slide', end: 'b7' }
const step: CastleAction = { do: 'step', from: 'a3', to: 'a4' }
const uncover: CastleAction = { do: 'uncover', room: 'L' }

test('Bramble likes to push, most of all a trap towards a rival', () => {
  ok(likes('bramble', world, east) > likes('bramble', world, elsewhere))
  ok(likes('bramble', world, elsewhere) > likes('bramble', world, step))
})

test('Clover spends a last point under a roof, and no other; Dart likes to run', () => {
  equal(likes('clover', world, uncover), 0)
  equal(likes('clover', { ...world, points: 1 }, uncover), 1)
  ok(likes('dart', world, step) > likes('dart', world, uncover))
})

test('Moss pushes no trap beside a mouse of its own', () => {
  const risky = { ...world, tiles: world.tiles.slice() }
  // From a2 to e2: one push east, and it lies beside the mouse on g2.
  risky.tiles[11] = world.tiles[7]
  ok(likes('moss', risky, east) < likes('moss', risky, elsewhere))
})
