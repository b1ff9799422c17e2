import type { Body } from '@mousekeep/tables'

/** The kinds of entries after which somebody else has, or plays, the seat that they name. */
export const SEATING: ReadonlySet<Body['kind']> = new Set(['claimed', 'left', 'bot', 'removed', 'overdue', 'lent'])

/** Whose role in the table the entry may have changed. The host is among them where a new one may have been found. */
export function membersTouchedBy(body: Body, host: string): readonly string[] {
  switch (body.kind) {
    case 'invited':
    case 'uninvited':
    case 'removed':
      return [body.person]
    case 'moved':
      return [body.from, body.to]
    case 'hosted':
      // Whoever was it before may have no other part in the table.
      return [body.person, body.before]
    case 'lent':
      return body.owner === null ? [body.person] : [body.person, body.owner]
    case 'gone':
      return host === '' ? [body.person] : [body.person, host]
    case 'claimed':
      // Be it without a role: whoever ever sat here finds what they did.
      return [body.person]
    default:
      return []
  }
}
