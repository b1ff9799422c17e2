import type { Holder } from '@mousekeep/tables'

/** The names of the players by seat; empty where one person plays everybody, since nobody needs to be told. */
export function playersAt(seats: readonly Holder[]): readonly string[] {
  const names = seats.map((holder) => ('name' in holder ? holder.name : ''))
  return new Set(names).size > 1 ? names : names.map(() => '')
}
