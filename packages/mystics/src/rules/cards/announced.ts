import type { Verdict } from '@mousekeep/engine'
import { isFree, mouseOf } from '../../state/figures.ts'
import type { TaskOf } from '../../state/task.ts'
import { canTakeOrder } from './usable.ts'
import { hasTarget, weaponsOf } from '../lookup/weapons.ts'
import type { Live } from '../../state/live.ts'

/** Tasks that wait for an action of the turn's kind; the action itself ends them. */

/** A card was announced before an attack: weapon and target must follow. */
export function declare({ state, board }: Live, task: TaskOf<'declare'>): Verdict {
  const mouse = mouseOf(state, task.mouse)
  const able = isFree(mouse) && weaponsOf(state, mouse).some((weapon) => hasTarget(state, board, mouse, weapon))
  return able ? 'wait' : 'done'
}

/** Give Order: another mouse takes one action now. */
export function order({ state, board }: Live, task: TaskOf<'order'>): Verdict {
  const mouse = mouseOf(state, task.mouse)
  return task.step === 'wait' && canTakeOrder(state, board, mouse) ? 'wait' : 'done'
}

/** Attacks still to be made, each with its own weapon and target; a knife without a target is skipped. */
export function again({ state, board }: Live, task: TaskOf<'again'>): Verdict {
  const mouse = mouseOf(state, task.mouse)
  if (!isFree(mouse) || state.turn?.cut === true) return 'done'
  const able = weaponsOf(state, mouse).some(
    (weapon) => task.weapons.includes(weapon.no) && hasTarget(state, board, mouse, weapon),
  )
  return able ? 'wait' : 'done'
}
