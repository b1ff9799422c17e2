/** B12: how far the rules of a chapter go before somebody decides. No chapter of the book comes near it. */

export const MOST_VERBS = 200
/** Rules that set off each other, one inside the other. */
export const MOST_INSIDE = 6
/** Dice of one test. */
export const MOST_DICE = 20
/** Rounds in which nobody has anything to decide. */
export const MOST_ROUNDS = 20
/** Pages; the hourglass never gets there. */
export const LAST_PAGE = 999

const MOST = 999

/** What a variable becomes, or an amount comes to. */
export function clamped(value: number): number {
  return Math.max(-MOST, Math.min(MOST, value))
}

/** What was done since the last decision. */
export interface Spent {
  verbs: number
  rounds: number
}
