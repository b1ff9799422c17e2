import { NOWHERE } from '../../board/board.ts'
import type { Verdict } from '@mousekeep/engine'
import type { Group } from '../../cards/card.ts'
import { push, type Live } from '../../state/live.ts'
import { FULL_WHEEL } from '../../state/state.ts'
import type { TaskOf } from '../../state/task.ts'
import { pushRules } from '../deeds/begin-rules.ts'
import { arrivalOf } from '../deeds/new-arrival.ts'
import { musterOf } from '../lookup/chapter-conditions.ts'
import { asChanged } from '../lookup/changed-rules.ts'
import { specialSurge } from '../lookup/chapter-here.ts'

/** M15.3, in its order. */
export function surge(live: Live, task: TaskOf<'surge'>): Verdict {
  const { state, emit } = live
  switch (task.step) {
    case 'page':
      emit?.({ type: 'surged', rule: 'M15.3' })
      task.step = 'bring'
      push(live, { kind: 'page', rule: 'M15.3' })
      return 'again'
    case 'bring':
      task.step = 'empty'
      bring(live)
      pushSurgeRules(live)
      return 'again'
    case 'empty':
      state.wheel = 0
      emit?.({ type: 'wheel-changed', rule: 'M15.3', n: -FULL_WHEEL, wheel: 0 })
      return 'done'
  }
}

/** Special surges that bring no minions come with every surge of their side. */
function pushSurgeRules(live: Live): void {
  pushRules(live, 'surge', null, NOWHERE)
}

/** A side brings minions by surge once; a special surge leaves the face-up card. */
function bring(live: Live): void {
  const { state } = live
  if (state.surged.includes(state.here) && !asChanged.surgeEach(state)) return
  const special = specialSurge(state)
  let group: Group | null = special === null ? null : musterOf(live, special)
  if (group === null && state.revealed !== null) {
    group = state.setup.encounters[state.revealed].surge
    state.encounterDiscards.push(state.revealed)
    state.revealed = null
  }
  if (group === null || !Object.values(group).some((n) => n > 0)) return
  push(live, arrivalOf(group, { surge: true }))
}
