import { ActionList } from '@mousekeep/engine'
import { list } from '../rules/decide.ts'
import { hasPlaceFor, wearable } from '../rules/lookup/arrange-gear.ts'
import { boardHere } from '../rules/lookup/board-here.ts'
import type { MysticsAction } from '../state/action.ts'
import { findMouse, mouseOf } from '../state/figures.ts'
import { LEVEL_UP, type Mouse, type MysticsState } from '../state/state.ts'
import { isSince } from '../state/version.ts'

/** Notes of this kind outlast the round (M27.2). */
const LEFT = 'left '

/** Those with whom the mouse may share; before the sixth version whoever could share had something to do. */
export function sharers(state: MysticsState, legal: readonly MysticsAction[]): string[] {
  return isSince(6, state) ? legal.flatMap((action) => (action.do === 'share' ? [action.with] : [])) : []
}

/** M27.2: what is worth keeping a turn open for, as notes; what was left before is not looked at again. */
export function toDo(state: MysticsState, mouse: Mouse, others: readonly string[]): string[] {
  const all = [...toWear(state, mouse), ...others.flatMap((other) => toShare(state, mouse, mouseOf(state, other)))]
  return isSince(6, state) ? all.filter((note) => state.quiet?.asked.includes(note) !== true) : all
}

/** A mouse ends its turn: what it did not do with its things now does not keep a later turn open either. */
export function leave(state: MysticsState, action: MysticsAction): void {
  const mouse = findMouse(state, state.turn?.card ?? '')
  if (action.do !== 'end' || state.quiet === undefined || mouse === undefined || !isSince(6, state)) return
  const listed = new ActionList<MysticsAction>()
  list(state, listed)
  state.quiet.asked.push(...toDo(state, mouse, sharers(state, listed.toArray())))
}

/** With each round what was asked in the last is forgotten, but not what was left. */
export function forget(asked: string[]): void {
  asked.splice(0, asked.length, ...asked.filter((note) => note.startsWith(LEFT)))
}

/** A thing and an empty place for it. */
function toWear(state: MysticsState, mouse: Mouse): string[] {
  if (state.turn?.equipped !== false) return []
  return wearable(state, boardHere(state), mouse)
    .filter(({ to }) => to !== 'pack' && !mouse.equip.some(({ slot }) => slot === to))
    .map(({ card }) => `${LEFT}${mouse.id} ${card}`)
}

/** A card of one that the other has an empty place for, or the cheese to level up if both lay together. */
function toShare(state: MysticsState, mouse: Mouse, other: Mouse): string[] {
  const board = boardHere(state)
  const { cards } = state.setup
  const isEnough = mouse.cheese + other.cheese >= LEVEL_UP && mouse.cheese < LEVEL_UP && other.cheese < LEVEL_UP
  return [
    ...(isEnough ? ['cheese'] : []),
    ...mouse.pack.filter((no) => hasPlaceFor(state, board, other, no)).map((no) => cards[no]),
    ...other.pack.filter((no) => hasPlaceFor(state, board, mouse, no)).map((no) => cards[no]),
  ].map((what) => `${LEFT}${mouse.id} ${other.id} ${what}`)
}
