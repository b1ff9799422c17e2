import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mystics } from '@mousekeep/mystics'
import { differenceIn, type RecordedGame } from './recorded-game.ts'
import { readGames, recordedVersions } from './recorded-games.ts'

// A few of each version; `npm run -s recorded` plays all of them.

/** Of this many recorded games one is played here; a prime, so that all chapters and difficulties have their turn. */
const ONE_IN = 23

for (const version of recordedVersions()) {
  void test(`games recorded under rules version ${version} play the same`, () => {
    const games = readGames(version)
    for (let n = 0; n < games.length; n += ONE_IN) assert.equal(differenceIn(games[n]), null, `game ${n}`)
  })
}

void test('the rules in force have recorded games, so that a change of them is noticed', () => {
  assert.ok(recordedVersions().includes(mystics.version), 'npm run -s recorded -- --record')
})

void test('every chapter is recorded at every difficulty, with one to four players', () => {
  for (const version of recordedVersions()) {
    const opened = readGames(version).map(({ record: { start } }) => ('options' in start ? Object(start.options) : {}))
    const kinds = new Set(opened.map(({ chapter, difficulty }) => `${chapter} ${difficulty}`))
    assert.equal(kinds.size, 12 * 3 + 1, 'with made-up tables')
    assert.deepEqual(new Set(opened.map(({ players }) => players)), new Set([1, 2, 3, 4, undefined]))
  }
})

void test('a recorded game that was played otherwise is noticed', () => {
  const [game] = readGames(mystics.version)
  const [first, ...others] = game.marks
  const { entries } = game.record
  const spoilt: readonly (readonly [Partial<RecordedGame>, RegExp])[] = [
    [{ marks: [{ ...first, states: 'another' }, ...others] }, /up to play 25: another state/],
    [{ marks: [{ ...first, happened: 'else' }, ...others] }, /up to play 25: something else/],
    [{ result: 'otherwise' }, /ends otherwise/],
    [{ record: { ...game.record, entries: entries.toSpliced(3, 1) } }, /up to play|no longer allowed/],
    [{ record: { ...game.record, version: 1 } }, /rules version 1 is no longer played/],
  ]
  for (const [change, expected] of spoilt) assert.match(differenceIn({ ...game, ...change }) ?? '', expected)
})
