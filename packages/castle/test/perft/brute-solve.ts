import type { Asked } from '@mousekeep/castle/puzzles'
import { bruteLegal, brutePlay, type Position } from './brute-force.ts'

/** What the second solver finds: how many points the goal takes, and in which positions it is reached. */
export interface BruteAnswer {
  readonly points: number
  readonly positions: readonly Position[]
}

/** Everything the mover can do in the turn, by the brute force of the tests; null if the goal is out of reach. */
export function bruteSolve(start: Position, goal: Asked): BruteAnswer | null {
  const isReached = reaches(goal, start)
  let frontier = [start]
  for (let points = 1; points <= start.points; points++) {
    const next = new Map<string, Position>()
    const reached = new Map<string, Position>()
    for (const position of frontier) {
      for (const action of bruteLegal(position)) {
        if (action === 'end') continue
        const after = brutePlay(position, action)
        // What comes of the last point leads no further, and need not be told apart unless it is an answer.
        if (isReached(after)) reached.set(JSON.stringify(after), after)
        else if (points < start.points) next.set(JSON.stringify(after), after)
      }
    }
    if (reached.size > 0) return { points, positions: [...reached.values()] }
    frontier = [...next.values()]
  }
  return null
}

function reaches(goal: Asked, start: Position): (position: Position) => boolean {
  const { turn } = start
  const before = start.players[turn]
  return ({ players, over }) => {
    const { tokens, lost } = players[turn]
    if (goal === 'win') return over !== null && over.winner === turn
    if (goal === 'two') return tokens.length >= before.tokens.length + 2
    return tokens.length > before.tokens.length && lost === before.lost
  }
}
