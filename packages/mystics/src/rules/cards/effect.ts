import type { Verdict } from '@mousekeep/engine'
import { clausesOf } from '../../cards/box.ts'
import { saying } from '../../cards/said.ts'
import type { Clause } from '../../cards/words.ts'
import { topmost, type Live } from '../../state/live.ts'
import type { EffectTask } from '../../state/task.ts'
import { reached } from './selectors.ts'
import { carryOut } from './verbs.ts'

/** The program of a card being carried out, verb by verb; its modifiers come last. */
export function effect(live: Live, task: EffectTask): Verdict {
  const clause = clausesOf(task.card)[task.clause]
  const verb = clause.do?.[task.next]
  if (verb !== undefined) {
    const verdict = carryOut(live, task, clause, verb)
    if (verdict === 'done') {
      task.next++
      task.left = 0
    }
    return verdict === 'wait' ? 'wait' : 'again'
  }
  applyModifiers(live, task, clause)
  return 'done'
}

function applyModifiers(live: Live, task: EffectTask, clause: Clause): void {
  const { state } = live
  const { mod } = clause
  if (mod === undefined || clause.for === undefined) return
  if (clause.for === 'attack') {
    const defending = clause.on.includes('defend')
    const mods = defending ? topmost(live.stack, 'defend')?.mods : topmost(live.stack, 'declare')?.mods
    mods?.push(...mod)
    return
  }
  if (clause.for === 'roll') {
    const search = topmost(live.stack, 'search')
    if (search !== null) for (const each of mod) search.dice += saying(each, 'extraDice')?.n ?? 0
    return
  }
  const on = reached(live, task, clause.choose ?? [])
  if (on.length > 0) state.lasting.push({ card: task.card, clause: task.clause, user: task.user, on })
}
