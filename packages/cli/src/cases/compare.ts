import { isRecord } from '@mousekeep/engine'

/**
 * Where a value differs from what a rule case expects of it; null if nowhere. Only what is named is compared: objects
 * field by field, lists in order, `{"has":[…]}` and `{"hasnot":[…]}` without order; figures are found by their id.
 */
export function difference(expected: unknown, actual: unknown, path: string): string | null {
  if (Array.isArray(expected)) return listDifference(expected, actual, path)
  if (!isRecord(expected)) return Object.is(expected, actual) ? null : differs(expected, actual, path)
  if (Array.isArray(actual)) {
    return 'has' in expected || 'hasnot' in expected
      ? setDifference(expected, actual, path)
      : byIdDifference(expected, actual, path)
  }
  if (!isRecord(actual)) return differs(expected, actual, path)
  return first(
    Object.entries(expected).map(([name, value]) =>
      difference(value, Object.hasOwn(actual, name) ? actual[name] : null, join(path, name)),
    ),
  )
}

/** Whether the value has everything that is expected of it. */
export function fits(expected: unknown, actual: unknown): boolean {
  return difference(expected, actual, '') === null
}

/** A set in which each of `has` fits some element and each of `hasnot` none. */
export function setDifference(
  expected: Record<string, unknown>,
  actual: readonly unknown[],
  path: string,
): string | null {
  const { has, hasnot, ...other } = expected
  const [stranger] = Object.keys(other)
  if (stranger !== undefined) return `${path}: "${stranger}" beside has and hasnot`
  const missing = asList(has).find((each) => !actual.some((element) => fits(each, element)))
  if (missing !== undefined) return `${path}: ${JSON.stringify(missing)} is not among ${JSON.stringify(actual)}`
  const found = asList(hasnot).find((each) => actual.some((element) => fits(each, element)))
  return found === undefined ? null : `${path}: ${JSON.stringify(found)} is there`
}

function listDifference(expected: readonly unknown[], actual: unknown, path: string): string | null {
  if (!Array.isArray(actual)) return differs(expected, actual, path)
  // Players are compared as far as they are given.
  if (actual.length !== expected.length && path !== 'players') return differs(expected, actual, path)
  return first(expected.map((each, i) => difference(each, actual[i] ?? null, `${path}[${i}]`)))
}

function byIdDifference(expected: Record<string, unknown>, actual: readonly unknown[], path: string): string | null {
  return first(
    Object.entries(expected).map(([id, value]) => {
      const element = actual.find((each) => isRecord(each) && each['id'] === id) ?? null
      return difference(value, element, join(path, id))
    }),
  )
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)
const first = (differences: readonly (string | null)[]): string | null =>
  differences.find((each) => each !== null) ?? null

function differs(expected: unknown, actual: unknown, path: string): string {
  return `${path}: expected ${JSON.stringify(expected)}, is ${JSON.stringify(actual)}`
}
