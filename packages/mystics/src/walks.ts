import type { Board, Space } from './board.ts'

const WALKS = new WeakMap<Board, Map<string, readonly number[]>>()
/** What a turn in the water is worth in steps. */
const WET = 4
const CLIMB = 2
export const FAR = 30

/** Steps of a mouse to the nearest of the spaces, water counted as the delay it is. Kept for each board. */
export function walk(board: Board, goals: readonly Space[]): readonly number[] {
  let kept = WALKS.get(board)
  if (kept === undefined) {
    kept = new Map()
    WALKS.set(board, kept)
  }
  const key = goals.join(' ')
  let field = kept.get(key)
  if (field === undefined) {
    field = spread(board, goals)
    kept.set(key, field)
  }
  return field
}

function spread(board: Board, goals: readonly Space[]): readonly number[] {
  const field = board.names.map(() => FAR)
  const queue = [...goals]
  for (const goal of goals) field[goal] = 0
  for (let i = 0; i < queue.length; i++) {
    const to = queue[i]
    for (const from of board.near[to]) {
      if (board.current[to].includes(from)) continue
      const steps = field[to] + (board.isWater[from] ? WET : 1) + (board.climbs[from].includes(to) ? CLIMB : 0)
      if (steps >= field[from]) continue
      field[from] = steps
      queue.push(from)
    }
  }
  return field
}
