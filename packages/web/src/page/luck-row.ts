/** One thing that chance decides: how often each seat had it, and how often it could expect it. */
export interface LuckRow {
  readonly what: string
  readonly seats: readonly { readonly seat: string; readonly had: number; readonly expected: number }[]
}
