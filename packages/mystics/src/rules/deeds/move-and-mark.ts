import { NOWHERE, type Space } from '../../board/board.ts'
import { hero } from '../../cards/box.ts'
import type { Marker } from '../../cards/words.ts'
import { findMinion, findMouse, isFree, sizeOf } from '../../state/figures.ts'
import type { Live } from '../../state/live.ts'
import type { Minion, Mouse } from '../../state/state.ts'
import { isImmune } from '../lookup/modifiers.ts'

/** The small changes everything else is made of, each with its event. */

export function stepTo(live: Live, figure: Mouse | Minion, to: Space, rule: string): void {
  const { board, emit } = live
  const from = figure.at
  figure.at = to
  emit?.({ type: 'stepped', rule, who: figure.id, from: board.names[from], to: board.names[to] })
}

export function putAt(live: Live, figure: Mouse | Minion, at: Space, rule: string): void {
  figure.at = at
  live.emit?.({ type: 'put', rule, who: figure.id, at: live.board.names[at] })
}

/** M21.3: nothing knocks a large figure down, nor Brodie, nor who is immune. */
export function knockDown(live: Live, id: string, rule: string): void {
  const { state, board, emit } = live
  const minion = findMinion(state, id)
  const figure = minion ?? findMouse(state, id)
  if (figure === undefined || figure.down || figure.at === NOWHERE) return
  if (minion !== undefined && sizeOf(minion) !== 'small') return
  if (minion === undefined && isImmune(state, board, id, 'knockedDown')) return
  figure.down = true
  emit?.({ type: 'knocked-down', rule, who: id })
}

/** Puts a marker; true if the mouse did not have it and is not immune. */
export function mark(live: Live, mouse: Mouse, marker: Marker, rule: string): boolean {
  if (mouse[marker] || !isFree(mouse) || isImmune(live.state, live.board, mouse.id, marker)) return false
  mouse[marker] = true
  live.emit?.({ type: 'marked', rule, who: mouse.id, marker })
  return true
}

export function cure(live: Live, mouse: Mouse, marker: Marker, rule: string): void {
  if (!mouse[marker]) return
  mouse[marker] = false
  live.emit?.({ type: 'cured', rule, who: mouse.id, marker })
}

export function heal(live: Live, mouse: Mouse, kind: 'wounds' | 'poison', n: number, rule: string): void {
  const healed = Math.min(n, mouse[kind])
  if (healed <= 0) return
  mouse[kind] -= healed
  live.emit?.({ type: 'healed', rule, who: mouse.id, n: healed, poison: kind === 'poison' })
}

export function lifeLeft(mouse: Mouse): number {
  return hero(mouse.id).life - mouse.wounds - mouse.poison
}
