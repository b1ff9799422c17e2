/** What chance gave to whom, in the game's words. */
export interface Luck {
  /** What counts as luck in this game. */
  readonly how: string
  /** The heading of the rows. */
  readonly what: string
  readonly rows: readonly LuckRow[]
}

/** One thing that chance decides: how often each seat got it, and how often it could expect to. */
export interface LuckRow {
  readonly what: string
  readonly seats: readonly { readonly seat: string; readonly had: number; readonly expected: number }[]
}
