import type { Verdict } from '@mousekeep/engine'
import { loseCheese } from '../changes.ts'
import { ABILITIES } from '../content.ts'
import { mouseOf } from '../figures.ts'
import type { FrameOf } from '../frame.ts'
import { meets } from '../language/modifiers.ts'
import type { Board } from '../board.ts'
import type { Mouse, MysticsState } from '../state.ts'
import { ask, type World } from '../world.ts'

/** Ability cards in the common supply whose class the mouse meets (M3.2, M16.4). */
export function supplyFor(state: MysticsState, board: Board, mouse: Mouse): string[] {
  const taken = new Set(state.mice.flatMap((each) => each.abilities))
  return ABILITIES.map((card) => card.id).filter((id) => !taken.has(id) && meets(state, board, mouse, id))
}

export function learn(world: World, mouse: Mouse, ability: string, price: number): void {
  loseCheese(world, mouse, price, 'M16.4')
  mouse.abilities.push(ability)
  world.emit?.({ type: 'leveled-up', rule: 'M16.4', who: mouse.id, ability })
}

/** A level up that a card gives, at its own price. */
export function levelUp(world: World, frame: FrameOf<'level-up'>): Verdict {
  const { state, board } = world
  const mouse = mouseOf(state, frame.mouse)
  const options = mouse.cheese < frame.price ? [] : supplyFor(state, board, mouse)
  const chosen = ask(world, 'M16.4', 'learn', ['none', ...options], state.setup.seats[mouse.id])
  if (chosen === null) return 'wait'
  if (chosen !== 'none') learn(world, mouse, chosen, frame.price)
  return 'done'
}

/** M3.2: each mouse takes one ability card whose class it meets, in the order of the party. */
export function firstAbilities(world: World, frame: FrameOf<'first-abilities'>): Verdict {
  const { state, board } = world
  while (frame.waiting.length > 0) {
    const mouse = mouseOf(state, frame.waiting[0])
    const chosen = ask(
      world,
      'M3.2',
      `ability ${mouse.id}`,
      supplyFor(state, board, mouse),
      state.setup.seats[mouse.id],
    )
    if (chosen === null) return 'wait'
    learn(world, mouse, chosen, 0)
    frame.waiting.shift()
  }
  return 'done'
}
