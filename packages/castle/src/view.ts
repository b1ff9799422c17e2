import { HOLES } from './board.ts'
import { shownOn } from './roofs.ts'
import type { CastleState } from './state.ts'
import { summary, type CastleSummary } from './summary.ts'

/** C7.1: everything but the tiles under roofs. All seats and watchers see the same. */
export type CastleView = CastleSummary

export function view(state: CastleState): CastleView {
  return { ...summary(state), tiles: shownOn(state, HOLES) }
}
