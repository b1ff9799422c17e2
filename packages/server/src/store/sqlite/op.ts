import type { Appended, Facts, LogEntry, NewTable, Outgoing, TableRow } from '../contract.ts'
import type { Row } from '../rows.ts'
import type { Value } from '../sql.ts'

/** What the thread that serves asks of the thread that has the file. Plain data: it crosses between them. */
export type Op =
  | {
      readonly kind: 'append'
      readonly epoch: number
      readonly table: string
      readonly seq: number
      readonly actionId: string
      readonly hash: string
      /** The entry and its facts as JSON: made once, written as it is. */
      readonly line: string
      /** What is to be told because of it, from the same commit on. */
      readonly letters: readonly Outgoing[]
    }
  | { readonly kind: 'open'; readonly table: NewTable; readonly first: LogEntry; readonly facts: Facts }
  | { readonly kind: 'entries'; readonly table: string; readonly from: number }
  | { readonly kind: 'table'; readonly id: string }
  | { readonly kind: 'read' | 'write'; readonly sql: string; readonly values: readonly Value[] }

export type AppendOp = Extract<Op, { readonly kind: 'append' }>

/** What comes back for one. */
export type Result =
  | { readonly ok: true; readonly value: Appended | boolean | readonly LogEntry[] | TableRow | null | readonly Row[] }
  | { readonly ok: false; readonly error: 'down' | 'conflict' | 'damaged'; readonly message: string }

/** What lies in the journal for one entry. */
export interface Line {
  readonly entry: LogEntry
  readonly facts: Facts
}
