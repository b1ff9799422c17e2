import type { Board } from './board.ts'
import { cardById } from './content.ts'
import { findMouse, hasRoom, isFree } from './figures.ts'
import type { MomentFrame, Picks } from './frame.ts'
import type { Card } from './language/card.ts'
import { isUnseen } from './language/modifiers.ts'
import type { Clause, Verb } from './language/words.ts'
import type { Mouse, MysticsState } from './state.ts'
import { hasTarget, weaponsOf } from './weapons.ts'
import { topmost } from './world.ts'

/** K4: a card cannot be used when nothing of it would do anything. */
export function hasPoint(
  state: MysticsState,
  board: Board,
  user: Mouse,
  card: Card,
  clause: Clause,
  picks: Picks,
  frame: MomentFrame | null,
): boolean {
  const mods = clause.mod ?? []
  if (mods.some((mod) => 'unseen' in mod)) return !isUnseen(state, user.id)
  if (mods.length > 0) return true
  return (clause.do ?? []).some((verb) => does(state, board, user, card, clause, verb, picks, frame))
}

function chosenMice(state: MysticsState, clause: Clause, picks: Picks): Mouse[] {
  const mouse = picks.mouse === undefined ? undefined : findMouse(state, picks.mouse)
  if (mouse !== undefined) return [mouse]
  return clause.choose?.some((selector) => 'mice' in selector) === true ? state.mice.filter(isFree) : []
}

export function markersOf(mouse: Mouse): ('stunned' | 'webbed' | 'charmed')[] {
  return (['stunned', 'webbed', 'charmed'] as const).filter((marker) => mouse[marker])
}

function does(
  state: MysticsState,
  board: Board,
  user: Mouse,
  card: Card,
  clause: Clause,
  verb: Verb,
  picks: Picks,
  frame: MomentFrame | null,
): boolean {
  if ('heal' in verb) {
    const { kind } = verb.heal
    return chosenMice(state, clause, picks).some(
      (mouse) => (kind !== 'poison' && mouse.wounds > 0) || (kind !== 'plain' && mouse.poison > 0),
    )
  }
  if ('cure' in verb) return chosenMice(state, clause, picks).some((mouse) => markersOf(mouse).length > 0)
  if ('healOrCure' in verb) return ailments(state, user, picks.mouse).length >= (picks.n ?? 1)
  if ('wheel' in verb) return typeof verb.wheel.n !== 'number' || verb.wheel.n > 0 || state.wheel > 0
  if ('draw' in verb) return state.search.length + state.discards.length > 0 && topmost(state.stack, 'search') !== null
  if ('fetch' in verb) {
    return state.search.some((no) => verb.fetch.includes(cardById(state.setup.cards[no]).kind))
  }
  if ('reroll' in verb) return rerollable(state, frame).length > 0
  if ('placeSnare' in verb) {
    const at = picks.to === undefined ? -1 : (board.numbers.get(picks.to) ?? -1)
    return state.snares.length < 2 && !state.snares.some((snare) => snare.at === at)
  }
  if ('attackAgain' in verb && verb.attackAgain === 'knives') {
    return weaponsOf(state, user).some((weapon) => weapon.knife && hasTarget(state, board, user, weapon))
  }
  if ('attackAgain' in verb) return !(topmost(state.stack, 'attack')?.from.includes(card.id) ?? false)
  if ('takeAttack' in verb) return protectable(state, board, user, picks)
  if ('perform' in verb && verb.perform === 'rescue') {
    return [user.at, ...board.near[user.at]].some((space) => hasRoom(state, board, space, 'small'))
  }
  return true
}

/** Protect reaches one space, and an attack taken over is not taken over again. */
function protectable(state: MysticsState, board: Board, user: Mouse, picks: Picks): boolean {
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
export function rerollable(state: MysticsState, frame: MomentFrame | null): string[] {
  const roll = frame?.moment === 'defenseRolled' ? topmost(state.stack, 'defend') : topmost(state.stack, 'attack')
  return (roll?.faces ?? []).filter((face) => face !== 'cheese')
}
