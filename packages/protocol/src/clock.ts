import { readFields, readWhole, readWord } from './shape.ts'

/** How long a person has for a decision, if the table has a clock: so many minutes, or so many days. */
export interface TableClock {
  readonly unit: (typeof CLOCK_UNITS)[number]
  readonly n: number
}
export const CLOCK_UNITS = ['minutes', 'days'] as const
const MOST = { minutes: 1440, days: 60 }
const MS = { minutes: 60_000, days: 86_400_000 }

export function readClock(json: unknown): TableClock | null {
  if (json === undefined || json === null) return null
  const fields = readFields(json, ['unit', 'n'], 'clock')
  const unit = readWord(fields['unit'], CLOCK_UNITS, 'clock.unit')
  return { unit, n: readWhole(fields['n'], 1, MOST[unit], 'clock.n') }
}

export function clockMs({ unit, n }: TableClock): number {
  return n * MS[unit]
}
