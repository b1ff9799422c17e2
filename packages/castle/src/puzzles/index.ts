import { PUZZLES } from '../../data/puzzles.ts'
import { readCastle } from './notation.ts'
import { readPuzzle, type Puzzle } from './puzzle.ts'

export { findPuzzles } from './find.ts'
export { readCastle, writeCastle } from './notation.ts'
export {
  ASKED,
  isReached,
  readPuzzle,
  standingSeen,
  starsOf,
  writePuzzle,
  type Asked,
  type Puzzle,
  type Standing,
} from './puzzle.ts'
export { solve } from './solve.ts'

/** The puzzles of the shelf by their numbers, from 1. */
export const SHELF: readonly Puzzle[] = PUZZLES.map(readPuzzle)

/** Where a puzzle begins, for `readPosition`: with as many points left in the turn as the answer takes. */
export function startOf({ castle, solution }: Puzzle): ReturnType<typeof readCastle> & { readonly points: number } {
  return { ...readCastle(castle), points: solution.length }
}

/** The number of the puzzle of a day, counted from any day: the shelf is gone through once and begins anew. */
export function puzzleOf(day: number): number {
  return (day % SHELF.length) + 1
}
