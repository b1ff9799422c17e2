import type { MatchRecord } from '@mousekeep/engine'
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { Connect } from '../table/link.ts'
import type { Holder } from '../table/seating.ts'

/** What the page around a game may know and do of its table, whatever is played at it. */
export interface AnyTable {
  readonly seats: ReadonlySignal<readonly Holder[]>
  readonly shown: ReadonlySignal<{
    readonly view: object
    readonly actor: number | null
    readonly plays: number
    readonly record: MatchRecord<{ readonly do: string }> | null
  } | null>
  readonly past: ReadonlySignal<{ readonly play: number; readonly view: object } | null>
  readonly eventsByPlay: ReadonlySignal<readonly (readonly object[])[]>
  look(play: number): void
  undo(): void
}

/** A line of the log that is about the table and not about the game, told after so many plays. */
export interface Note {
  readonly play: number
  readonly text: string
}

export type AroundPart = ComponentType<{ readonly table: AnyTable }>

/** What the kind of table adds to the game: nothing here is the game's business. */
export interface Around {
  /** Below the prompt: what must be seen now. */
  readonly Notice: AroundPart | null
  /** Below the timeline: what can be done with the moment that is looked at. */
  readonly Moment: AroundPart
  /** Below the log. */
  readonly Panels: AroundPart | null
  /** When the game is over: what comes next. */
  readonly Ending: AroundPart
  readonly notes: ReadonlySignal<readonly Note[]>
  /** How many plays somebody knew who has been away; null if there is nothing new to tell. */
  readonly since: Signal<number | null>
}

/** A table of whatever kind, as its page gets it. */
export interface TableKind {
  readonly connect: Connect
  /** What kind of table this is, so that nobody forgets. */
  readonly mode: string
  /** The play to look at, from a link to a moment; null for the present. */
  readonly at: number | null
  readonly around: Around
}
