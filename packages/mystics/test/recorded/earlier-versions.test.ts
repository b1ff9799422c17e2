import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { canonical, hashAsOf, Match, rulesOf, Seeded, type MatchRecord } from '@mousekeep/engine'
import { mystics, type MysticsAction } from '@mousekeep/mystics'
import { readGames } from './recorded-games.ts'

/** Played with earlier rules, with the beginning of the state's hash at the start and after each play. */
interface Recorded {
  readonly record: MatchRecord<MysticsAction>
  readonly hashes: readonly string[]
}

function recordedUnder(version: number): readonly Recorded[] {
  return JSON.parse(readFileSync(new URL(`records/version-${version}.json`, import.meta.url), 'utf8'))
}

const SHOWN = 16
const never = new Seeded('nothing hangs on it')

for (const { record, hashes } of [3, 4, 5].flatMap(recordedUnder)) {
  const { version, start } = record
  void test(`the game "${start.seed}" under rules version ${version} plays again, state by state`, () => {
    const match = new Match(rulesOf(mystics, version) ?? mystics, start)
    const then = (): string => hashAsOf(mystics, match.state, version).slice(0, SHOWN)
    assert.equal(then(), hashes[0])
    record.entries.forEach((entry, i) => {
      assert.ok(match.add(entry).ok, `play ${i + 1}`)
      assert.equal(then(), hashes[i + 1], `play ${i + 1}`)
    })
    assert.equal(Match.replay(mystics, record).hash, match.hash)
    assert.equal(match.record.version, Math.max(version, 4), 'it goes on as it was begun')
  })
}

void test('a game under rules version 4 would be another under these: archers in the dark saw it far away', () => {
  for (const { record } of recordedUnder(4)) {
    const { story } = Match.replay(mystics, record)
    const now = new Match(mystics, record.start)
    const isAllowed = record.entries.every((entry) => now.add(entry).ok)
    assert.ok(!isAllowed || canonical(now.story) !== canonical(story), record.start.seed)
  }
})

void test('M27.2 a game under rules version 5 would be another under these: turns were kept open for sharing', () => {
  for (const { record } of recordedUnder(5)) {
    const now = new Match(mystics, record.start)
    assert.ok(!record.entries.every((entry) => now.add(entry).ok), record.start.seed)
  }
})

void test('M27.2 a game under rules version 6 may be another under these: turns were kept open for more', () => {
  const isAnother = readGames(6)
    .slice(0, 40)
    .some(({ record }) => {
      const now = new Match(mystics, record.start)
      return !record.entries.every((entry) => now.add(entry).ok)
    })
  assert.ok(isAnother)
})

void test('a position and a view know by which rules they are played', () => {
  const [{ record }] = recordedUnder(4)
  const { state } = Match.replay(mystics, record)
  const read = mystics.readPosition(mystics.summary(state), never, null)
  assert.equal(read.setup.version, undefined)
  assert.equal(mystics.imagine(mystics.view(state, 0), [])(never).setup.version, undefined)
  const now = new Match(mystics, record.start).state
  assert.equal(mystics.readPosition(mystics.summary(now), never, null).setup.version, 7)
  assert.equal(mystics.imagine(mystics.view(now, 0), [])(never).setup.version, 7)
})

void test('a record of rules version 2 is refused', () => {
  const [{ record }] = recordedUnder(3)
  assert.throws(() => Match.replay(mystics, { ...record, version: 2 }), /rules version 2; these are version 7/)
})
