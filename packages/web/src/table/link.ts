import type { GameTypes, MatchRecord } from '@mousekeep/engine'
import type { Ask, Tell } from './messages.ts'

/** The way to a table, wherever it stands. */
export interface Link {
  ask(message: Ask): void
  /** True while nothing that is asked now would be answered soon. */
  isStuck(): boolean
  /** The record of a game that is over, if it is kept elsewhere; null if it is not to be had. */
  record?(): Promise<MatchRecord<{ readonly do: string }> | null>
  close(): void
}

/**
 * Sets up the way to a table; whatever the table tells comes back through `tell`. Where `isStepped`, bots of a table on
 * this device decide one at a time, each when it is asked for.
 */
export type Connect = <T extends GameTypes>(tell: (message: Tell<T>) => void, isStepped?: boolean) => Link
