import type { GameTypes } from '@mousekeep/engine'
import type { Spot } from './spot.ts'
import type { Stage, ToldBeat } from './stage.ts'

/** How somebody aims at a place. A finger cannot hover first, so a game may ask for a second touch. */
export type Means = 'pointer' | 'touch' | 'key'

/** What a tap or a key press on a place means. Whether it is allowed is up to the rules. */
export type Aim<T extends GameTypes> =
  /** Play these actions, one after the other. */
  | { readonly play: readonly T['action'][] }
  /** Choose something or let it go, on this screen only. `weigh` is the action that the next tap may play. */
  | { readonly choose: () => void; readonly weigh?: T['action'] }

/** What a game adds to a desk: its places, and what somebody has chosen there but not yet played. */
export interface Choosing<T extends GameTypes> {
  /** Tells automatic events beat by beat. Meanwhile a tap on the board moves on to the next beat. */
  readonly stage?: Stage<ToldBeat>
  /** The places in reading order, one list for each row: for keys, fingers and screen readers. */
  spots(): readonly (readonly Spot[])[]
  aim(spot: string, by: Means): Aim<T>
  /**
   * True while the question is about something other than a place. Resting the pointer on a place then gives no
   * refusals.
   */
  isAsked?(): boolean
  /** The pointer has moved over a place, or off all of them. */
  point?(spot: string | null): void
  /** An action is being played: forget the choices that led to it. */
  acted(): void
  /** Something happened: keep of the choice what still holds. */
  follow(events: readonly T['event'][]): void
  /** Drops any choice that was begun. */
  clear(): void
}
