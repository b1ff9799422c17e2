import type { Board } from '../../board/board.ts'
import type { Clause } from '../../cards/words.ts'
import { findMouse, isFree, markersOf } from '../../state/figures.ts'
import { topmost } from '../../state/live.ts'
import type { Mouse, MysticsState } from '../../state/state.ts'
import type { MomentTask, Picks } from '../../state/task.ts'

/** The mice a card would be used on. */
export function miceNamed({
  state,
  clause,
  picks,
}: {
  readonly state: MysticsState
  readonly clause: Clause
  readonly picks: Picks
}): Mouse[] {
  const mouse = picks.mouse === undefined ? undefined : findMouse(state, picks.mouse)
  if (mouse !== undefined) return [mouse]
  return clause.choose?.some((selector) => 'mice' in selector) === true ? state.mice.filter(isFree) : []
}

/** Protect reaches one space, and an attack taken over is not taken over again. */
export function protectable(state: MysticsState, board: Board, user: Mouse, picks: Picks): boolean {
  const defend = topmost(state.stack, 'defend')
  const other = defend === null ? undefined : findMouse(state, defend.who)
  if (defend === null || other === undefined || defend.who !== defend.attacked) return false
  if (picks.mouse !== undefined && picks.mouse !== other.id) return false
  return other.at === user.at || board.isNear[user.at][other.at]
}

/** What Cure could remove on the user's space, one by one: of everybody there, or of one mouse. */
export function ailments(state: MysticsState, user: Mouse, only: string | undefined): string[] {
  const found: string[] = []
  for (const mouse of state.mice) {
    if (!isFree(mouse) || mouse.at !== user.at || (only !== undefined && mouse.id !== only)) continue
    for (let i = 0; i < mouse.poison; i++) found.push(`${mouse.id} poison`)
    for (const marker of markersOf(mouse)) found.push(`${mouse.id} ${marker}`)
  }
  return found
}

/** K11: dice that do not show cheese. */
export function rerollable(state: MysticsState, task: MomentTask | null): string[] {
  const roll = task?.moment === 'defenseRolled' ? topmost(state.stack, 'defend') : topmost(state.stack, 'attack')
  return (roll?.faces ?? []).filter((face) => face !== 'cheese')
}
