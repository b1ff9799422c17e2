import type { Sabotage } from './sabotage.ts'

/** A promise broken by one change of one file. */
export const one = (
  promise: number,
  what: string,
  [file, from, to]: readonly [file: string, from: string, to: string],
  [test, pattern]: readonly [test: string, pattern: string],
  seconds = 240,
): Sabotage => ({ promise, what, patches: [{ file, from, to }], test, pattern, seconds })
