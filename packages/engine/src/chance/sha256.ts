/**
 * SHA-256 and HMAC as the standards have them (FIPS 180-4, RFC 2104), and no more: they come with every first move, and
 * a library is four times as heavy. The tests hold them against Node's own.
 */

/** In the language's runtime everywhere, but not among its types. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

const BLOCK = 64
const encoder = new TextEncoder()

/** The standard makes its constants of the roots of the first primes: 32 bits behind the point. */
const PRIMES: number[] = []
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime > 0)) PRIMES.push(n)
const behindPoint = (root: number): number => (root % 1) * 2 ** 32
export const ROUND_CONSTANTS = Int32Array.from(PRIMES, (prime) => behindPoint(Math.cbrt(prime)) | 0)
const BEGINNING = Int32Array.from(PRIMES.slice(0, 8), (prime) => behindPoint(Math.sqrt(prime)) | 0)

/** The words of a block and those made of them; used by one call at a time. */
const words = new Int32Array(64)

export const bytesOf = (text: string): Uint8Array => encoder.encode(text)

/** The hash in 32 bytes of their own. */
export function sha256(message: Uint8Array): DataView {
  const { length } = message
  const padded = new Uint8Array(((length + BLOCK + 8) >> 6) << 6)
  padded.set(message)
  padded[length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, length / 2 ** 29)
  view.setUint32(padded.length - 4, length << 3)
  const hash = BEGINNING.slice()
  for (let at = 0; at < padded.length; at += BLOCK) take(view, at, hash)
  const result = new DataView(new ArrayBuffer(32))
  hash.forEach((word, i) => result.setInt32(i * 4, word))
  return result
}

/** Mixes one block into the hash. */
function take(view: DataView, at: number, hash: Int32Array): void {
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + i * 4)
  for (let i = 16; i < 64; i++) {
    const x = words[i - 15]
    const y = words[i - 2]
    const x0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const y1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    words[i] = words[i - 16] + x0 + words[i - 7] + y1
  }
  let a = hash[0]
  let b = hash[1]
  let c = hash[2]
  let d = hash[3]
  let e = hash[4]
  let f = hash[5]
  let g = hash[6]
  let h = hash[7]
  for (let i = 0; i < 64; i++) {
    const e1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const one = (h + e1 + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i] + words[i]) | 0
    const a0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const two = (a0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  hash[0] += a
  hash[1] += b
  hash[2] += c
  hash[3] += d
  hash[4] += e
  hash[5] += f
  hash[6] += g
  hash[7] += h
}

/** The hash of a text, as it is written down. */
export function sha256Text(text: string): string {
  const hash = sha256(bytesOf(text))
  let written = ''
  for (let at = 0; at < 32; at += 4) written += hash.getUint32(at).toString(16).padStart(8, '0')
  return written
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): DataView {
  const short = key.length > BLOCK ? new Uint8Array(sha256(key).buffer) : key
  const inner = keyed(short, 0x36, message)
  return sha256(keyed(short, 0x5c, new Uint8Array(sha256(inner).buffer)))
}

function keyed(key: Uint8Array, pad: number, message: Uint8Array): Uint8Array {
  const all = new Uint8Array(BLOCK + message.length).fill(pad, 0, BLOCK)
  key.forEach((byte, i) => (all[i] ^= byte))
  all.set(message, BLOCK)
  return all
}
