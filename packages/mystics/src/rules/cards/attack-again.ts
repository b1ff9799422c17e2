import type { Verdict } from '@mousekeep/engine'
import { cardById } from '../../cards/box.ts'
import type { Clause } from '../../cards/words.ts'
import { findMinion, mouseOf } from '../../state/figures.ts'
import { push, topmost, type Live } from '../../state/live.ts'
import type { EffectTask } from '../../state/task.ts'
import { attackTask, targetOf } from '../deeds/new-attack.ts'
import { imagineAttack, weaponsOf } from '../lookup/weapons.ts'
import { weaponFor } from './card-attack.ts'

/** One more attack, outside the count of actions (K21). */
export function attackAgain(
  live: Live,
  task: EffectTask,
  clause: Clause,
  which: 'ranged' | 'knives' | 'sameWeapon' | 'thisWeapon' | 'own',
): Verdict {
  const { state, board } = live
  if (which === 'own') {
    const attack = topmost(live.stack, 'attack')
    // Pistoleer: a second attack never gives a third.
    if (attack !== null && !attack.from.includes(task.card) && topmost(live.stack, 'act')?.again !== true) {
      push(live, { kind: 'act', step: 'attack', who: task.user, card: task.card, again: true, points: 0, path: [] })
    }
    return 'done'
  }
  const user = mouseOf(state, task.user)
  const minion = findMinion(state, task.picks.target ?? '')
  const weapon = minion === undefined ? null : weaponFor(state, board, user, cardById(task.card), clause, minion)
  if (which === 'knives') {
    // The first knife at the target named, if one was; the others follow, each with its own.
    const others = weaponsOf(state, user).filter((each) => each.knife && each.no !== weapon?.no)
    push(live, { kind: 'again', mouse: user.id, weapons: others.map((each) => each.no), from: [task.card] })
  }
  if (minion === undefined || weapon === null) return 'done'
  const { mode, type } = imagineAttack(state, board, user, weapon, minion)
  const from = [...(topmost(live.stack, 'attack')?.from ?? []), task.card]
  const targets = [targetOf(state, minion.id, task.picks.card ?? null)]
  push(live, attackTask({ by: user.id, card: user.id, weapon: weapon.id, mode, type, targets, from }))
  return 'done'
}
