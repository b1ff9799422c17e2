import type { Verdict } from '@mousekeep/engine'
import { push, topmost, type Live } from '../../state/live.ts'
import { FULL_WHEEL } from '../../state/state.ts'
import type { TaskOf } from '../../state/task.ts'
import { openMoment } from '../deeds/open-moment.ts'

/** Cheese of one cause on its way to the wheel (M15.1). */
export function wheel(live: Live, task: TaskOf<'wheel'>): Verdict {
  const { state, emit } = live
  // While the wheel surges it is full: what comes then is lost with the rest.
  if (topmost(live.stack, 'surge') !== null) return 'done'
  if (task.step === 'moment') {
    task.step = 'put'
    openMoment(live, 'wheelGain', { n: task.n })
    return 'again'
  }
  if (task.n <= 0) return 'done'
  state.wheel = Math.min(FULL_WHEEL, state.wheel + task.n)
  emit?.({ type: 'wheel-changed', rule: task.rule, n: task.n, wheel: state.wheel })
  if (state.wheel >= FULL_WHEEL) push(live, { kind: 'surge', step: 'page' })
  return 'done'
}
