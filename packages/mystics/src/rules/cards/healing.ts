import type { Verdict } from '@mousekeep/engine'
import type { Clause } from '../../cards/words.ts'
import { markersOf, mouseOf } from '../../state/figures.ts'
import { ask, type Live } from '../../state/live.ts'
import type { EffectTask } from '../../state/task.ts'
import { cure, heal } from '../deeds/move-and-mark.ts'
import { ailments } from './has-point.ts'
import { miceMeant } from './verb-targets.ts'

/** M21.4: wounds of each mouse the card is used on. */
export function healEach(
  live: Live,
  task: EffectTask,
  clause: Clause,
  kind: 'plain' | 'poison' | 'any',
  n: number | 'all',
): Verdict {
  const mice = miceMeant(live.state, clause, task.picks)
  const amount = n === 'all' ? Number.POSITIVE_INFINITY : n
  while (task.left < mice.length) {
    const mouse = mice[task.left]
    let which: 'wounds' | 'poison' = kind === 'poison' ? 'poison' : 'wounds'
    if (kind === 'any' && mouse.poison > 0) {
      if (mouse.wounds === 0) which = 'poison'
      else {
        const chosen = ask(live, 'M21.4', `heal ${mouse.id}`, ['plain', 'poison'], mouse.id)
        if (chosen === null) return 'wait'
        which = chosen === 'poison' ? 'poison' : 'wounds'
      }
    }
    heal(live, mouse, which, amount, 'M21.4')
    task.left++
  }
  return 'done'
}

/** M21.4: one wound or marker for each cheese paid. */
export function healOrCure(live: Live, task: EffectTask): Verdict {
  const { state } = live
  while (task.left < task.paid) {
    const options = [...new Set(ailments(state, mouseOf(state, task.user), task.picks.mouse))]
    if (options.length === 0) return 'done'
    const chosen = ask(live, 'M21.4', 'cure', options, task.user)
    if (chosen === null) return 'wait'
    const [id, what] = chosen.split(' ')
    const mouse = mouseOf(state, id)
    if (what === 'poison') heal(live, mouse, 'poison', 1, 'M21.4')
    else for (const marker of markersOf(mouse)) if (marker === what) cure(live, mouse, marker, 'M21.4')
    task.left++
  }
  return 'done'
}
