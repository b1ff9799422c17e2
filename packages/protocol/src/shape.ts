import { DEEPEST } from './limits.ts'
/** Thrown when a message does not have the right shape. Says where, never what was there. */
export class BadShape extends Error {
  override readonly name = 'BadShape'
  readonly path: string

  constructor(path: string) {
    super(`wrong shape at ${path}`)
    this.path = path
  }
}

export type Fields = Readonly<Record<string, unknown>>

/** A plain object with exactly these fields. `__proto__` is a stranger like any other. */
export function readFields(json: unknown, names: readonly string[], path: string): Fields {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new BadShape(path)
  const keys = Object.keys(json)
  if (keys.length !== names.length || !keys.every((key) => names.includes(key))) throw new BadShape(path)
  return { ...json }
}

export function readText(json: unknown, min: number, max: number, path: string): string {
  if (typeof json !== 'string' || json.length < min || json.length > max || !json.isWellFormed()) {
    throw new BadShape(path)
  }
  return json
}

/** What a client makes up itself: the id of a command, long enough not to meet another by chance. */
export function readId(json: unknown, path: string): string {
  if (!isId(json)) throw new BadShape(path)
  return json
}

/** The id of what may be anything else but a message, so that whoever sent it learns which one it was. */
export function idIn(json: unknown): string | null {
  return typeof json === 'object' && json !== null && 'id' in json && isId(json.id) ? json.id : null
}

function isId(json: unknown): json is string {
  return typeof json === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(json)
}

export function readWhole(json: unknown, min: number, max: number, path: string): number {
  if (typeof json !== 'number' || !Number.isSafeInteger(json) || json < min || json > max || Object.is(json, -0)) {
    throw new BadShape(path)
  }
  return json
}

export function readBoolean(json: unknown, path: string): boolean {
  if (typeof json !== 'boolean') throw new BadShape(path)
  return json
}

/** One of a few words. */
export function readWord<Word extends string>(json: unknown, words: readonly Word[], path: string): Word {
  const word = words.find((each) => each === json)
  if (word === undefined) throw new BadShape(path)
  return word
}

/** An action of some game: an object of plain data with a word for what to do. The game itself reads the rest. */
export function readActionShape(json: unknown, path: string): { readonly do: string } {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new BadShape(path)
  if (!('do' in json) || typeof json.do !== 'string' || json.do.length > 40) throw new BadShape(`${path}.do`)
  if (!isPlain(json)) throw new BadShape(path)
  return { ...json, do: json.do }
}

/** An object of plain data that somebody else reads. */
export function readPlainObject(json: unknown, path: string): object {
  if (typeof json !== 'object' || json === null || Array.isArray(json) || !isPlain(json)) throw new BadShape(path)
  return { ...json }
}

/**
 * Whole safe numbers, well-formed strings, booleans, null, lists and objects of them: what comes out of JSON and goes
 * in again unchanged, and not too deep.
 */
export function isPlain(json: unknown, deepest = DEEPEST): boolean {
  if (deepest < 0) return false
  if (json === null || typeof json === 'boolean') return true
  if (typeof json === 'string') return json.isWellFormed()
  if (typeof json === 'number') return Number.isSafeInteger(json) && !Object.is(json, -0)
  if (Array.isArray(json)) return json.every((each) => isPlain(each, deepest - 1))
  if (typeof json !== 'object' || Object.hasOwn(json, '__proto__')) return false
  return Object.entries(json).every(([key, value]) => key.isWellFormed() && isPlain(value, deepest - 1))
}
