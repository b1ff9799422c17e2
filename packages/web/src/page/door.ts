import type { Seat } from '@mousekeep/engine'
import type { TableClock } from '@mousekeep/protocol'
import type { ComponentType } from 'preact'
import type { Say, Words } from '../base/words/words.ts'
import type { Holder } from '../table/seating.ts'

/** A table that somebody wants: on this device with these holders, or on the server. */
export interface Wish {
  readonly options: object
  readonly seats: readonly Holder[] | 'online'
  /** How long people have for each decision at a table on the server. Left out or null: no limit. */
  readonly clock?: TableClock | null
}

/** Opens a table and goes there; or says in a word why it cannot. */
export type OpenTable = (wish: Wish) => Promise<string | null>

/** What the first page and the lobbies need of a game: small, and loaded at once. */
export interface GameDoor {
  readonly id: string
  /** The words needed here; the rest come with the face. */
  readonly catalogue: Words
  title(): string
  /** What the game is, for people who have never heard of it. */
  about(): string
  /** Symbols for the drawings below. */
  sprite?(say: Say): string
  /** The picture at the head of the page. */
  readonly Picture: ComponentType
  /** The way in: a form for a new table, or whatever the game begins with. */
  readonly Start: ComponentType<{ readonly open: OpenTable }>
  /** What the game has besides tables. */
  readonly Beside?: ComponentType
  readonly Portrait: ComponentType<{ readonly seat: Seat }>
  /** Who is played from a seat, given the options of a table: faces and names instead of a number. */
  readonly seated?: {
    /** The symbols from which the faces are drawn: put once into a page that has no table. */
    readonly Symbols: ComponentType
    readonly Faces: ComponentType<{ readonly options: unknown; readonly seat: Seat }>
    names(options: unknown, seat: Seat): readonly string[]
  }
  /** The game's own switches among the settings. */
  readonly Settings?: ComponentType
  /** A table to begin at once, for people who do not want to choose anything; or the address where the game begins. */
  now(): Wish | string
  /** If it has a lesson: the name under which progress is stored on the device. */
  readonly lesson?: { readonly kept: string }
}

/** Who sits where in a game of one against the others. Against bots, the person has the first seat. */
export function seatsFor(company: {
  readonly against: 'bots' | 'friends'
  readonly players: number
  /** How many of the seats people have; bots take the others. Left out: all of them. */
  readonly people?: number
  readonly level: string
  readonly name: string
}): Holder[] {
  const { against, players, people = players, level, name } = company
  return Array.from({ length: players }, (_, seat): Holder => {
    if (against === 'friends') return seat < people ? { who: 'person', name: '' } : { who: 'bot', level }
    return seat === 0 ? { who: 'person', name } : { who: 'bot', level }
  })
}
