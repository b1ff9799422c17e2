import type { Board, Space } from '../../board/board.ts'
import { hasRoom, heightOf, isFree, type Size } from '../../state/figures.ts'
import { isUnseen } from './modifiers.ts'
import type { Mouse, MysticsState } from '../../state/state.ts'

/** Farther than any tile is long. */
export const FAR = 1000

/** By space: how many steps it is to the goal. */
export type Field = readonly number[]

/**
 * M17.9: steps to the goal for a figure of this size, over spaces with room for it; the goal itself counts as having
 * room. Worked out from the goal outwards: a full space can be set out from but not crossed.
 */
export function fieldTo(
  state: MysticsState,
  board: Board,
  goal: Space,
  size: Size,
  closed: readonly Space[],
): number[] {
  const taken = figuresBySpace(state, board)
  return spread(
    board,
    goal,
    (space) => !closed.includes(space) && (!taken[space] || hasRoom(state, board, space, size)),
  )
}

/** Where anybody stands: everywhere else is room for a figure of any size. */
function figuresBySpace(state: MysticsState, board: Board): boolean[] {
  const taken = Array<boolean>(board.names.length).fill(false)
  for (const { at } of state.mice) if (at >= 0) taken[at] = true
  for (const { at } of state.minions) if (at >= 0) taken[at] = true
  return taken
}

const BARE = new WeakMap<Board, (number[] | undefined)[]>()

/** The same as if no figures stood there: it never changes, so it is kept for each board. */
export function bareField(board: Board, goal: Space, closed: readonly Space[]): number[] {
  if (closed.length > 0) return spread(board, goal, (space) => !closed.includes(space))
  let fields = BARE.get(board)
  if (fields === undefined) {
    fields = []
    BARE.set(board, fields)
  }
  return (fields[goal] ??= spread(board, goal, () => true))
}

function spread(board: Board, goal: Space, isOpen: (space: Space) => boolean): number[] {
  const { walks } = board
  const field = Array<number>(walks.length).fill(FAR)
  const queue = [goal]
  field[goal] = 0
  for (let i = 0; i < queue.length; i++) {
    const ways = walks[queue[i]]
    const steps = field[queue[i]] + 1
    for (let way = 0; way < ways.length; way++) {
      const to = ways[way]
      if (field[to] !== FAR) continue
      field[to] = steps
      if (isOpen(to)) queue.push(to)
    }
  }
  return field
}

/** The field to follow from a space: with figures if there is a way, else as if there were none. */
export function wayTo(
  state: MysticsState,
  board: Board,
  from: Space,
  goal: Space,
  size: Size,
  closed: readonly Space[],
): Field {
  const field = fieldTo(state, board, goal, size, closed)
  return field[from] < FAR ? field : bareField(board, goal, closed)
}

export function distanceTo(
  state: MysticsState,
  board: Board,
  from: Space,
  goal: Space,
  size: Size,
  closed: readonly Space[],
): number {
  // Next door or on the spot no figure can be in the way.
  const bare = bareField(board, goal, closed)[from]
  return bare <= 1 ? bare : wayTo(state, board, from, goal, size, closed)[from]
}

/** Mice that minions seek: free, and not unseen. */
export function soughtMice(state: MysticsState, but: string | null = null): Mouse[] {
  return state.mice.filter((mouse) => isFree(mouse) && mouse.id !== but && !isUnseen(state, mouse.id))
}

/** To the nearest of the mice. */
export function distanceToMice(
  state: MysticsState,
  board: Board,
  from: Space,
  size: Size,
  closed: readonly Space[],
  but: string | null = null,
): number {
  let least = FAR
  for (const mouse of state.mice) {
    if (!isFree(mouse) || mouse.id === but || isUnseen(state, mouse.id)) continue
    least = Math.min(least, distanceTo(state, board, from, mouse.at, size, closed))
  }
  return least
}

/** M17.4: the nearest mouse, of equals the one higher on the track. */
export function nearestMouse(
  state: MysticsState,
  board: Board,
  from: Space,
  size: Size,
  closed: readonly Space[],
  among: readonly Mouse[],
): Mouse | null {
  let best: Mouse | null = null
  let least = FAR + 1
  for (const mouse of among) {
    const steps = distanceTo(state, board, from, mouse.at, size, closed)
    if (steps < least || (steps === least && best !== null && heightOf(state, mouse.id) < heightOf(state, best.id))) {
      least = steps
      best = mouse
    }
  }
  return best
}

/** Spaces one step further along a shortest route, entered only where there is room. */
export function stepsAlong(
  state: MysticsState,
  board: Board,
  field: Field,
  from: readonly Space[],
  size: Size,
  closed: readonly Space[],
): Space[] {
  const next: Space[] = []
  for (const space of from) {
    for (const to of board.walks[space]) {
      if (field[to] !== field[space] - 1 || next.includes(to) || closed.includes(to)) continue
      if (hasRoom(state, board, to, size)) next.push(to)
    }
  }
  return next
}
