import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BadInput, Match, type MatchRecord, type Start } from '../src/index.ts'
import { acorns, type Acorns, type AcornsAction } from './acorns.ts'

const START: Start = { seed: 'match', options: { goal: 20 } }

function played(start: Start, ...texts: string[]): Match<Acorns> {
  const match = new Match(acorns, start)
  for (const text of texts) assert.ok(match.play(acorns.readAction({ do: text })).ok, text)
  return match
}

function undone(match: Match<Acorns>): Match<Acorns> {
  const back = match.undo()
  assert.ok(back instanceof Match, JSON.stringify(back))
  return back
}

function facesOf(match: Match<Acorns>): string[] {
  return match.seen('watcher').flatMap((event) => (event.type === 'rolled' ? [event.face] : []))
}

function hid(seat: number, total: number | null): object {
  return { type: 'hid', rule: 'A1.4', seat, total }
}

function throwsBadInput(run: () => unknown, message: RegExp): void {
  assert.throws(run, (error) => error instanceof BadInput && message.test(error.message))
}

test('the record has the game, its version, the start as it was given and every play', () => {
  const match = played(START, 'step', 'roll')
  assert.deepEqual(match.record, {
    game: 'acorns',
    version: 3,
    start: START,
    entries: [{ play: { do: 'step' } }, { play: { do: 'roll' } }],
  })
})

test('a record, sent through JSON, replays to the same hash at every length', () => {
  const texts = ['step', 'roll', 'roll', 'step', 'hide', 'roll', 'roll', 'roll']
  for (let length = 0; length <= texts.length; length++) {
    const match = played({ seed: 'again', options: { goal: 30 } }, ...texts.slice(0, length))
    const record: MatchRecord<AcornsAction> = JSON.parse(JSON.stringify(match.record))
    const again = Match.replay(acorns, record)
    assert.equal(again.hash, match.hash)
    assert.deepEqual(again.record, match.record)
    assert.deepEqual(again.seen(0), match.seen(0))
  }
})

test('a replayed match goes on like the first, to the next dice', () => {
  const first = played({ seed: 'on', options: { goal: 99 } }, 'roll', 'roll')
  const second = Match.replay(acorns, first.record)
  for (let i = 0; i < 20; i++) {
    first.play({ do: 'roll' })
    second.play({ do: 'roll' })
  }
  assert.equal(second.hash, first.hash)
})

test('the seed decides', () => {
  const hashes = ['a', 'b', 'c', 'd'].map((seed) => played({ seed, options: {} }, 'roll', 'roll', 'step').hash)
  assert.ok(new Set(hashes).size > 1)
  assert.equal(played({ seed: 'a', options: {} }, 'roll', 'roll', 'step').hash, hashes[0])
})

test('a match may start from a position, and that may begin with rolls', () => {
  const position = { turn: 0, acorns: [1, 2], roll: true }
  const match = new Match(acorns, { seed: 'x', position, dice: ['two'] })
  assert.deepEqual(match.state.acorns, [3, 2])
  assert.deepEqual(match.seen(0), [{ type: 'rolled', rule: 'A1.3', seat: 0, face: 'two' }])
  assert.equal(Match.replay(acorns, match.record).hash, match.hash)
})

test('a start that is no start is bad input', () => {
  throwsBadInput(() => new Match(acorns, { seed: 'x', options: { gaol: 3 } }), /gaol/)
  throwsBadInput(() => new Match(acorns, { seed: 'x', position: { turn: 7 } }), /turn/)
})

test('a record of another game, another version or with an illegal play is bad input', () => {
  const { record } = played(START, 'step')
  throwsBadInput(() => Match.replay(acorns, { ...record, game: 'chess' }), /of "chess", not of "acorns"/)
  throwsBadInput(() => Match.replay(acorns, { ...record, version: 2 }), /version 2; these are version 3/)
  const illegal: MatchRecord<AcornsAction> = { ...record, entries: [{ play: { do: 'hide' } }] }
  throwsBadInput(() => Match.replay(acorns, illegal), /entry 1 of the record, hide, .* nothing-to-hide \(A1.4\)/)
})

test('without a seat the actor plays; with one it must be the actor', () => {
  const match = new Match(acorns, { seed: 'x', position: { turn: 1, acorns: [0, 0] } })
  const early = match.play({ do: 'step' }, 0)
  assert.ok(!early.ok)
  assert.deepEqual(early.refusal, { rule: 'A1.2', code: 'not-your-turn', params: { actor: 1 } })
  assert.ok(match.play({ do: 'step' }, 1).ok)
  assert.ok(match.play({ do: 'step' }).ok)
  assert.deepEqual(match.state.acorns, [1, 1])
})

test('a refused play leaves no trace: state, record, events and dice are as before', () => {
  const match = played(START, 'step')
  const twin = played(START, 'step')
  assert.ok(!match.play({ do: 'hide' }).ok)
  assert.ok(!match.play({ do: 'roll' }, 1 - match.state.turn).ok)
  assert.deepEqual(match.record, twin.record)
  match.play({ do: 'roll' })
  twin.play({ do: 'roll' })
  assert.equal(match.hash, twin.hash)
})

test('over, every play is refused by the game', () => {
  const match = played({ seed: 'x', position: { turn: 0, goal: 1, acorns: [0, 0] } }, 'step')
  const after = match.play({ do: 'step' })
  assert.ok(!after.ok && after.refusal.rule === 'A1.5')
})

test('scripted dice come first and are in the record', () => {
  const match = new Match(acorns, { ...START, dice: ['three'] })
  match.play({ do: 'roll' })
  match.script(['two', 'one'])
  match.play({ do: 'roll' })
  match.play({ do: 'roll' })
  assert.deepEqual(facesOf(match), ['three', 'two', 'one'])
  assert.deepEqual(match.record.entries[1], { dice: ['two', 'one'] })
  assert.equal(Match.replay(acorns, match.record).hash, match.hash)
})

test('a play that fails on a wrong face leaves the match as its record says, and can be played on', () => {
  const match = new Match(acorns, { seed: 'wrong', options: {} })
  match.script(['splat'])
  throwsBadInput(() => match.play({ do: 'roll' }), /"splat"/)
  assert.equal(Match.replay(acorns, match.record).hash, match.hash)
  match.script([])
  assert.ok(match.play({ do: 'roll' }).ok)
  assert.equal(Match.replay(acorns, match.record).hash, match.hash)
})

test('scripted dice leave the chance after them as it was', () => {
  const plain = played({ seed: 'dice', options: { goal: 99 } }, 'roll', 'roll', 'roll')
  const scripted = new Match(acorns, { seed: 'dice', options: { goal: 99 }, dice: ['none'] })
  for (let i = 0; i < 4; i++) scripted.play({ do: 'roll' })
  assert.deepEqual(facesOf(scripted), ['none', ...facesOf(plain)])
})

test('undo gives the match without its last play, and leaves the one it is asked of', () => {
  const match = played(START, 'step', 'step')
  const before = match.hash
  const back = undone(match)
  assert.equal(match.hash, before)
  assert.equal(back.hash, played(START, 'step').hash)
  assert.equal(undone(back).hash, new Match(acorns, START).hash)
})

test('at the start there is nothing to undo', () => {
  assert.deepEqual(new Match(acorns, START).undo(), { rule: 'A1.3', code: 'nothing-to-undo', params: {} })
})

test('undo stops at what revealed something, also from behind it', () => {
  const match = played(START, 'step', 'roll', 'step')
  const back = undone(match)
  assert.deepEqual(back.undo(), { rule: 'A1.3', code: 'revealed', params: {} })
})

test('boundaries are the plays after which undo stops; 0 is the start', () => {
  const match = played(START, 'step', 'roll', 'step')
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((play) => match.isBoundary(play)),
    [false, false, true, false, false],
  )
  const rolled = new Match(acorns, { seed: 'x', position: { turn: 0, acorns: [0, 0], roll: true } })
  assert.equal(rolled.isBoundary(0), true)
})

test('dice laid after the last play stay laid when it is undone', () => {
  const match = played(START, 'step')
  match.script(['three'])
  const back = undone(match)
  const step = back.play({ do: 'roll' })
  assert.ok(step.ok)
  assert.ok('face' in step.events[0] && step.events[0].face === 'three')
})

test('each viewer has seen its part of the events', () => {
  const position = { turn: 0, acorns: [2, 2] }
  const match = played({ seed: 'x', position }, 'hide', 'hide', 'step')
  const stepped = { type: 'stepped', rule: 'A1.2', seat: 0 }
  assert.deepEqual(match.seen(0), [hid(0, 1), hid(1, null), stepped])
  assert.deepEqual(match.seen(1), [hid(0, null), hid(1, 1), stepped])
  assert.deepEqual(match.seen('watcher'), [stepped])
})
