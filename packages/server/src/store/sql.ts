import type { Row } from './rows.ts'

export type Value = string | number | null

/** Runs one statement. Every statement may be run twice: a connection that breaks leaves open whether it was. */
export interface Sql {
  readonly read: (sql: string, values: readonly Value[]) => Promise<Row[]>
  readonly write: (sql: string, values: readonly Value[]) => Promise<Row[]>
}
