import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atOnce, BadInput, FairMatch, hashOf, Match, readMatchRecord, upTo } from '../src/index.ts'
import { acorns, type Acorns } from './acorns.ts'

const action = (text: string): Acorns['action'] => acorns.readAction({ do: text })

/** Some plays with a seed, then some with verifiable dice, with one taken back between. */
function moved(): FairMatch<Acorns> {
  const local = new Match(acorns, { seed: 'device', options: { goal: 99 } })
  for (const text of ['step', 'roll', 'roll']) assert.ok(local.play(action(text)).ok)
  let match = FairMatch.begin(acorns, acorns.readOptions({ goal: 99 }), 'server', ['ann', 'bob'], local.record)
  for (const text of ['roll', 'roll']) assert.ok(match.play(acorns.actor(match.state) ?? 0, action(text)).ok)
  match = match.rewound(4)
  for (const text of ['roll', 'step', 'roll']) assert.ok(match.play(acorns.actor(match.state) ?? 0, action(text)).ok)
  return match
}

test('a match that was moved goes on where it was, and counts what was played before', () => {
  const match = moved()
  assert.equal(match.earlier, 3)
  assert.equal(match.count, 7)
  const begun = Match.replay(acorns, upTo(match.record, 0))
  assert.equal(match.seatOf(1), acorns.actor(begun.state))
})

test('its record leads to the same state again, through both kinds of chance and what was taken back', () => {
  const match = moved()
  const record = readMatchRecord(acorns, JSON.parse(JSON.stringify(match.record)))
  const again = Match.replay(acorns, record)
  assert.equal(again.hash, hashOf(match.state))
  assert.deepEqual(again.seen('watcher'), match.seen('watcher'))
  assert.deepEqual(again.record, record)
})

test('faces that lie ready on the device are not rolled at the table, nor when its record is played again', () => {
  const local = new Match(acorns, { seed: 'device', options: { goal: 99 } })
  assert.ok(local.play(action('roll')).ok)
  local.script(Array.from({ length: 8 }, () => 'three'))
  const match = FairMatch.begin(acorns, acorns.readOptions({ goal: 99 }), 'server', ['ann'], local.record)
  for (let i = 0; i < 8; i++) assert.ok(match.play(acorns.actor(match.state) ?? 0, action('roll')).ok)
  const faces = match.seen('watcher').flatMap((event) => (event.type === 'rolled' ? [event.face] : []))
  assert.ok(faces.slice(1).some((face) => face !== 'three'))
  assert.equal(Match.replay(acorns, match.record).hash, hashOf(match.state))
})

test('a match that began with verifiable dice has a record too', () => {
  const match = FairMatch.begin(acorns, acorns.readOptions({ goal: 99 }), 'server', ['ann'])
  for (const text of ['roll', 'roll', 'step']) assert.ok(match.play(acorns.actor(match.state) ?? 0, action(text)).ok)
  assert.equal(Match.replay(acorns, match.record).hash, hashOf(match.state))
})

test('going back behind the move leaves the first part, and verifiable dice go on', () => {
  let match = moved()
  const { drawn } = match
  const then = hashOf(atOnce(match.asAfter(2)).state)
  match = match.rewound(2)
  assert.equal(match.earlier, 2)
  assert.equal(hashOf(match.state), then)
  assert.equal(match.drawn, drawn)
  assert.ok(match.play(acorns.actor(match.state) ?? 0, action('roll')).ok)
  assert.equal(Match.replay(acorns, match.record).hash, hashOf(match.state))
})

test('a record that counts words of dice that it does not have is not played', () => {
  const { record } = moved()
  const early = { ...record, entries: record.entries.filter((entry) => !('fair' in entry)) }
  assert.throws(() => Match.replay(acorns, early), BadInput)
})

test('a record up to some play has no more of it', () => {
  const { record } = moved()
  assert.equal(Match.replay(acorns, upTo(record, 3)).story.length, 4)
  assert.equal(upTo(record, 99), record)
})
