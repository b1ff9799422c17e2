import { setImmediate as others } from 'node:timers/promises'
import type { Steps } from '@mousekeep/engine'

/** So long we are at it before others have their turn. */
const SLICE_MS = 5

/** Does work that may be long, and lets everybody else in between (promise 38). */
export async function inSteps<T>(work: Steps<T>): Promise<T> {
  let since = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    if (performance.now() - since < SLICE_MS) continue
    await others()
    since = performance.now()
  }
}
