import type { Game, GameTypes, Seat } from '@mousekeep/engine'

/** A game together with what its tests know of it: how to draw a table, tell an event, and what always holds. */
export interface Subject<T extends GameTypes> {
  readonly game: Game<T>
  /** Parts of the state that are shared by all states of a game and never change: frozen by the examiner. */
  readonly fixed?: readonly string[]
  /** The whole state as a small drawing, hidden things too: for failures and playthroughs. */
  draw(state: T['state']): string
  /** The event in one line that begins with its type. */
  tell(event: T['event']): string
  /** Reads what `game.text` writes, legal or not. Throws on what is no action at all. */
  action(text: string): T['action']
  /** What a seat is called in scenarios. */
  seatName(seat: Seat): string
  /** Throws if the state breaks what holds at every decision of a game played from its start. */
  invariants(state: T['state']): void
}
