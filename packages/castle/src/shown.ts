import { NAMES, type Square } from './board.ts'
import type { Shown } from './events.ts'
import { planFor } from './plan.ts'
import type { CastleState } from './state.ts'
import { KINDS, type KindName } from './tiles.ts'

/** C7.1: the tiles of those holes that lie in open rooms. */
export function shownOn(state: CastleState, holes: readonly Square[]): Shown {
  const { roofOver } = planFor(state.options.layout)
  const shown: Record<string, KindName> = {}
  for (const square of holes) {
    if ((state.open & roofOver[square]) !== 0) shown[NAMES[square]] = KINDS[state.tiles[square]]
  }
  return shown
}
