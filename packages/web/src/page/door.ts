import type { Seat } from '@mousekeep/engine'
import type { TableClock } from '@mousekeep/protocol'
import type { ComponentType } from 'preact'
import type { Say, Words } from '../base/words/words.ts'
import type { Holder } from '../table/seating.ts'

/** A table that somebody wants: on this device with these holders, or on the server. */
export interface Wish {
  readonly options: object
  readonly seats: readonly Holder[] | 'online'
  /** How long people have for a decision at a table on the server; left out or null: as long as they like. */
  readonly clock?: TableClock | null
}

/** Opens a table and goes there; or says in a word why not. */
export type OpenTable = (wish: Wish) => Promise<string | null>

/** What the first page and the rooms before a game have of it: small, and there at once. */
export interface GameDoor {
  readonly id: string
  /** The words that it needs here; the rest comes with the face. */
  readonly catalogue: Words
  title(): string
  /** What it is, for people who never heard of it. */
  about(): string
  /** Symbols for the drawings below. */
  sprite?(say: Say): string
  /** The picture at the head of the page. */
  readonly Picture: ComponentType
  /** The way in: a form for a new table, or whatever else the game begins with. */
  readonly Start: ComponentType<{ readonly open: OpenTable }>
  /** What else there is of it besides tables. */
  readonly Beside?: ComponentType
  readonly Portrait: ComponentType<{ readonly seat: Seat }>
  /** Who is played from a seat, by the options of a table: faces and names, instead of a number. */
  readonly seated?: {
    /** What the faces are drawn from: once on a page that has no table. */
    readonly Symbols: ComponentType
    readonly Faces: ComponentType<{ readonly options: unknown; readonly seat: Seat }>
    names(options: unknown, seat: Seat): readonly string[]
  }
  /** Switches of its own, among the settings. */
  readonly Settings?: ComponentType
  /** A table to begin at once, for whoever wants to choose nothing; else an address where the game begins. */
  now(): Wish | string
  /** It has a lesson: where progress in it is kept on the device. */
  readonly lesson?: { readonly kept: string }
}

/** Who sits where when one plays against the others: against bots the person has the first seat. */
export function seatsFor(company: {
  readonly against: 'bots' | 'friends'
  readonly players: number
  /** How many of the friends are people; bots sit in the other seats. Left out: all of them. */
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
