import { LogDamaged } from './errors.ts'

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

export function maybeNumberIn(row: Row, name: string): number | null {
  return row[name] === null ? null : numberIn(row, name)
}
