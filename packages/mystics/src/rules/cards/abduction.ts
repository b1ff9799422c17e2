import { isFree, miceInOrder } from '../../state/figures.ts'
import type { Live } from '../../state/live.ts'
import { lose } from '../deeds/ending.ts'
import { takeFromBoard } from '../deeds/leave-board.ts'

/** Abduction: the lowest free mouse but the searcher is taken. A third whereabouts: neither captured nor free. */
export function abduct(live: Live, searcher: string): void {
  const { state, emit } = live
  const taken = miceInOrder(state).findLast((mouse) => isFree(mouse) && mouse.id !== searcher)
  if (taken === undefined) return
  takeFromBoard(live, taken)
  taken.away = true
  emit?.({ type: 'taken-away', rule: 'M11.1', who: taken.id })
  if (!state.mice.some(isFree)) lose(live, 'M20.3')
}
