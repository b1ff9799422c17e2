import type { Space } from '../board.ts'
import { minionType } from '../content.ts'
import { figuresAt, heightOf, trackCard, type Size } from '../figures.ts'
import { distanceToMice } from '../routes.ts'
import type { World } from '../world.ts'
import { least } from './placing.ts'

/** M19.5: where Brodie comes in. */
export function lairs({ state, board }: World): Space[] {
  const chases = heightOf(state, 'brodie-chases') < heightOf(state, 'brodie-pounces')
  if (!chases) return [fullestSpace(state, board.names.length)]
  const empty = board.entry.filter((space) => figuresAt(state, space).length === 0)
  const size: Size = 'token'
  const among = empty.length > 0 ? empty : board.entry
  return among.length === 0
    ? [fullestSpace(state, board.names.length)]
    : least(among, (space) => distanceToMice(state, board, space, size, []))
}

/** M19.3: the space with the most figures; of equals the one with the figure highest on the track. */
export function fullestSpace(state: World['state'], spaces: number): Space {
  let best = 0
  let most = -1
  let top = Number.POSITIVE_INFINITY
  for (let space = 0; space < spaces; space++) {
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

function isToken(state: World['state'], id: string): boolean {
  const minion = state.minions.find((each) => each.id === id)
  return minion !== undefined && minionType(minion.type).size === 'token'
}

function highest(state: World['state'], ids: readonly string[]): number {
  return Math.min(
    ...ids.map((id) => {
      const minion = state.minions.find((each) => each.id === id)
      return heightOf(state, minion === undefined ? id : trackCard(state, minion))
    }),
  )
}
