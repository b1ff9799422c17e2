import type { TableInfo } from '@mousekeep/protocol'

/**
 * Whether somebody belongs to the table: has or has lent a seat, is its host or invited. The others look on; they may
 * talk, and the server refuses whatever else they do.
 */
export function isInside({ host, invited, seats }: TableInfo, person: string): boolean {
  const isSeated = seats.some(({ holder, owner }) => holder?.person === person || owner?.person === person)
  return isSeated || host === person || invited.some((each) => each.person === person)
}
