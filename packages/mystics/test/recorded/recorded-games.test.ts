import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { digestOf, gameNumber, recordGame } from './recorded-games.ts'

// All chapters and difficulties, by random choice: what was legal, what was chosen and what came of it, in one digest a
// game. `node packages/mystics/test/recorded/recorded-games.ts --help` says how to find the play in which two versions differ.

const DIGESTS: unknown = JSON.parse(readFileSync(new URL('recorded-games.json', import.meta.url), 'utf8'))

void test('M26.2 games recorded long ago play the same', () => {
  assert.ok(Array.isArray(DIGESTS) && DIGESTS.length === 40)
  for (const [n, digest] of DIGESTS.entries())
    assert.equal(digestOf(recordGame(gameNumber(n, 'random'))), digest, `game ${n}`)
})
