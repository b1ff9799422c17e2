import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FairMatch, hashOf } from '../src/index.ts'
import { acorns, type Acorns } from './acorns.ts'

function begun(): FairMatch<Acorns> {
  return FairMatch.begin(acorns, acorns.readOptions({ goal: 99 }), 'server', ['ann', 'bob'])
}

function play(match: FairMatch<Acorns>, ...texts: string[]): void {
  for (const text of texts) {
    assert.ok(match.play(acorns.actor(match.state) ?? 0, acorns.readAction({ do: text })).ok, text)
  }
}

function facesOf(match: FairMatch<Acorns>): string {
  return match
    .seen('watcher')
    .flatMap((event) => (event.type === 'rolled' ? [event.face] : []))
    .join()
}

test('going back gives the very state that was, and its events', () => {
  let match = begun()
  play(match, 'step', 'roll', 'roll')
  const [hash, seen] = [hashOf(match.state), match.seen(0)]
  play(match, 'roll', 'step', 'roll')
  match = match.rewound(3)
  assert.equal(match.count, 3)
  assert.equal(hashOf(match.state), hash)
  assert.deepEqual(match.seen(0), seen)
})

test('what was drawn is not drawn again: after going back other dice come', () => {
  const rolls = Array.from({ length: 12 }, () => 'roll')
  let match = begun()
  play(match, ...rolls)
  const [faces, drawn] = [facesOf(match), match.drawn]
  match = match.rewound(0)
  assert.equal(match.drawn, drawn)
  play(match, ...rolls)
  assert.notEqual(facesOf(match), faces)
  assert.ok(match.drawn > drawn)
})

test('a second way back still knows where each play drew its dice', () => {
  let match = begun()
  play(match, 'roll', 'roll', 'roll')
  match = match.rewound(1)
  play(match, 'roll', 'roll', 'roll')
  const [hash, faces] = [hashOf(match.state), facesOf(match)]
  play(match, 'roll')
  match = match.rewound(4)
  assert.equal(hashOf(match.state), hash)
  assert.equal(facesOf(match), faces)
})

test('the boundary is the last play that revealed something; a refused play changes nothing', () => {
  const match = begun()
  play(match, 'step')
  assert.equal(match.boundary, 0)
  play(match, 'roll')
  const { boundary, drawn } = match
  assert.ok(!match.play(1 - (acorns.actor(match.state) ?? 0), { do: 'roll' }).ok)
  assert.deepEqual([match.boundary, match.drawn, match.count], [boundary, drawn, 2])
})
