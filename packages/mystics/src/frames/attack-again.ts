import type { Verdict } from '@mousekeep/engine'
import { push } from '../changes.ts'
import { cardById } from '../content.ts'
import { findMinion, mouseOf } from '../figures.ts'
import type { EffectFrame } from '../frame.ts'
import type { Clause } from '../language/words.ts'
import { weaponFor } from '../selectors.ts'
import { imagineAttack, weaponsOf } from '../weapons.ts'
import { topmost, type World } from '../world.ts'
import { attackFrame, targetOf } from './attacks.ts'

/** One more attack, outside the count of actions (K21). */
export function attackAgain(
  world: World,
  frame: EffectFrame,
  clause: Clause,
  which: 'ranged' | 'knives' | 'sameWeapon' | 'thisWeapon' | 'own',
): Verdict {
  const { state, board } = world
  if (which === 'own') {
    const attack = topmost(world.stack, 'attack')
    // Pistoleer: a second attack never gives a third.
    if (attack !== null && !attack.from.includes(frame.card) && topmost(world.stack, 'act')?.again !== true) {
      push(world, { kind: 'act', step: 'attack', who: frame.user, card: frame.card, again: true, points: 0, path: [] })
    }
    return 'done'
  }
  const user = mouseOf(state, frame.user)
  const minion = findMinion(state, frame.picks.target ?? '')
  const weapon = minion === undefined ? null : weaponFor(state, board, user, cardById(frame.card), clause, minion)
  if (which === 'knives') {
    // The first knife at the target named, if one was; the others follow, each with its own.
    const others = weaponsOf(state, user).filter((each) => each.knife && each.no !== weapon?.no)
    push(world, { kind: 'again', mouse: user.id, weapons: others.map((each) => each.no), from: [frame.card] })
  }
  if (minion === undefined || weapon === null) return 'done'
  const { mode, type } = imagineAttack(state, board, user, weapon, minion)
  const from = [...(topmost(world.stack, 'attack')?.from ?? []), frame.card]
  const targets = [targetOf(state, minion.id, frame.picks.card ?? null)]
  push(world, attackFrame({ by: user.id, card: user.id, weapon: weapon.id, mode, type, targets, from }))
  return 'done'
}
