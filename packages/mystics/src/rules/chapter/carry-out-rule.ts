import type { Verdict } from '@mousekeep/engine'
import { MOST_INSIDE, MOST_VERBS } from '../../state/budget.ts'
import { push, type Live } from '../../state/live.ts'
import type { RuleTask, TaskOf } from '../../state/task.ts'
import { spendRule } from '../deeds/begin-rules.ts'
import { ruleAt, ruleHolds } from '../lookup/chapter-rules.ts'
import { carryOut, opens } from './verbs.ts'

/** Rules that begin together, in the order of the chapter; each is looked at when its turn comes. */
export function rules(live: Live, task: TaskOf<'rules'>): Verdict {
  const index = task.waiting.shift()
  if (index === undefined) return 'done'
  if (!ruleHolds(live, index, task.it, task.at, task.type)) return 'again'
  const rule = ruleAt(live.state, index)
  if (rule === undefined) return 'again'
  spendRule(live.state, rule)
  if (live.stack.filter((each) => each.kind === 'rule').length >= MOST_INSIDE) cut(live, rule.id)
  else
    push(live, {
      kind: 'rule',
      rule: rule.id,
      verbs: [...rule.do],
      it: task.it,
      at: task.at,
      placed: [],
      below: false,
    })
  return 'again'
}

/** One rule being carried out, verb by verb. What a verb leaves open is asked first. */
export function carryOutRule(live: Live, task: RuleTask): Verdict {
  const [verb] = task.verbs
  if (verb === undefined) return 'done'
  if (live.spent.verbs >= MOST_VERBS || task.verbs.length > MOST_VERBS) {
    cut(live, task.rule)
    return 'done'
  }
  const opened = opens(live, task, verb)
  if (opened === null) return 'wait'
  live.spent.verbs++
  if (opened === 'nothing') {
    task.verbs.shift()
    carryOut(live, task, verb)
  } else task.verbs.splice(0, 1, ...opened)
  return 'again'
}

/** B12: what is left of the rule is not carried out. */
function cut({ emit }: Live, rule: string): void {
  emit?.({ type: 'rule-cut', rule: 'B12', of: rule })
}
