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

test('an action that was asked about is judged once, and anew in another state', () => {
  let judged = 0
  const counting = {
    ...acorns,
    check: (...given: Parameters<typeof acorns.check>) => {
      judged++
      return acorns.check(...given)
    },
  }
  const match = FairMatch.begin(counting, acorns.readOptions({ goal: 99 }), 'server', ['ann', 'bob'])
  const other = FairMatch.begin(acorns, acorns.readOptions({ goal: 99 }), 'server', ['ann', 'bob'])
  const seat = acorns.actor(match.state) ?? 0
  const action = acorns.readAction({ do: 'step' })
  assert.equal(match.refusalOf(seat, action), null)
  assert.ok(match.play(seat, action).ok)
  assert.equal(judged, 1)
  assert.ok(other.play(seat, action).ok)
  assert.equal(hashOf(match.state), hashOf(other.state))
  // What was found out holds for that action in that state and for nothing else.
  const next = acorns.actor(match.state) ?? 0
  assert.equal(match.refusalOf(1 - next, action)?.code, 'not-your-turn')
  assert.equal(match.refusalOf(next, action), null)
  assert.ok(match.play(next, acorns.readAction({ do: 'roll' })).ok)
  assert.equal(judged, 3)
  assert.equal(match.play(next, action).ok, acorns.actor(match.state) === next)
})
