import type { LogEntry, TableRow } from '../../store/contract.ts'

/** The whole log of a table as it is handed out after the end: `verifyLog` reads it. */
export interface LogCopy extends Pick<TableRow, 'game' | 'version' | 'seed'> {
  readonly table: string
  readonly entries: readonly Omit<LogEntry, 'table'>[]
}

export function logOf({ id, game, version, seed }: TableRow, entries: readonly LogEntry[]): LogCopy {
  const plain = entries.map(({ seq, actionId, ask, body, at, hash }) => ({ seq, actionId, ask, body, at, hash }))
  return { table: id, game, version, seed, entries: plain }
}
