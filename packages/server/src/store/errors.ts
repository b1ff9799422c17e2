/** Nothing was written; it may be tried again. */
export class StoreDown extends Error {
  override readonly name = 'StoreDown'
}

/** Refused by a key: somebody else was there first. */
export class Conflict extends Error {
  override readonly name = 'Conflict'
}

/** It may have been written: read the log before saying anything. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
}

/** Whether the store is to blame, for now, and nobody's mistake. */
export function isStoreAway(error: unknown): boolean {
  return error instanceof StoreDown || error instanceof OutcomeUnknown
}

/** The log is not what was written: never repaired in silence (promise 3). */
export class LogDamaged extends Error {
  override readonly name = 'LogDamaged'
}
