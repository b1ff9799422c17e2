import type { Seat } from '@mousekeep/engine'
import type { Body, EntryKind } from '@mousekeep/tables'

/** Whom and what an entry is about. (Methods, so that each can be called with its own body.) */
interface About<K extends EntryKind> {
  /** The people whose names it is told with. */
  names?(body: Body<K>): readonly string[]
  /** Whose role in the table it may have changed. The host is among them where a new one may have been found. */
  members?(body: Body<K>, host: string): readonly string[]
  /** The seats that somebody else has, or plays, after it; `all` if it may be any. */
  seats?(body: Body<K>): readonly Seat[] | 'all'
}

const NOBODY = {}
const itsPerson = ({ person }: { readonly person: string }): readonly string[] => [person]
const itsSeat = ({ seat }: { readonly seat: Seat }): readonly Seat[] => [seat]
const itsSeats = ({ seats }: { readonly seats: readonly Seat[] }): readonly Seat[] => seats

const ABOUT: { readonly [K in EntryKind]: About<K> } = {
  opened: NOBODY,
  // Be it without a role: whoever ever sat here finds what they did.
  claimed: { names: itsPerson, members: itsPerson, seats: itsSeat },
  promised: NOBODY,
  sealed: NOBODY,
  shown: NOBODY,
  'called-off': NOBODY,
  left: { seats: itsSeat },
  bot: { seats: itsSeat },
  started: NOBODY,
  played: NOBODY,
  undone: NOBODY,
  'rollback-asked': NOBODY,
  'rollback-answered': NOBODY,
  rematch: NOBODY,
  archived: NOBODY,
  removed: { names: itsPerson, members: itsPerson, seats: itsSeat },
  'vote-asked': { seats: () => 'all' },
  'vote-answered': { seats: () => 'all' },
  overdue: { seats: itsSeat },
  access: NOBODY,
  invited: { names: itsPerson, members: itsPerson },
  uninvited: { names: itsPerson, members: itsPerson },
  moved: { names: ({ to }) => [to], members: ({ from, to }) => [from, to], seats: itsSeats },
  gone: { members: ({ person }, host) => (host === '' ? [person] : [person, host]), seats: itsSeats },
  chosen: NOBODY,
  followed: NOBODY,
  lent: {
    names: itsPerson,
    members: ({ person, owner }) => (owner === null ? [person] : [person, owner]),
    seats: itsSeat,
  },
  // Whoever was it before may have no other part in the table.
  hosted: { names: itsPerson, members: ({ person, before }) => [person, before] },
}

function about(body: Body): About<EntryKind> {
  return ABOUT[body.kind]
}

export function namesIn(body: Body): readonly string[] {
  return about(body).names?.(body) ?? []
}

export function membersTouchedBy(body: Body, host: string): readonly string[] {
  return about(body).members?.(body, host) ?? []
}

export function seatsTouchedBy(body: Body): readonly Seat[] | 'all' {
  return about(body).seats?.(body) ?? []
}
