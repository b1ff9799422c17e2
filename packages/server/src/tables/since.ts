import type { Seat } from '@mousekeep/engine'
import type { Body } from '@mousekeep/tables'

/** Since when somebody has had to decide, and how far the game was then. */
export interface Since {
  readonly at: number
  /** When the others last declined to have somebody replaced. */
  readonly declinedAt: number
  readonly seat: Seat | null
  readonly isHeld: boolean
  readonly moves: number
}

export const NOBODY_YET: Since = { at: 0, declinedAt: 0, seat: null, isHeld: false, moves: 0 }

/** What of a table says who must decide. */
interface Deciding {
  readonly turn: Seat | null
  readonly chairs: readonly { readonly person: string | null }[]
  readonly match: { readonly lastMove: number } | null
}

/**
 * What does not get the game on gives nobody more time: not what is changed beside the game, not a seat that is lent to
 * and fro, and not a move that is taken back and made again (promise 41).
 */
export function sinceAfter(table: Deciding, since: Since, { at, kind }: { at: number; kind: Body['kind'] }): Since {
  const { turn, chairs, match } = table
  const isHeld = turn !== null && chairs[turn].person !== null
  const moves = match?.lastMove ?? 0
  const isFurther = moves > since.moves || (moves < since.moves && kind !== 'undone')
  if (turn !== since.seat || isHeld !== since.isHeld || isFurther)
    return { at, declinedAt: 0, seat: turn, isHeld, moves }
  return kind === 'vote-answered' ? { ...since, declinedAt: at } : since
}

/** When the person who must decide began to; 0 if that is not known. */
export function begunAt({ since, lastAt }: { readonly since: Since; readonly lastAt: number }): number {
  return since.at === 0 ? lastAt : since.at
}
