import type { Verdict } from '@mousekeep/engine'
import type { Board } from '../../board/board.ts'
import { ABILITIES } from '../../cards/box.ts'
import { mouseOf } from '../../state/figures.ts'
import { ask, type Live } from '../../state/live.ts'
import type { Mouse, MysticsState } from '../../state/state.ts'
import type { TaskOf } from '../../state/task.ts'
import { loseCheese } from '../deeds/cheese.ts'
import { meets } from '../lookup/modifiers.ts'

/** Ability cards in the common supply whose class the mouse meets (M3.2, M16.4). */
export function supplyFor(state: MysticsState, board: Board, mouse: Mouse): string[] {
  return ABILITIES.map((card) => card.id).filter((id) => !isTaken(state, id) && meets(state, board, mouse, id))
}

/** M3.2, M24.1: a mouse has it, be it one that stays behind. */
export function isTaken({ mice, setup }: MysticsState, ability: string): boolean {
  return mice.some(({ abilities }) => abilities.includes(ability)) || setup.absent?.includes(ability) === true
}

export function learn(live: Live, mouse: Mouse, ability: string, price: number): void {
  loseCheese(live, mouse, price, 'M16.4')
  mouse.abilities.push(ability)
  live.emit?.({ type: 'leveled-up', rule: 'M16.4', who: mouse.id, ability })
}

/** A level up that a card gives, at its own price. */
export function levelUp(live: Live, task: TaskOf<'level-up'>): Verdict {
  const { state, board } = live
  const mouse = mouseOf(state, task.mouse)
  const options = mouse.cheese < task.price ? [] : supplyFor(state, board, mouse)
  const chosen = ask(live, 'M16.4', 'learn', ['none', ...options], mouse.id)
  if (chosen === null) return 'wait'
  if (chosen !== 'none') learn(live, mouse, chosen, task.price)
  return 'done'
}

/** M3.2: each mouse takes one ability card whose class it meets, in the order of the party. */
export function firstAbilities(live: Live, task: TaskOf<'first-abilities'>): Verdict {
  const { state, board } = live
  while (task.waiting.length > 0) {
    const mouse = mouseOf(state, task.waiting[0])
    const chosen = ask(live, 'M3.2', `ability ${mouse.id}`, supplyFor(state, board, mouse), mouse.id)
    if (chosen === null) return 'wait'
    learn(live, mouse, chosen, 0)
    task.waiting.shift()
  }
  return 'done'
}
