import type { Space } from '../../board/board.ts'
import { closedToMinions } from '../lookup/chapter-here.ts'
import { asChanged } from '../lookup/changed-rules.ts'
import { MINION_TYPES, minionCard, minionType } from '../../cards/box.ts'
import { hasRoom, miceAt, minionsAt } from '../../state/figures.ts'
import type { ArrivalTask } from '../../state/task.ts'
import { distanceToMice } from '../lookup/minion-distances.ts'
import type { Minion } from '../../state/state.ts'
import type { Live } from '../../state/live.ts'

/** M1.5: a boss comes first, then the elites. */
function rank(type: string): number {
  return minionType(type).boss ? 0 : minionType(type).elite === true ? 1 : 2
}

/** M1.5 and the order of M14.4: small ranged, large, small melee; within a kind as listed. */
export function queueOf({ state }: Live, task: ArrivalTask): string[] {
  const counts = Object.entries(task.group).filter(([type]) => minionType(type).size !== 'token')
  const free = (figure: string): number =>
    Math.max(...MINION_TYPES.filter((type) => type.figure === figure).map((type) => type.most)) -
    state.minions.filter((minion) => minionType(minion.type).figure === figure).length
  const left = new Map(counts.map(([type]) => [minionType(type).figure, free(minionType(type).figure)]))
  const fit = new Map<string, number>()
  for (const [type, n] of counts.toSorted(([a], [b]) => rank(a) - rank(b))) {
    const { figure, most } = minionType(type)
    const ofType = most - state.minions.filter((minion) => minion.type === type).length
    const coming = Math.max(0, Math.min(n, ofType, left.get(figure) ?? 0))
    fit.set(type, coming)
    left.set(figure, (left.get(figure) ?? 0) - coming)
  }
  const waves: string[][] = [[], [], []]
  for (const [type] of counts) {
    const { size, cards } = minionType(type)
    const wave = size === 'large' ? 1 : minionCard(cards[0]).mode === 'ranged' ? 0 : 2
    for (let i = 0; i < (fit.get(type) ?? 0); i++) waves[wave].push(type)
  }
  return waves.flat()
}

/** M14.4: the entry spaces a minion of this type may be put on now. */
export function entriesFor(live: Live, task: ArrivalTask, type: string): Space[] {
  const { state, board } = live
  const { size, cards } = minionType(type)
  const closed = closedToMinions(state, board)
  const open = board.entry.filter((space) => !closed.includes(space) && hasRoom(state, board, space, size))
  if (open.length < 2) return open
  if (size === 'large') {
    const empty = open.filter((space) => miceAt(state, space) + minionsAt(state, space) === 0)
    return least(empty.length > 0 ? empty : open, (space) => distanceToMice(state, board, space, size, closed))
  }
  if (minionCard(cards[0]).mode === 'ranged' && !asChanged.placedAs(live)) {
    const together = task.placed
      .map((id) => state.minions.find((minion) => minion.id === id))
      .findLast((minion) => minion !== undefined && isArcher(minion))
    if (together !== undefined && open.includes(together.at)) return [together.at]
    const heights = open.filter((space) => board.heights.includes(space))
    if (heights.length > 0) return heights
    return least(open, (space) => -distanceToMice(state, board, space, size, closed))
  }
  return least(open, (space) => minionsAt(state, space))
}

function isArcher(minion: Minion): boolean {
  const { size, cards } = minionType(minion.type)
  return size === 'small' && minionCard(cards[0]).mode === 'ranged'
}

export function placesFor({ state, board }: Live, at: readonly Space[], type: string): Space[] {
  const { size } = minionType(type)
  const open = at.filter((space) => hasRoom(state, board, space, size))
  return open.length < 2 ? open : least(open, (space) => minionsAt(state, space))
}

export function least(spaces: readonly Space[], measure: (space: Space) => number): Space[] {
  const measures = spaces.map(measure)
  const low = Math.min(...measures)
  return spaces.filter((_, i) => measures[i] === low)
}
