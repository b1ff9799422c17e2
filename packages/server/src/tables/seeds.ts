import type { Seat } from '@mousekeep/engine'
import type { Body } from '@mousekeep/tables'

/**
 * The players' seeds for the dice (ADR 0019). Each is promised by its hash; when the host starts, the promises of those
 * who are here are sealed; only then are the seeds shown, and with the last of them the game begins. So whatever goes
 * into the dice is in the log before anybody, the operator included, knows what the others' seeds are.
 */

/** What of a table the seeds are about. */
interface Seeded {
  readonly chairs: { readonly person: string | null; seed: string; promise?: string | null }[]
  sealed: Sealed | null
  keptBack: Seat[]
  readonly status: string
  readonly isArchived: boolean
  readonly lastAt: number
}

/** The seats that are to show what they promised, and those that have. */
export interface Sealed {
  readonly seats: readonly Seat[]
  readonly shown: readonly Seat[]
}

/** So long is waited for the next seed. Pages show theirs by themselves, within the time of a message. */
const SHOW_MS = 20_000

/** The seats whose seeds are still to be shown; null unless seeds are being shown. */
export function awaitedAt({ sealed }: Seeded): readonly Seat[] | null {
  return sealed === null ? null : sealed.seats.filter((seat) => !sealed.shown.includes(seat))
}

/** A seat that has once kept its seed back has none at this table: so a start is called off once for each at most. */
export function mayPromise({ status, keptBack }: Seeded, seat: Seat): boolean {
  return status === 'open' && !keptBack.includes(seat)
}

/** Who is away cannot show anything: left out before anything is shown, which is of use to nobody. */
export function begin({ chairs }: Seeded, isHere: (person: string) => boolean): Body {
  const seats = chairs.flatMap(({ person, promise = null }, seat) =>
    promise !== null && person !== null && isHere(person) ? [seat] : [],
  )
  return seats.length === 0 ? { kind: 'started' } : { kind: 'sealed', seats }
}

export function shown({ chairs, sealed }: Seeded, { seat, seed }: { seat: Seat; seed: string }): Sealed | null {
  chairs[seat].seed = seed
  return sealed === null ? null : { ...sealed, shown: [...sealed.shown, seat] }
}

/** Everybody is back where they were before the start; whoever has shown a seed needs another. */
export function calledOff(table: Seeded, keptBack: readonly Seat[]): void {
  for (const seat of [...(table.sealed?.shown ?? []), ...keptBack]) {
    table.chairs[seat].promise = null
    table.chairs[seat].seed = ''
  }
  table.keptBack = [...table.keptBack, ...keptBack]
  table.sealed = null
}

/** When the start is called off unless another seed is shown; null if none is waited for. */
export function showBy({ sealed, isArchived, lastAt }: Seeded): number | null {
  return sealed === null || isArchived || lastAt === 0 ? null : lastAt + SHOW_MS
}

export function calledOffAt(table: Seeded, now: number): Body | null {
  const by = showBy(table)
  return by === null || now < by ? null : { kind: 'called-off', seats: awaitedAt(table) ?? [] }
}
