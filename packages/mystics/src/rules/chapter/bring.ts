import type { Space } from '../../board/board.ts'
import { minionType } from '../../cards/box.ts'
import { saying } from '../../cards/said.ts'
import { push, topmost, type Live } from '../../state/live.ts'
import type { RuleTask } from '../../state/task.ts'
import type { RuleVerbValues } from '../../story/words.ts'
import { arrivalOf } from '../deeds/new-arrival.ts'
import { amountOf } from '../lookup/chapter-conditions.ts'
import { spacesAt } from '../lookup/chapter-here.ts'

/** B5: all that a rule brings in a row comes as one group; Brodie comes after an encounter that is still due. */
export function bring(live: Live, task: RuleTask, first: RuleVerbValues['placeMinions']): void {
  const { state, board } = live
  const group: Record<string, number> = {}
  const places: Record<string, readonly Space[]> = {}
  for (let next: RuleVerbValues['placeMinions'] | undefined = first; next !== undefined; next = takeNext(task)) {
    const { n, type, where } = next
    const coming = amountOf(live, n, task.it)
    if (coming > 0) group[type] = (group[type] ?? 0) + coming
    const at = where === undefined || where === 'normal' || where === 'M19.5' ? null : spacesAt(state, board, where)
    if (at !== null) places[type] = at
  }
  if (Object.keys(group).length === 0) return
  const arrival = arrivalOf(group, { places, below: task.below })
  const due = live.stack.findIndex((each) => each.kind === 'encounter')
  const onlyToken = Object.keys(group).every((type) => minionType(type).size === 'token')
  if (onlyToken && due >= 0 && topmost(live.stack, 'explore') !== null) live.stack.splice(due, 0, arrival)
  else push(live, arrival)
}

/** The next verb, if it brings minions too. */
function takeNext(task: RuleTask): RuleVerbValues['placeMinions'] | undefined {
  const [verb] = task.verbs
  const more = verb === undefined ? undefined : saying(verb, 'placeMinions')
  if (more !== undefined) task.verbs.shift()
  return more
}
