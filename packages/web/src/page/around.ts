import type { MatchRecord } from '@mousekeep/engine'
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { Connect } from '../table/link.ts'
import type { Holder } from '../table/seating.ts'

/** What the page around a game may know of its table and do with it, whatever the game. */
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

/** A line of the log about the table rather than the game, placed after so many plays. */
export interface Note {
  readonly play: number
  readonly text: string
}

export type AroundPart = ComponentType<{ readonly table: AnyTable }>

/** What the kind of table adds around the game. None of it concerns the rules. */
export interface Around {
  /** Below the prompt: what must be noticed now. */
  readonly Notice: AroundPart | null
  /** Below the timeline: what can be done with the moment being looked at. */
  readonly Moment: AroundPart
  /** Below the log. */
  readonly Panels: AroundPart | null
  /** When the game is over: what comes next. */
  readonly Ending: AroundPart
  readonly notes: ReadonlySignal<readonly Note[]>
  /** How many plays a person who was away already knew; null if there is nothing new to tell. */
  readonly since: Signal<number | null>
}

/** A table of any kind, as its page receives it. */
export interface TableKind {
  readonly connect: Connect
  /** A label for the kind of table, such as a lesson or a replay. */
  readonly mode: string
  /** The play to look at, from a link to a moment; null for the present. */
  readonly at: number | null
  readonly around: Around
}
