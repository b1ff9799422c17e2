import { ACHIEVEMENTS, type Achievement } from '../../../data/achievements.ts'
import type { Face } from '../../cards/words.ts'
import { LAST_PAGE } from '../../state/budget.ts'
import { countFace } from '../../state/dice.ts'
import { hasWon, isFree } from '../../state/figures.ts'
import type { Live } from '../../state/live.ts'
import type { Mouse } from '../../state/state.ts'
import { gainCheese } from './cheese.ts'

/** M25: personal achievements, if they were agreed on; each once per chapter. */
function win(live: Live, what: Achievement, mouse: Mouse): void {
  const { state, emit } = live
  if (!state.setup.achievements || state.won[what] !== undefined) return
  const { rule, pages } = ACHIEVEMENTS[what]
  state.won[what] = mouse.id
  emit?.({ type: 'achieved', rule, who: mouse.id, what })
  moveEnd(live, pages, rule)
}

/** Never nearer than one page ahead of the hourglass, and not off the sheet (B12). */
export function moveEnd({ state, emit }: Live, pages: number, rule: string): void {
  if (pages === 0) return
  state.end = Math.max(state.page + 1, Math.min(LAST_PAGE, state.end + pages))
  emit?.({ type: 'end-moved', rule, end: state.end })
}

/** M25.1. */
export function noteCheese(live: Live, mouse: Mouse, faces: readonly Face[], defending: boolean): void {
  const { state } = live
  if (!state.setup.achievements) return
  const cheese = countFace(faces, 'cheese')
  if (defending && cheese > 0 && hasWon(state, mouse.id, 'cheesemaster')) {
    for (const each of state.mice) if (isFree(each)) gainCheese(live, each, 1, 'M25.1')
  }
  if (cheese >= 3) win(live, 'cheesemaster', mouse)
}

/** M25.2. */
export function noteRoach(live: Live, mouse: Mouse): void {
  mouse.roaches++
  if (mouse.roaches >= 4) win(live, 'roachmaster', mouse)
}

/** M25.3, M25.4: looked at when a mouse is captured, before its wounds go. */
export function noteCapture(live: Live, mouse: Mouse): void {
  if (mouse.poison > 0) win(live, 'poisonmaster', mouse)
  if (mouse.captures === 2) win(live, 'scaper', mouse)
}

/** M25.5. */
export function noteCat(live: Live, mouse: Mouse): void {
  win(live, 'cat-tamer', mouse)
}
