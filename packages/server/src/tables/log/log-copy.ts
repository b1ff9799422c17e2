import type { Steps } from '@mousekeep/engine'
import { Pieces } from '../../pieces.ts'
import type { LogEntry, TableRow } from '../../store/contract.ts'

/** The whole log of a table as it is handed out after the end: `verifyLog` reads it. */
export interface LogCopy extends Pick<TableRow, 'game' | 'version' | 'seed'> {
  readonly table: string
  readonly entries: readonly Omit<LogEntry, 'table'>[]
}

export function logOf(row: TableRow, entries: readonly LogEntry[]): LogCopy {
  return { ...headOf(row), entries: entries.map(copyOf) }
}

/** The text of the same, in pieces, because it may be long. */
export function* textOf(row: TableRow, entries: readonly LogEntry[]): Steps<string[]> {
  const pieces = new Pieces()
  pieces.add(`${JSON.stringify(headOf(row)).slice(0, -1)},"entries":[`)
  for (const [i, entry] of entries.entries()) {
    yield
    pieces.add(`${i === 0 ? '' : ','}${JSON.stringify(copyOf(entry))}`)
  }
  pieces.add(']}')
  return pieces.all
}

function headOf({ id, game, version, seed }: TableRow): Omit<LogCopy, 'entries'> {
  return { table: id, game, version, seed }
}

function copyOf({ seq, actionId, ask, body, at, hash }: LogEntry): LogCopy['entries'][number] {
  return { seq, actionId, ask, body, at, hash }
}
