import { isProwler } from '../../cards/box.ts'
import type { Face } from '../../cards/words.ts'
import { countFace } from '../../state/dice.ts'
import { findMinion, findMouse, sizeOf } from '../../state/figures.ts'
import type { Live } from '../../state/live.ts'
import type { AttackTask, DefendTask } from '../../state/task.ts'
import { isSilent } from '../lookup/changed-rules.ts'
import { aboutTask, attackingMouse } from '../lookup/dice-counts.ts'
import { collect, collectOfCard } from '../lookup/modifiers.ts'
import { noteCheese } from './achievements.ts'
import { fillWheel, gainCheese } from './cheese.ts'

/** M10.6: at once; a minion's on the wheel, a mouse's to the mouse. */
export function payAttackCheese(live: Live, task: AttackTask, faces: readonly Face[]): void {
  const { state, board } = live
  const cheese = countFace(faces, 'cheese')
  const { by } = task
  if (by === null || cheese === 0) return
  const mouse = attackingMouse(state, by)
  if (mouse !== null) {
    const [target] = task.targets
    const twice = collect(state, board, by, 'rolledCheese', aboutTask(task, target?.id ?? null, null, null)).includes(
      'x2',
    )
    gainCheese(live, mouse, twice ? cheese * 2 : cheese, 'M10.6')
    noteCheese(live, mouse, faces, false)
    return
  }
  const minion = findMinion(state, by)
  // M19.1; called by a scroll he is on no space.
  if (isProwler(minion?.type ?? by)) return
  if (minion !== undefined && task.card !== null && !isSilent(live, task.card, 'rolledCheese')) {
    if (collectOfCard(task.card, 'rolledCheese').includes('nowhere')) return
  }
  fillWheel(live, cheese, minion === undefined ? 'M21.6' : 'M10.6')
}

export function payDefenseCheese(
  live: Live,
  attackTask: AttackTask | null,
  task: DefendTask,
  faces: readonly Face[],
): void {
  const { state, board } = live
  const cheese = countFace(faces, 'cheese')
  if (cheese === 0) return
  const mouse = findMouse(state, task.who)
  if (mouse !== undefined) {
    gainCheese(live, mouse, cheese, 'M10.6')
    noteCheese(live, mouse, faces, true)
    return
  }
  const minion = findMinion(state, task.who)
  const attacker = task.by === null ? undefined : findMinion(state, task.by)
  // M19.1: neither his own cheese nor what is rolled against him goes on the wheel.
  if (minion === undefined || sizeOf(minion) === 'token') return
  if (task.by !== null && isProwler(attacker?.type ?? task.by)) return
  const mouseBy = attackingMouse(state, task.by)
  if (mouseBy !== null && attackTask !== null) {
    const mods = collect(state, board, mouseBy.id, 'rolledCheese', aboutTask(attackTask, task.who, task.card, null))
    if (mods.includes('toAttacker')) return gainCheese(live, mouseBy, cheese, 'M10.6')
  }
  fillWheel(live, cheese, 'M10.6')
}
