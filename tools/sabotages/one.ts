import type { Sabotage } from './sabotage.ts'

/** A promise broken by one change of one file. */
export const one = (
  property: number,
  what: string,
  [file, from, to]: readonly [file: string, from: string, to: string],
  [test, pattern]: readonly [test: string, pattern: string],
  seconds = 60,
): Sabotage => ({ property, what, patches: [{ file, from, to }], test, pattern, seconds })
