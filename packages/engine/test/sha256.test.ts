import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { test } from 'node:test'
import { bytesOf, hmacSha256, ROUND_CONSTANTS, sha256, sha256Text } from '../src/chance/sha256.ts'

const hex = (hash: DataView): string => Buffer.from(hash.buffer).toString('hex')
/** Bytes that differ with their number and their place. */
const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, i) => (i * 167 + length * 31) & 255)

test('SHA-256 is what Node makes of the same bytes, however many', () => {
  for (const length of [...Array.from({ length: 300 }, (_, i) => i), 4095, 4096, 70_001]) {
    const message = bytes(length)
    assert.equal(hex(sha256(message)), createHash('sha256').update(message).digest('hex'), `${length} bytes`)
  }
})

test('SHA-256 of a text is that of its bytes in UTF-8', () => {
  for (const text of ['', 'abc', 'Mäuse, мыши, egerek', '🐭🧀', 'half a pair: \uD83D'])
    assert.equal(sha256Text(text), createHash('sha256').update(text, 'utf8').digest('hex'), text)
})

test('HMAC is what Node makes of the same key and message', () => {
  for (const key of [0, 1, 31, 32, 63, 64, 65, 128, 200])
    for (const length of [0, 1, 55, 56, 64, 119, 500]) {
      const [k, message] = [bytes(key), bytes(length)]
      assert.equal(hex(hmacSha256(k, message)), createHmac('sha256', k).update(message).digest('hex'))
    }
  assert.equal(hex(hmacSha256(bytesOf('key'), bytesOf(''))), createHmac('sha256', 'key').update('').digest('hex'))
})

test('the constants do not hang on the last bits of a cube root, which a machine may round as it likes', () => {
  const primes: number[] = []
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime > 0)) primes.push(n)
  for (const [i, prime] of primes.entries())
    for (const off of [-8, 8]) {
      const root = Math.cbrt(prime) * (1 + off * Number.EPSILON)
      assert.equal(((root % 1) * 2 ** 32) | 0, ROUND_CONSTANTS[i], `the root of ${prime}`)
    }
})
