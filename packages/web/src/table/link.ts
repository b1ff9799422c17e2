import type { GameTypes, MatchRecord } from '@mousekeep/engine'
import type { Ask, Tell } from './messages.ts'

/** The connection to a table, wherever it stands. */
export interface Link {
  ask(message: Ask): void
  /** True while a question would not be answered soon. */
  isStuck(): boolean
  /** The record of a finished game, if it is kept elsewhere; null if it cannot be had. */
  record?(): Promise<MatchRecord<{ readonly do: string }> | null>
  close(): void
}

/**
 * Connects to a table; its messages come through `tell`. With `isStepped`, the bots of a table on this device decide
 * one at a time, each when asked.
 */
export type Connect = <T extends GameTypes>(tell: (message: Tell<T>) => void, isStepped?: boolean) => Link
