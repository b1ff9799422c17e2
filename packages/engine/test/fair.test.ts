import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { test } from 'node:test'
import { commitment, Fair } from '../src/index.ts'

const SERVER = 'server'
const PLAYERS = ['ann', 'bob']

/** The words as anybody can compute them from what is published, with another library. */
function wordsOf(server: string, players: readonly string[], count: number): number[] {
  return Array.from({ length: count }, (_, i) => {
    const message = JSON.stringify([...players, Math.floor(i / 8)])
    return createHmac('sha256', server)
      .update(message)
      .digest()
      .readInt32BE((i % 8) * 4)
  })
}

/** For ranges that leave next to nothing over, a draw is a word's upper 31 bits modulo the range. */
function drawsOf(words: readonly number[], n: number): number[] {
  return words.map((word) => (word >>> 1) % n)
}

function draws(server: string, players: readonly string[]): string {
  const chance = new Fair(server, players)
  return Array.from({ length: 16 }, () => chance.below(1000)).join()
}

test('these are the first values of a known pair of seeds', () => {
  const chance = new Fair(SERVER, PLAYERS)
  assert.deepEqual(
    Array.from({ length: 10 }, () => chance.below(100)),
    [11, 19, 36, 53, 95, 15, 35, 65, 49, 77],
  )
})

test('every draw can be verified with HMAC-SHA-256 alone, over several blocks', () => {
  const seeds: [string, string[]][] = [
    [SERVER, PLAYERS],
    ['', []],
    ['Käse 🧀', ['ünï', '"quoted"', 'comma,']],
    ['x'.repeat(200), ['y'.repeat(200)]],
  ]
  for (const [server, players] of seeds) {
    const chance = new Fair(server, players)
    assert.deepEqual(
      Array.from({ length: 50 }, () => chance.below(6)),
      drawsOf(wordsOf(server, players, 50), 6),
    )
  }
})

test('a table that is woken goes on where it stopped', () => {
  const words = wordsOf(SERVER, PLAYERS, 40)
  for (let drawn = 0; drawn <= 25; drawn++) {
    const woken = new Fair(SERVER, PLAYERS, drawn)
    assert.equal(woken.wordsDrawn, drawn)
    assert.deepEqual(
      Array.from({ length: 12 }, () => woken.below(1000)),
      drawsOf(words.slice(drawn, drawn + 12), 1000),
    )
    assert.equal(woken.wordsDrawn, drawn + 12)
  }
})

test('words drawn again count as drawn', () => {
  // Just over half of the range is left over now and then: then two words are used for one draw.
  const chance = new Fair(SERVER, PLAYERS)
  let again = 0
  for (let i = 0; i < 20; i++) {
    const before = chance.wordsDrawn
    chance.below(2 ** 30 + 1)
    again += chance.wordsDrawn - before - 1
  }
  assert.ok(again > 0)
  const expected = wordsOf(SERVER, PLAYERS, chance.wordsDrawn).filter((word) => word >>> 1 <= 2 ** 30)
  assert.equal(expected.length, 20)
})

test('other seeds give other dice; players’ seeds are kept apart', () => {
  const all = [
    draws('server', ['ab', 'c']),
    draws('server', ['a', 'bc']),
    draws('server', ['abc']),
    draws('server', ['c', 'ab']),
    draws('Server', ['ab', 'c']),
    draws('server', []),
  ]
  assert.equal(new Set(all).size, all.length)
})

test('the commitment is the SHA-256 of the server’s seed', () => {
  assert.equal(commitment(SERVER), 'b3eacd33433b31b5252351032c9b3e7a2e7aa7738d5decdf0dd6c62680853c06')
  for (const seed of ['', 'server', 'Käse']) {
    assert.equal(commitment(seed), createHash('sha256').update(seed).digest('hex'))
  }
})
