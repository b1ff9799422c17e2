import { gainCheese } from './changes.ts'
import { countFace, type Face } from './dice.ts'
import { isFree } from './figures.ts'
import type { Mouse } from './state.ts'
import type { World } from './world.ts'

/** Those a mouse can win in a chapter (M25). */
export const PERSONAL = ['cheesemaster', 'roachmaster', 'poisonmaster', 'scaper', 'cat-tamer'] as const

/** M25: personal achievements, if they were agreed on; each once per chapter. */
function win(world: World, what: (typeof PERSONAL)[number], mouse: Mouse, rule: string, pages: number): boolean {
  const { state, emit } = world
  if (!state.setup.achievements || state.won[what] !== undefined) return false
  state.won[what] = mouse.id
  emit?.({ type: 'achieved', rule, who: mouse.id, what })
  moveEnd(world, pages, rule)
  return true
}

/** Never nearer than one page ahead of the hourglass. */
export function moveEnd({ state, emit }: World, pages: number, rule: string): void {
  if (pages === 0) return
  state.end = Math.max(state.page + 1, state.end + pages)
  emit?.({ type: 'end-moved', rule, end: state.end })
}

/** M25.1. */
export function noteCheese(world: World, mouse: Mouse, faces: readonly Face[], defending: boolean): void {
  const { state } = world
  if (!state.setup.achievements) return
  const cheese = countFace(faces, 'cheese')
  if (defending && cheese > 0 && state.won['cheesemaster'] === mouse.id) {
    for (const each of state.mice) if (isFree(each)) gainCheese(world, each, 1, 'M25.1')
  }
  if (cheese >= 3) win(world, 'cheesemaster', mouse, 'M25.1', 1)
}

/** M25.2. */
export function noteRoach(world: World, mouse: Mouse): void {
  mouse.roaches++
  if (mouse.roaches >= 4) win(world, 'roachmaster', mouse, 'M25.2', 1)
}

/** M25.3, M25.4: looked at when a mouse is captured, before its wounds go. */
export function noteCapture(world: World, mouse: Mouse): void {
  if (mouse.poison > 0) win(world, 'poisonmaster', mouse, 'M25.3', 0)
  if (mouse.captures === 2) win(world, 'scaper', mouse, 'M25.4', 1)
}

/** M25.5. */
export function noteCat(world: World, mouse: Mouse): void {
  win(world, 'cat-tamer', mouse, 'M25.5', 0)
}
