import type { Entry, MatchRecord, Start } from '@mousekeep/engine'

/** How well bots play, from those of `@mousekeep/bots`. */
export const BOT_LEVELS = ['easy', 'normal', 'hard', 'master'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** Who plays a seat: somebody at this screen, somebody elsewhere, a bot, or nobody at present. */
export type Holder =
  | { readonly who: 'person'; readonly name: string }
  | { readonly who: 'far'; readonly name: string }
  | { readonly who: 'nobody' }
  | { readonly who: 'bot'; readonly level: BotLevel }

/** A table that was opened and not yet played at, but for plays laid down beforehand: the rules are those of the day. */
export interface Opening {
  readonly game: string
  readonly start: Start
  readonly entries?: readonly Entry<{ readonly do: string }>[]
}

/** A table to be made up from what was seen of another: whatever nobody saw is guessed. */
export interface Guess {
  readonly game: string
  readonly guess: { readonly view: object; readonly seen: readonly object[]; readonly seed: string }
}

export type TableRecord = Opening | MatchRecord<{ readonly do: string }> | Guess

/** All that is needed to go on with a table on this device. */
export interface SavedTable {
  readonly id: string
  readonly seats: readonly Holder[]
  readonly record: TableRecord
  /** When it was last played at, in milliseconds. */
  readonly changed: number
  /** How far it is: for the list of tables. */
  readonly isOver: boolean
  /** A table that was branched off another one, to try something; or one to look at only. */
  readonly kind?: { readonly what: 'what-if' | 'guess' | 'replay'; readonly play: number }
}
