/** What chance gave to whom, in the words of the game. */
export interface Luck {
  /** What counts as luck in this game. */
  readonly how: string
  /** What the rows are of. */
  readonly what: string
  readonly rows: readonly LuckRow[]
}

/** One thing that chance decides: how often each seat had it, and how often it could expect it. */
export interface LuckRow {
  readonly what: string
  readonly seats: readonly { readonly seat: string; readonly had: number; readonly expected: number }[]
}
