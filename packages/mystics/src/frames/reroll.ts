import type { Verdict } from '@mousekeep/engine'
import { roll } from '../dice.ts'
import type { AttackFrame, DefendFrame, EffectFrame } from '../frame.ts'
import { countBlocks } from '../pools.ts'
import { rerollable } from '../sense.ts'
import { ask, topmost, type World } from '../world.ts'
import { payAttackCheese, payDefenseCheese } from './cheese.ts'

/** K11: the chosen dice are thrown once more; cheese among them is paid now. */
export function reroll(world: World, frame: EffectFrame, n: number | 'any'): Verdict {
  const { state } = world
  const moment = topmost(world.stack, 'moment')
  const attack = topmost(world.stack, 'attack')
  const defend = moment?.moment === 'defenseRolled' ? topmost(world.stack, 'defend') : null
  const thrown: AttackFrame | DefendFrame | null = defend ?? attack
  if (thrown === null) return 'done'
  // `left` counts the dice chosen so far; they are taken out of the roll and thrown together.
  const most = n === 'any' ? Number.POSITIVE_INFINITY : n
  while (frame.left < most) {
    const faces = rerollable(state, moment)
    const options = [...new Set(faces)]
    if (options.length === 0) break
    if (n === 'any') options.push('done')
    const chosen = ask(world, 'M10.4', 'reroll', options, state.setup.seats[frame.user])
    if (chosen === null) return 'wait'
    if (chosen === 'done') break
    const at = thrown.faces.findIndex((face) => face === chosen)
    thrown.faces.splice(at, 1)
    frame.left++
  }
  const fresh = roll(frame.left, world.chance)
  thrown.faces.push(...fresh)
  world.emit?.({ type: 'rolled', rule: 'M10.4', by: frame.user, for: 'reroll', faces: fresh })
  if (thrown.kind === 'defend') {
    payDefenseCheese(world, attack, thrown, fresh)
    thrown.blocks = countBlocks(state, world.board, attack, thrown)
  } else payAttackCheese(world, thrown, fresh)
  return 'done'
}
