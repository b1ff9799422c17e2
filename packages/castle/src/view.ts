import { HOLES } from './board/board.ts'
import { shownOn } from './roofs.ts'
import type { CastleState } from './state.ts'
import { summaryWith, type CastleSummary } from './summary.ts'

/** C7.1: everything but the tiles under roofs. All seats and watchers see the same. */
export type CastleView = CastleSummary

export function view(state: CastleState): CastleView {
  return summaryWith(state, shownOn(state, HOLES))
}
