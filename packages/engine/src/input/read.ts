import { bad } from './problem.ts'

/** Readers of outside JSON that every game needs. They throw `BadInput` with the path and what belongs there. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function readRecord(json: unknown, path: string): Record<string, unknown> {
  if (isRecord(json)) return json
  throw bad(path, 'object')
}

export function readList(json: unknown, path: string): unknown[] {
  if (Array.isArray(json)) return json
  throw bad(path, 'list')
}

export function readString(json: unknown, path: string): string {
  if (typeof json === 'string') return json
  throw bad(path, 'text')
}

export function readNumber(json: unknown, min: number, max: number, path: string): number {
  if (typeof json === 'number' && Number.isInteger(json) && json >= min && json <= max) return json
  throw bad(path, 'number', { least: min, most: max })
}

export function readFlag(json: unknown, path: string): boolean {
  if (typeof json === 'boolean') return json
  throw bad(path, 'flag')
}

export function readOneOf<Name extends string>(json: unknown, names: readonly Name[], path: string): Name {
  const found = names.find((name) => name === json)
  if (found === undefined) throw bad(path, 'one-of', { names: names.join(', ') })
  return found
}

/** Refuses fields that mean nothing: a misspelt one must not be passed over. */
export function readOnly(given: Record<string, unknown>, fields: readonly string[], path: string): void {
  const stranger = Object.keys(given).find((name) => !fields.includes(name))
  if (stranger !== undefined) throw bad(path, 'no-field', { name: stranger, names: fields.join(', ') })
}
