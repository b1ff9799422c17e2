import type { Seat } from '@mousekeep/engine'
import type { Join, Watch } from '@mousekeep/protocol'

export interface Access {
  readonly join: Join
  readonly watch: Watch
}

/** Whoever has the link may join and watch, unless the host says otherwise. */
export const OPEN_TO_ALL: Access = { join: 'anyone', watch: 'anyone' }

/** So many may be invited to a table, by name or by the code. */
const MOST_INVITED = 60

/** What of a table decides who may come near it. */
export interface Guarded {
  readonly access: Access
  readonly host: string
  readonly invited: readonly string[]
  /** Whom the host has sent away from a seat: they take none until they are invited. */
  readonly removed: readonly string[]
  readonly chairs: readonly { readonly person: string | null; readonly owner?: string | null }[]
  readonly status: 'open' | 'playing' | 'over'
  readonly isArchived: boolean
}

/** As what somebody looks at a table. */
export interface Standing {
  readonly seats: readonly Seat[]
  /** Host, seated or invited: knows the code and who else is invited. */
  readonly isInside: boolean
  /** Sees the game, be it through a seat or as a watcher. */
  readonly maySee: boolean
}

export function standingOf(table: Guarded, person: string): Standing {
  const seats: Seat[] = []
  for (const [seat, chair] of table.chairs.entries()) if (chair.person === person) seats.push(seat)
  const isOwner = table.chairs.some(({ owner }) => owner === person)
  const isInvited = table.invited.includes(person) || person === table.host || isOwner
  const { watch } = table.access
  const mayWatch = watch === 'anyone' || (watch === 'invited' && isInvited)
  return { seats, isInside: isInvited || seats.length > 0, maySee: seats.length > 0 || mayWatch }
}

export function isFull({ invited }: Pick<Guarded, 'invited'>): boolean {
  return invited.length >= MOST_INVITED
}

export function mayJoin(table: Guarded, person: string): boolean {
  if (table.removed.includes(person)) return false
  return table.access.join === 'anyone' || standingOf(table, person).isInside
}

/** Who neither sees the game nor belongs to it may still come to choose a seat, as long as one is free. */
export function mayFollow(table: Guarded, person: string, standing: Standing = standingOf(table, person)): boolean {
  const { isInside, maySee } = standing
  if (isInside || maySee) return true
  const hasRoom = table.chairs.some((chair) => chair.person === null)
  return hasRoom && table.status !== 'over' && !table.isArchived && mayJoin(table, person)
}
