import type { OptionSheet } from '@mousekeep/engine'

/** What anybody who opens tables knows of a game without its rules. */
export interface GameSheet {
  readonly id: string
  readonly players: {
    readonly from: number
    readonly to: number
    /** All win or all lose. */
    readonly together: boolean
  }
  /** What is chosen when a table is opened: for forms and usage texts. */
  readonly options: OptionSheet
  /** Types of events with which a round begins; none: the game has no rounds. */
  readonly rounds: readonly string[]
  /** The levels of all bots that play it. */
  readonly levels: readonly string[]
  /** Those of them that people may want to play with, weakest first. */
  readonly offered: readonly string[]
  /** Those of the bots with a name of their own and a temper that a room before a game offers; none: there are none. */
  readonly named?: readonly string[]
  /** Who plays a simulation when nobody is named. */
  readonly entrants: readonly string[]
}
