import { kept } from '@mousekeep/engine'
import type { Board, Space } from '../board/board.ts'

const WALKS = new WeakMap<Board, Map<string, readonly number[]>>()
/** What a turn in the water is worth in steps. */
const WET = 4
const CLIMB = 2
const TRAP = 4
const NO_TRAPS: readonly Space[] = []
export const FAR = 30

/** Steps of a mouse to the nearest of the spaces, water and traps counted as the delay they are. Kept for each board. */
export function walk(board: Board, goals: readonly Space[], trapped: readonly Space[] = NO_TRAPS): readonly number[] {
  const walks = kept(WALKS, board, () => new Map<string, readonly number[]>())
  const key = trapped.length === 0 ? goals.join(' ') : `${goals.join(' ')} / ${trapped.join(' ')}`
  return kept(walks, key, () => spread(board, goals, trapped))
}

function spread(board: Board, goals: readonly Space[], trapped: readonly Space[]): readonly number[] {
  const field = board.names.map(() => FAR)
  const queue = [...goals]
  for (const goal of goals) field[goal] = 0
  for (let i = 0; i < queue.length; i++) {
    const to = queue[i]
    for (const from of board.near[to]) {
      if (board.current[to].includes(from)) continue
      const steps =
        field[to] +
        (board.isWater[to] ? WET : 1) +
        (board.climbs[from].includes(to) ? CLIMB : 0) +
        (trapped.includes(to) ? TRAP : 0)
      if (steps >= field[from]) continue
      field[from] = steps
      queue.push(from)
    }
  }
  return field
}
