import type { Space } from '../../board/board.ts'
import { minionCard, minionType } from '../../cards/box.ts'
import type { MinionCard } from '../../cards/card.ts'
import { figuresAt, heightOf, trackCard, type Size } from '../../state/figures.ts'
import { distanceToMice } from '../lookup/minion-distances.ts'
import type { Live } from '../../state/live.ts'
import { least } from './placing.ts'

/** M19.5: where Brodie comes in. */
export function lairs({ state, board }: Live, type: string): Space[] {
  const { cards } = minionType(type)
  const height = (way: MinionCard['prowl']): number =>
    Math.min(...cards.filter((card) => minionCard(card).prowl === way).map((card) => heightOf(state, card)))
  if (height('chases') >= height('pounces')) return [fullestSpace(state, board.spaces)]
  const empty = board.entry.filter((space) => figuresAt(state, space).length === 0)
  const size: Size = 'token'
  const among = empty.length > 0 ? empty : board.entry
  return among.length === 0
    ? [fullestSpace(state, board.spaces)]
    : least(among, (space) => distanceToMice(state, board, space, size, []))
}

/** M19.3: the space with the most figures; of equals the one with the figure highest on the track. */
export function fullestSpace(state: Live['state'], spaces: readonly Space[]): Space {
  let [best] = spaces
  let most = -1
  let top = Number.POSITIVE_INFINITY
  for (const space of spaces) {
    const figures = figuresAt(state, space).filter((id) => !isToken(state, id))
    const height = figures.length === 0 ? Number.POSITIVE_INFINITY : highest(state, figures)
    if (figures.length > most || (figures.length === most && height < top)) {
      best = space
      most = figures.length
      top = height
    }
  }
  return best
}

function isToken(state: Live['state'], id: string): boolean {
  const minion = state.minions.find((each) => each.id === id)
  return minion !== undefined && minionType(minion.type).size === 'token'
}

function highest(state: Live['state'], ids: readonly string[]): number {
  return Math.min(
    ...ids.map((id) => {
      const minion = state.minions.find((each) => each.id === id)
      return heightOf(state, minion === undefined ? id : trackCard(state, minion))
    }),
  )
}
