import type { Verdict } from '@mousekeep/engine'
import { roll } from '../../state/dice.ts'
import type { AttackTask, DefendTask, EffectTask } from '../../state/task.ts'
import { countBlocks } from '../lookup/dice-counts.ts'
import { rerollable } from './has-point.ts'
import { ask, topmost, type Live } from '../../state/live.ts'
import { payAttackCheese, payDefenseCheese } from '../deeds/rolled-cheese.ts'

/** K11: the chosen dice are thrown once more; cheese among them is paid now. */
export function reroll(live: Live, task: EffectTask, n: number | 'any'): Verdict {
  const { state } = live
  const moment = topmost(live.stack, 'moment')
  const attack = topmost(live.stack, 'attack')
  const defend = moment?.moment === 'defenseRolled' ? topmost(live.stack, 'defend') : null
  const thrown: AttackTask | DefendTask | null = defend ?? attack
  if (thrown === null) return 'done'
  // `left` counts the dice chosen so far; they are taken out of the roll and thrown together.
  const most = n === 'any' ? Number.POSITIVE_INFINITY : n
  while (task.left < most) {
    const faces = rerollable(state, moment)
    const options = [...new Set(faces)]
    if (options.length === 0) break
    if (n === 'any') options.push('done')
    const chosen = ask(live, 'M10.4', 'reroll', options, task.user)
    if (chosen === null) return 'wait'
    if (chosen === 'done') break
    const at = thrown.faces.findIndex((face) => face === chosen)
    thrown.faces.splice(at, 1)
    task.left++
  }
  const fresh = roll(task.left, live.chance)
  thrown.faces.push(...fresh)
  live.emit?.({ type: 'rolled', rule: 'M10.4', by: task.user, for: 'reroll', faces: fresh })
  if (thrown.kind === 'defend') {
    payDefenseCheese(live, attack, thrown, fresh)
    thrown.blocks = countBlocks(state, live.board, attack, thrown)
  } else payAttackCheese(live, thrown, fresh)
  return 'done'
}
