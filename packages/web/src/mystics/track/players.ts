import type { Holder } from '@mousekeep/tables'

/** Who plays at each seat, by name. No names where one person plays everybody: then nobody needs to be told. */
export function playersAt(seats: readonly Holder[]): readonly string[] {
  const names = seats.map((holder) => ('name' in holder ? holder.name : ''))
  return new Set(names).size > 1 ? names : names.map(() => '')
}
