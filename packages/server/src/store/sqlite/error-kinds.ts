const CONSTRAINT = 19
const CORRUPT = 11
const NOT_A_DATABASE = 26

/** Somebody else was there first. */
export function isConstraint(error: unknown): boolean {
  return kindOf(error) === CONSTRAINT
}

/** What is in the file where this looked is not what SQLite wrote; elsewhere in it all may be well. */
export function isDamage(error: unknown): boolean {
  const kind = kindOf(error)
  return kind === CORRUPT || kind === NOT_A_DATABASE
}

/** Whether it comes from SQLite at all, and not from a mistake of ours. */
export function isOfSqlite(error: unknown): boolean {
  return kindOf(error) !== null
}

function kindOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null
  return error.errcode & 0xff
}
