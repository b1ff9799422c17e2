import { Conflict, LogDamaged, OutcomeUnknown, StoreDown, type Appended, type Facts } from '../contract.ts'
import type { LogEntry, NewTable, Outgoing, TableRow } from '../contract.ts'
import type { Row } from '../rows.ts'
import { SqlStore } from '../sql-store.ts'
import type { Value } from '../sql.ts'
import type { Line, Op, Result } from './op.ts'

/** A store that puts everything as plain data to whoever has the file: a thread of ours, or another process. */
export abstract class OpStore extends SqlStore {
  /** Gives what the keeper of the file gives for this kind. */
  abstract ask(op: Op): Promise<unknown>

  async open(table: NewTable, first: LogEntry, facts: Facts): Promise<boolean> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the keeper gives for this kind
    return (await this.ask({ kind: 'open', table, first, facts })) as boolean
  }

  override append(epoch: number, entry: LogEntry, facts: Facts, letters: readonly Outgoing[] = []): Promise<Appended> {
    const line = JSON.stringify({ entry, facts } satisfies Line)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the keeper gives for this kind
    return this.ask({ kind: 'append', epoch, line, letters }) as Promise<Appended>
  }

  override async remove(table: string): Promise<void> {
    await this.ask({ kind: 'remove', table })
  }

  protected override async pageOf(table: string, from: number, most: number): Promise<LogEntry[]> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the keeper gives for this kind
    return (await this.ask({ kind: 'entries', table, from, most })) as LogEntry[]
  }

  override async table(id: string): Promise<TableRow | null> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the keeper gives for this kind
    return (await this.ask({ kind: 'table', id })) as TableRow | null
  }

  protected async read(sql: string, values: readonly Value[]): Promise<Row[]> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the keeper gives for this kind
    return (await this.ask({ kind: 'read', sql, values })) as Row[]
  }

  protected async write(sql: string, values: readonly Value[]): Promise<Row[]> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the keeper gives for this kind
    return (await this.ask({ kind: 'write', sql, values })) as Row[]
  }
}

type Failed = Extract<Result, { readonly ok: false }>

/** An error as it crosses from the keeper of the file, and back. */
export function errorOf({ error, message }: Omit<Failed, 'ok'>): Error {
  switch (error) {
    case 'down':
      return new StoreDown(message)
    case 'unknown':
      return new OutcomeUnknown(message)
    case 'conflict':
      return new Conflict('somebody was there first', { cause: message })
    case 'damaged':
      return new LogDamaged(message)
    case 'bug':
      return new Error(message)
  }
}

export function failureOf(error: unknown): Failed {
  const message = error instanceof Error ? error.message : String(error)
  return { ok: false, error: kindOf(error), message }
}

function kindOf(error: unknown): Failed['error'] {
  if (error instanceof StoreDown) return 'down'
  if (error instanceof OutcomeUnknown) return 'unknown'
  if (error instanceof Conflict) return 'conflict'
  return error instanceof LogDamaged ? 'damaged' : 'bug'
}
