import type { Verdict } from '@mousekeep/engine'
import { hero } from '../../cards/box.ts'
import { isStar, roll } from '../../state/dice.ts'
import { isFree, mouseOf } from '../../state/figures.ts'
import { push, topmost, type Live } from '../../state/live.ts'
import type { TaskOf } from '../../state/task.ts'
import { gainCheese } from '../deeds/cheese.ts'
import { knockDown } from '../deeds/move-and-mark.ts'
import { collect, statOf } from '../lookup/modifiers.ts'

/** M9.1, M9.2: the test of a mouse that moves onto a trap, a card may ask for it without a marker; the wound first. */
export function trap(live: Live, task: TaskOf<'trap'>): Verdict {
  const { state, board, emit, chance } = live
  const mouse = mouseOf(state, task.mouse)
  if (!isFree(mouse)) return 'done'
  if (task.step === 'sprung') {
    gainCheese(live, mouse, 1, 'M9.2')
    knockDown(live, mouse.id, 'M9.2')
    return 'done'
  }
  const move = statOf(state, board, mouse, 'move')
  const lore = hero(mouse.id).classes.includes('tinkerer') ? statOf(state, board, mouse, 'lore') : 0
  const extra = collect(state, board, mouse.id, 'extraDice').reduce(
    (sum, each) => sum + (each.on === 'trap' ? each.n : 0),
    0,
  )
  const faces = roll(Math.max(move, lore) + extra, chance)
  emit?.({ type: 'rolled', rule: 'M9.1', by: mouse.id, for: 'trap', faces })
  if (faces.some(isStar)) return 'done'
  if (task.marker) {
    const at = state.trapped.indexOf(mouse.at)
    if (at >= 0) state.trapped.splice(at, 1)
  }
  emit?.({ type: 'trap-sprung', rule: 'M9.2', who: mouse.id, at: board.names[mouse.at] })
  const { turn } = state
  if (turn !== null && turn.card === mouse.id && topmost(live.stack, 'order') === null) {
    turn.over = true
    turn.points = 0
    turn.move = 'over'
    turn.ended = 'M9.2'
  }
  task.step = 'sprung'
  push(live, {
    kind: 'wounds',
    step: 'steal',
    mouse: mouse.id,
    n: 1,
    poison: false,
    steal: 0,
    greedy: false,
    by: null,
  })
  return 'again'
}
