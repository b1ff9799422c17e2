import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** JSON with sorted keys: equal data gives equal text. Throws on what is not plain data. */
export function canonical(data: unknown): string {
  if (data === null || typeof data === 'boolean' || typeof data === 'string') return JSON.stringify(data)
  if (typeof data === 'number') {
    if (!Number.isFinite(data) || Object.is(data, -0)) throw new Error(`Bug: ${String(data)} is not plain data`)
    return String(data)
  }
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`
  if (typeof data === 'object') {
    const prototype: unknown = Object.getPrototypeOf(data)
    if (prototype !== Object.prototype && prototype !== null) throw new Error('Bug: a class instance is not plain data')
    const fields: Readonly<Record<string, unknown>> = { ...data }
    let text = ''
    for (const key of Object.keys(fields).toSorted()) {
      text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(fields[key])}`
    }
    return `{${text}}`
  }
  throw new Error(`Bug: ${typeof data} is not plain data`)
}

/** The hash by which two states, on whatever machine, are known to be equal. */
export function hashOf(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(data))))
}
