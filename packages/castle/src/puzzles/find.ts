import { readPosition } from '../position.ts'
import type { CastleState } from '../state.ts'
import { readCastle, writeCastle } from './notation.ts'
import { ASKED, type Asked, type Puzzle } from './puzzle.ts'
import { solve } from './solve.ts'

/** An answer of fewer points would be found at a glance. */
const LEAST_POINTS = 3

/** What is worth asking of whoever begins a turn here, once all roofs are off. */
export function findPuzzles(state: CastleState): Puzzle[] {
  const castle = writeCastle(state)
  const start = readPosition(readCastle(castle))
  return ASKED.flatMap((goal) => {
    const found = solve(start, goal)
    if (found === null || found.answers > 1 || found.solution.length < LEAST_POINTS) return []
    const { solution, nodes } = found
    return isRiddle(start, goal, solution) ? [{ goal, castle, solution, nodes }] : []
  })
}

/** A walk alone is none, nor is a cheese without a fall, unless a way as short or shorter costs a mouse. */
function isRiddle(start: CastleState, goal: Asked, solution: readonly string[]): boolean {
  if (goal !== 'safely') return solution.some((action) => action.startsWith('slide'))
  const quick = solve(start, 'one')
  return quick !== null && (quick.solution.length < solution.length || quick.answers > 1)
}
