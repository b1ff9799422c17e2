import { LogDamaged, type ChatRow, type LogEntry, type TableRow } from './contract.ts'

/** A row as either driver gives it. */
export type Row = Readonly<Record<string, unknown>>

export function textIn(row: Row, name: string): string {
  const value = row[name]
  if (typeof value !== 'string') throw new LogDamaged(`column ${name} is not text`)
  return value
}

export function numberIn(row: Row, name: string): number {
  const value = row[name]
  if (typeof value !== 'number') throw new LogDamaged(`column ${name} is not a number`)
  return value
}

function maybeNumberIn(row: Row, name: string): number | null {
  return row[name] === null ? null : numberIn(row, name)
}

export function tableIn(row: Row): TableRow {
  return {
    id: textIn(row, 'id'),
    code: textIn(row, 'code'),
    game: textIn(row, 'game'),
    version: numberIn(row, 'version'),
    seed: textIn(row, 'seed'),
    head: numberIn(row, 'head'),
    hash: textIn(row, 'hash'),
    epoch: numberIn(row, 'epoch'),
    status: textIn(row, 'status'),
    turn: maybeNumberIn(row, 'turn'),
    updatedAt: numberIn(row, 'updated_at'),
  }
}

export function entryIn(row: Row): LogEntry {
  return {
    table: textIn(row, 'table_id'),
    seq: numberIn(row, 'seq'),
    actionId: textIn(row, 'action_id'),
    ask: textIn(row, 'ask'),
    body: bodyIn(textIn(row, 'body')),
    at: numberIn(row, 'at'),
    hash: textIn(row, 'hash'),
  }
}

function bodyIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new LogDamaged('an entry of the log is not JSON')
  }
}

export function chatIn(row: Row): ChatRow {
  return {
    n: numberIn(row, 'n'),
    person: textIn(row, 'person_id'),
    name: textIn(row, 'name'),
    text: textIn(row, 'text'),
    at: numberIn(row, 'at'),
  }
}
