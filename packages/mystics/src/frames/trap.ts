import type { Verdict } from '@mousekeep/engine'
import { gainCheese, knockDown, push } from '../changes.ts'
import { hero } from '../content.ts'
import { isStar, roll } from '../dice.ts'
import { isFree, mouseOf } from '../figures.ts'
import type { FrameOf } from '../frame.ts'
import { collect, statOf } from '../language/modifiers.ts'
import { topmost, type World } from '../world.ts'

/** M9.1, M9.2: the test of a mouse that moves onto a trap, a card may ask for it without a marker; the wound first. */
export function trap(world: World, frame: FrameOf<'trap'>): Verdict {
  const { state, board, emit, chance } = world
  const mouse = mouseOf(state, frame.mouse)
  if (!isFree(mouse)) return 'done'
  if (frame.step === 'sprung') {
    gainCheese(world, mouse, 1, 'M9.2')
    knockDown(world, mouse.id, 'M9.2')
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
  if (frame.marker) {
    const at = state.trapped.indexOf(mouse.at)
    if (at >= 0) state.trapped.splice(at, 1)
  }
  emit?.({ type: 'trap-sprung', rule: 'M9.2', who: mouse.id, at: board.names[mouse.at] })
  const { turn } = state
  if (turn !== null && turn.card === mouse.id && topmost(world.stack, 'order') === null) {
    turn.over = true
    turn.points = 0
    turn.move = 'over'
    turn.ended = 'M9.2'
  }
  frame.step = 'sprung'
  push(world, {
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
