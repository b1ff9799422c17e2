import { LogDamaged, type LogEntry, type TableRow } from './contract.ts'
import { maybeNumberIn, numberIn, textIn, type Row } from './rows.ts'

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
