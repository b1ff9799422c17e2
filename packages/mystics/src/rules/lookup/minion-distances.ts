import { kept } from '@mousekeep/engine'
import { NOWHERE, type Board, type Space } from '../../board/board.ts'
import { hasRoom, heightOf, isFree, type Size } from '../../state/figures.ts'
import { isUnseen } from './modifiers.ts'
import type { Mouse, MysticsState } from '../../state/state.ts'

/** Farther than any tile is long. */
export const FAR = 1000

/** By space: how many steps it is to the goal. */
export type Field = readonly number[]

/**
 * M17.9: steps to the goal for a figure of this size, over spaces with room for it; the goal itself counts as having
 * room. Worked out from the goal outwards, no farther than to where the figure stands: a full space can be set out from
 * but not crossed.
 */
function fieldTo(
  state: MysticsState,
  board: Board,
  from: Space,
  goal: Space,
  size: Size,
  closed: readonly Space[],
): Field {
  return spread(board, goal, from, closed, (space) => hasRoom(state, board, space, size))
}

/** By goal. */
type Fields = (Field | undefined)[]

const BARE = new WeakMap<Board, WeakMap<readonly Space[], Fields>>()
const NONE_CLOSED: readonly Space[] = []
const noBoards = (): WeakMap<readonly Space[], Fields> => new WeakMap()
const noFields = (): Fields => []

/** The same as if no figures stood there: it never changes, so it is kept for each board and what is closed on it. */
export function bareField(board: Board, goal: Space, closed: readonly Space[]): Field {
  const byClosed = kept(BARE, board, noBoards)
  const fields = kept(byClosed, closed.length === 0 ? NONE_CLOSED : closed, noFields)
  return (fields[goal] ??= spread(board, goal, NOWHERE, closed, null))
}

/** Steps from everywhere, or from as far as `until`. */
function spread(
  { walks }: Board,
  goal: Space,
  until: Space,
  closed: readonly Space[],
  hasRoomAt: ((space: Space) => boolean) | null,
): Field {
  const field = Array<number>(walks.length)
  for (let space = 0; space < field.length; space++) field[space] = FAR
  const queue = [goal]
  field[goal] = 0
  for (let i = 0; i < queue.length; i++) {
    const ways = walks[queue[i]]
    const steps = field[queue[i]] + 1
    for (let way = 0; way < ways.length; way++) {
      const to = ways[way]
      if (field[to] !== FAR) continue
      field[to] = steps
      if (to === until) return field
      if (!closed.includes(to) && (hasRoomAt === null || hasRoomAt(to))) queue.push(to)
    }
  }
  return field
}

/** The field to follow from a space: with figures if there is a way, else as if there were none. Complete only nearer the goal. */
export function wayTo(
  state: MysticsState,
  board: Board,
  from: Space,
  goal: Space,
  size: Size,
  closed: readonly Space[],
): Field {
  const bare = bareField(board, goal, closed)
  // Next door or on the spot no figure can be in the way.
  if (bare[from] <= 1) return bare
  const field = fieldTo(state, board, from, goal, size, closed)
  return field[from] < FAR ? field : bare
}

export function distanceTo(
  state: MysticsState,
  board: Board,
  from: Space,
  goal: Space,
  size: Size,
  closed: readonly Space[],
): number {
  return wayTo(state, board, from, goal, size, closed)[from]
}

/** Mice that minions seek: free, and not unseen. */
export function soughtMice(state: MysticsState, but: string | null = null): Mouse[] {
  return state.mice.filter((mouse) => isFree(mouse) && mouse.id !== but && !isUnseen(state, mouse.id))
}

/** To the nearest of the mice; whoever looks for something nearer than `bound` learns only that there is nothing. */
export function distanceToMice(
  state: MysticsState,
  board: Board,
  from: Space,
  size: Size,
  closed: readonly Space[],
  bound = FAR,
): number {
  let least = Math.min(FAR, bound)
  for (const mouse of state.mice) {
    if (!isFree(mouse) || isUnseen(state, mouse.id)) continue
    // Figures make no way shorter.
    if (bareField(board, mouse.at, closed)[from] >= least) continue
    least = Math.min(least, distanceTo(state, board, from, mouse.at, size, closed))
  }
  return least
}

/** A mouse, and the way to it. */
export interface Nearest {
  readonly mouse: Mouse
  readonly field: Field
}

/** M17.4: the nearest mouse, of equals the one higher on the track. */
export function wayToNearest(
  state: MysticsState,
  board: Board,
  from: Space,
  size: Size,
  closed: readonly Space[],
  among: readonly Mouse[],
): Nearest | null {
  let best: Nearest | null = null
  let least = FAR + 1
  for (const mouse of among) {
    if (bareField(board, mouse.at, closed)[from] > least) continue
    const field = wayTo(state, board, from, mouse.at, size, closed)
    const steps = field[from]
    if (steps > least) continue
    if (steps < least || (best !== null && heightOf(state, mouse.id) < heightOf(state, best.mouse.id))) {
      least = steps
      best = { mouse, field }
    }
  }
  return best
}

export function nearestMouse(...from: Parameters<typeof wayToNearest>): Mouse | null {
  return wayToNearest(...from)?.mouse ?? null
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
