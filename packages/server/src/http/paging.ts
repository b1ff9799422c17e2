import { BadInput } from '@mousekeep/engine'
import { fieldOf } from './known.ts'

/** Of a page, unless somebody wants fewer. */
const MOST = 100

/** Which part of a list somebody wants: so many at most, after the place that the page before named as `next`. */
export interface Wanted {
  readonly most: number
  readonly after: readonly string[] | null
}

/** Out of a query: `most`, and `after` with so many parts. Throws `BadInput`. */
export function wantedIn(query: unknown, parts: number): Wanted {
  const most = Number(fieldOf(query, 'most') ?? MOST)
  if (!Number.isInteger(most) || most < 1 || most > MOST) throw new BadInput(`most is a number from 1 to ${MOST}`)
  const after = fieldOf(query, 'after')
  if (after === undefined) return { most, after: null }
  const found = typeof after === 'string' && after.length <= 200 ? after.split('.') : []
  if (found.length !== parts) throw new BadInput('after is what the page before has as next')
  return { most, after: found }
}

/** One of the numbers of a place. */
export function numberAt(places: readonly string[], i: number): number {
  if (!/^\d{1,15}$/.test(places[i])) throw new BadInput('after is what the page before has as next')
  return Number(places[i])
}

/** A page out of one more than were wanted, and where the next one begins; null at the end. */
export function pageOf<T>(
  found: readonly T[],
  { most }: Wanted,
  placeOf: (each: T) => readonly (string | number)[],
): { readonly page: readonly T[]; readonly next: string | null } {
  const page = found.slice(0, most)
  return { page, next: found.length > most ? placeOf(page[most - 1]).join('.') : null }
}
