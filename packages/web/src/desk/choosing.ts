import type { GameTypes } from '@mousekeep/engine'
import type { Spot } from './spot.ts'
import type { Stage, ToldBeat } from './stage.ts'

/** How somebody aims at a place. Who touches has not pointed there before, so a game may ask for a second touch. */
export type Means = 'pointer' | 'touch' | 'key'

/** What a tap or a key on a place means. The rules then say whether it may be done. */
export type Aim<T extends GameTypes> =
  /** These actions, one after the other. */
  | { readonly play: readonly T['action'][] }
  /** Something is chosen or let go, on this screen only; and which action the next tap may be, to be weighed. */
  | { readonly choose: () => void; readonly weigh?: T['action'] }

/** What a game adds to a desk: its places, and what somebody has chosen there and not yet played. */
export interface Choosing<T extends GameTypes> {
  /** Where a game tells beat by beat what happens by itself. While it does, a tap on the board goes on to the next. */
  readonly stage?: Stage<ToldBeat>
  /** The places in reading order, a list for each row; for keys, fingers and screen readers. */
  spots(): readonly (readonly Spot[])[]
  aim(spot: string, by: Means): Aim<T>
  /** Whether something else is asked than a place: then nobody is told of each place the pointer rests on why not. */
  isAsked?(): boolean
  /** The pointer has come over a place, or over none. */
  point?(spot: string | null): void
  /** An action is being played: what was only on the way to it is let go. */
  acted(): void
  /** Something happened: what stays chosen? */
  follow(events: readonly T['event'][]): void
  /** Lets go of whatever was begun. */
  clear(): void
}
