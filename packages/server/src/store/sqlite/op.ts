import { LogDamaged, type Appended, type Facts, type LogEntry, type NewTable } from '../contract.ts'
import type { Outgoing, TableRow } from '../contract.ts'
import type { Row } from '../rows.ts'
import type { Value } from '../sql.ts'

/** What the thread that serves asks of the thread that has the file. Plain data: it crosses between them. */
export type Op =
  | {
      readonly kind: 'append'
      readonly epoch: number
      /** The entry and its facts as JSON: made once, written as it is. Text crosses faster than its fields would. */
      readonly line: string
      /** What is to be told because of it, from the same commit on. */
      readonly letters: readonly Outgoing[]
    }
  | { readonly kind: 'open'; readonly table: NewTable; readonly first: LogEntry; readonly facts: Facts }
  | { readonly kind: 'entries'; readonly table: string; readonly from: number; readonly most: number }
  | { readonly kind: 'table'; readonly id: string }
  | { readonly kind: 'remove'; readonly table: string }
  | { readonly kind: 'read' | 'write'; readonly sql: string; readonly values: readonly Value[] }

/** An append with its line read. */
export interface Append extends Line {
  readonly kind: 'append'
  readonly epoch: number
  readonly line: string
  readonly letters: readonly Outgoing[]
}

export type Work = Append | Exclude<Op, { readonly kind: 'append' }>

/** What comes back for one. */
export type Result =
  | { readonly ok: true; readonly value: Appended | boolean | readonly LogEntry[] | TableRow | null | readonly Row[] }
  | {
      readonly ok: false
      readonly error: 'down' | 'unknown' | 'conflict' | 'damaged' | 'bug'
      readonly message: string
    }

/** What lies in the journal for one entry. */
export interface Line {
  readonly entry: LogEntry
  readonly facts: Facts
}

export function workOf(op: Op): Work {
  if (op.kind !== 'append') return op
  const { epoch, line, letters } = op
  const { entry, facts } = lineIn(line)
  return { kind: 'append', epoch, line, letters, entry, facts }
}

export function lineIn(text: string): Line {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `append`; the chain shows what changed
    return JSON.parse(text) as Line
  } catch {
    throw new LogDamaged('a line of the journal is not JSON')
  }
}
