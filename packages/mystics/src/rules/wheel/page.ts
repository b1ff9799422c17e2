import { NOWHERE } from '../../board/board.ts'
import type { Verdict } from '@mousekeep/engine'
import type { Live } from '../../state/live.ts'
import type { TaskOf } from '../../state/task.ts'
import { pushRules } from '../deeds/begin-rules.ts'
import { lose, win } from '../deeds/ending.ts'
import { asChanged } from '../lookup/changed-rules.ts'

/** The hourglass moves one page; at the end marker the chapter is lost at once (M15.4). */
export function page(live: Live, task: TaskOf<'page'>): Verdict {
  const { state, emit } = live
  state.page++
  emit?.({ type: 'page-turned', rule: task.rule, page: state.page })
  if (state.page >= state.end) {
    if (asChanged.endWins(state)) win(live)
    else lose(live, 'M15.4')
  }
  pushRules(live, 'pageTurned', null, NOWHERE)
  return 'done'
}
