import type { Board } from '../../board/board.ts'
import { wordOf } from '../../cards/said.ts'
import type { Modifier, ModifierValues } from '../../cards/words.ts'
import { findMouse, isFree, markersOf } from '../../state/figures.ts'
import { topmost } from '../../state/live.ts'
import type { Mouse, MysticsState } from '../../state/state.ts'
import type { MomentTask, Picks } from '../../state/task.ts'
import { isUnseen } from '../lookup/modifiers.ts'

/** K4: whether a card that lies on its user for a while would change anything. One of a word usually does. */
export function changesAnything(state: MysticsState, user: Mouse, mod: Modifier): boolean {
  return POINTS[wordOf(mod)](state, user)
}

const ALWAYS = (): boolean => true

const POINTS: { readonly [Word in keyof ModifierValues]: (state: MysticsState, user: Mouse) => boolean } = {
  battle: ALWAYS,
  defense: ALWAYS,
  targetDefense: ALWAYS,
  stat: ALWAYS,
  faceCounts: ALWAYS,
  extraDice: ALWAYS,
  waive: ALWAYS,
  immune: ALWAYS,
  rolledCheese: ALWAYS,
  hold: ALWAYS,
  woundsAre: ALWAYS,
  attackBecomes: ALWAYS,
  reach: ALWAYS,
  extraSlot: ALWAYS,
  extraAction: ALWAYS,
  countsAs: ALWAYS,
  unseen: (state, user) => !isUnseen(state, user.id),
  statsReplaced: ALWAYS,
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
