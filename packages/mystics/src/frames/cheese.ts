import { noteCheese } from '../achievements.ts'
import { fillWheel, gainCheese } from '../changes.ts'
import { isSilent } from '../chapters/mods.ts'
import { countFace, type Face } from '../dice.ts'
import { findMinion, findMouse, sizeOf } from '../figures.ts'
import type { AttackFrame, DefendFrame } from '../frame.ts'
import { collect, collectOfCard } from '../language/modifiers.ts'
import { aboutFrame, attackingMouse } from '../pools.ts'
import type { World } from '../world.ts'

/** M10.6: at once; a minion's on the wheel, a mouse's to the mouse. */
export function payAttackCheese(world: World, frame: AttackFrame, faces: readonly Face[]): void {
  const { state, board } = world
  const cheese = countFace(faces, 'cheese')
  const { by } = frame
  if (by === null || cheese === 0) return
  const mouse = attackingMouse(state, by)
  if (mouse !== null) {
    const [target] = frame.targets
    const twice = collect(state, board, by, 'rolledCheese', aboutFrame(frame, target?.id ?? null, null, null)).includes(
      'x2',
    )
    gainCheese(world, mouse, twice ? cheese * 2 : cheese, 'M10.6')
    noteCheese(world, mouse, faces, false)
    return
  }
  const minion = findMinion(state, by)
  // M19.1; called by a scroll he is on no space.
  if (by === 'brodie' || (minion !== undefined && sizeOf(minion) === 'token')) return
  if (minion !== undefined && frame.card !== null && !isSilent(world, frame.card, 'rolledCheese')) {
    if (collectOfCard(frame.card, 'rolledCheese').includes('nowhere')) return
  }
  fillWheel(world, cheese, minion === undefined ? 'M21.6' : 'M10.6')
}

export function payDefenseCheese(
  world: World,
  attackFrame: AttackFrame | null,
  frame: DefendFrame,
  faces: readonly Face[],
): void {
  const { state, board } = world
  const cheese = countFace(faces, 'cheese')
  if (cheese === 0) return
  const mouse = findMouse(state, frame.who)
  if (mouse !== undefined) {
    gainCheese(world, mouse, cheese, 'M10.6')
    noteCheese(world, mouse, faces, true)
    return
  }
  const minion = findMinion(state, frame.who)
  const attacker = frame.by === null ? undefined : findMinion(state, frame.by)
  // M19.1: neither his own cheese nor what is rolled against him goes on the wheel.
  if (minion === undefined || sizeOf(minion) === 'token') return
  if (frame.by === 'brodie' || (attacker !== undefined && sizeOf(attacker) === 'token')) return
  const mouseBy = attackingMouse(state, frame.by)
  if (mouseBy !== null && attackFrame !== null) {
    const mods = collect(state, board, mouseBy.id, 'rolledCheese', aboutFrame(attackFrame, frame.who, frame.card, null))
    if (mods.includes('toAttacker')) return gainCheese(world, mouseBy, cheese, 'M10.6')
  }
  fillWheel(world, cheese, 'M10.6')
}
