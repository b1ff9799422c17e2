import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** JSON with sorted keys: equal data gives equal text. Throws on what is not plain data. */
export function canonical(data: unknown): string {
  if (data === null || typeof data === 'boolean' || typeof data === 'string') return JSON.stringify(data)
  if (typeof data === 'number') {
    if (!Number.isFinite(data) || Object.is(data, -0)) throw new Error(`Bug: ${String(data)} is not plain data`)
    return JSON.stringify(data)
  }
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`
  if (typeof data === 'object') {
    const prototype: unknown = Object.getPrototypeOf(data)
    if (prototype !== Object.prototype && prototype !== null) throw new Error('Bug: a class instance is not plain data')
    const entries = Object.entries(data).toSorted(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`).join(',')}}`
  }
  throw new Error(`Bug: ${typeof data} is not plain data`)
}

/** The hash by which two states, on whatever machine, are known to be equal. */
export function hashOf(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(data))))
}
