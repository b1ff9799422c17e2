import type { Verdict } from '@mousekeep/engine'
import { isFree, mouseOf } from '../figures.ts'
import type { FrameOf } from '../frame.ts'
import { canTakeOrder } from '../uses.ts'
import { hasTarget, weaponsOf } from '../weapons.ts'
import type { World } from '../world.ts'

/** Frames that wait for an action of the turn's kind; the action itself ends them. */

/** A card was announced before an attack: weapon and target must follow. */
export function declare({ state, board }: World, frame: FrameOf<'declare'>): Verdict {
  const mouse = mouseOf(state, frame.mouse)
  const able = isFree(mouse) && weaponsOf(state, mouse).some((weapon) => hasTarget(state, board, mouse, weapon))
  return able ? 'wait' : 'done'
}

/** Give Order: another mouse takes one action now. */
export function order({ state, board }: World, frame: FrameOf<'order'>): Verdict {
  const mouse = mouseOf(state, frame.mouse)
  return frame.step === 'wait' && canTakeOrder(state, board, mouse) ? 'wait' : 'done'
}

/** Attacks still to be made, each with its own weapon and target; a knife without a target is skipped. */
export function again({ state, board }: World, frame: FrameOf<'again'>): Verdict {
  const mouse = mouseOf(state, frame.mouse)
  if (!isFree(mouse) || state.turn?.cut === true) return 'done'
  const able = weaponsOf(state, mouse).some(
    (weapon) => frame.weapons.includes(weapon.no) && hasTarget(state, board, mouse, weapon),
  )
  return able ? 'wait' : 'done'
}
