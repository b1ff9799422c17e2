import { BadInput, readOneOf, type Seat } from '@mousekeep/engine'
import { countMice, IN_DUNGEON, type CastleState } from '../state.ts'
import { SIZE_OF } from '../board/tiles.ts'
import type { CastleView } from '../view.ts'

/** What is asked for, within the turn: to win, two cheeses, a cheese without losing a mouse. */
export const ASKED = ['win', 'two', 'safely'] as const
export type Asked = (typeof ASKED)[number]

/** `one` cheese at any price is never asked for: it is the quick way that `safely` warns of. */
export type Goal = Asked | 'one'

/** One turn to be found. All roofs are off, so nothing is hidden and the answer can be proved. */
export interface Puzzle {
  readonly goal: Asked
  /** The arrangement, as `notation.ts` writes it; the first player is to move. */
  readonly castle: string
  /**
   * The answer, as texts of actions. With fewer points the goal is not reached, and with as many only in the position
   * to which these lead, in whatever order.
   */
  readonly solution: readonly string[]
  /** How many different positions there are with up to so many points spent. */
  readonly nodes: number
}

/** How a player stands: all that a goal is about. */
export interface Standing {
  readonly hasWon: boolean
  readonly tokens: number
  readonly lost: number
}

/** Whether a player who stood so when the turn began and stands so now has reached the goal. */
export function isReached(goal: Goal, before: Standing, now: Standing): boolean {
  const gained = now.tokens - before.tokens
  switch (goal) {
    case 'win':
      return now.hasWon
    case 'two':
      return gained >= 2
    case 'one':
      return gained >= 1
    case 'safely':
      return gained >= 1 && now.lost === before.lost
  }
}

export function standingIn(state: CastleState, seat: Seat): Standing {
  const tokens = SIZE_OF[state.tokens[seat]]
  return { hasWon: state.over?.winner === seat, tokens, lost: countMice(state, seat, IN_DUNGEON) }
}

/** The same of what is seen. */
export function standingSeen({ over, players }: CastleView, seat: Seat): Standing {
  const { tokens, lost } = players[seat]
  return { hasWon: over?.winner === seat, tokens: tokens.length, lost }
}

/** The least positions to look through for a second, third, fourth and fifth star. */
const STARS = [600, 1_500, 3_000, 6_000]

/** From 1, seen at a glance, to 5: by how many positions there are as deep as the answer lies. */
export function starsOf({ nodes }: Puzzle): number {
  return 1 + STARS.filter((least) => nodes >= least).length
}

/** A puzzle in one line, as the shelf keeps it. */
export function writePuzzle({ goal, nodes, castle, solution }: Puzzle): string {
  return [goal, nodes, castle, solution.join(', ')].join(' | ')
}

export function readPuzzle(line: string): Puzzle {
  const [goal, nodes, castle, solution] = line.split(' | ')
  if (solution === undefined) throw new BadInput(`not a puzzle: ${line}`)
  return { goal: readOneOf(goal, ASKED, 'goal'), nodes: Number(nodes), castle, solution: solution.split(', ') }
}
