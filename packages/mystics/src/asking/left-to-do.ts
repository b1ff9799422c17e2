import { cardById } from '../cards/box.ts'
import { costOf } from '../rules/cards/usable.ts'
import { hasPlaceFor, wearable } from '../rules/lookup/arrange-gear.ts'
import { boardHere } from '../rules/lookup/board-here.ts'
import type { MysticsAction } from '../state/action.ts'
import { findMouse, mouseOf } from '../state/figures.ts'
import { LEVEL_UP, type Mouse, type MysticsState } from '../state/state.ts'
import { isSince } from '../state/version.ts'
import { actionsOf } from './actions-of.ts'

/** What is done, and whom its mouse was beside before, with six cheese between them or not. */
export interface Doing {
  readonly action: MysticsAction
  readonly beside: readonly string[]
  readonly rich: readonly string[]
}

const STEPS: ReadonlySet<string> = new Set(['step', 'walk', 'lead'])

/** To be asked for before it is done. Before the seventh version nobody looked at what was so already. */
export function doing(state: MysticsState, action: MysticsAction): Doing {
  const mouse = findMouse(state, state.turn?.card ?? '')
  if (state.quiet === undefined || mouse === undefined || !isSince(7, state)) return { action, beside: [], rich: [] }
  const board = boardHere(state)
  const beside = state.mice.filter(({ at }) => at === mouse.at || board.isNear[mouse.at]?.[at])
  const rich = beside.filter((other) => makeSix(mouse, other))
  return { action, beside: beside.map(({ id }) => id), rich: rich.map(({ id }) => id) }
}

/** M27.2: whether a step has just brought the mouse to one of these with whom it may share, and one of both could use it. */
export function hasCome(state: MysticsState, mouse: Mouse, others: readonly string[], last: Doing): boolean {
  if (!STEPS.has(last.action.do)) return false
  const met = others.filter((other) => !last.beside.includes(other)).map((id) => mouseOf(state, id))
  if (!isSince(7, state)) return met.length > 0
  return met.some(
    (other) => mouse.pack.length + other.pack.length > 0 || lacks(state, mouse, other) || lacks(state, other, mouse),
  )
}

/** Whether the cheese of the other is what a mouse lacks for one of its cards. */
function lacks({ setup }: MysticsState, mouse: Mouse, other: Mouse): boolean {
  return [...mouse.abilities, ...mouse.equip.map(({ card }) => setup.cards[card])].some((id) => {
    const cost = costOf(mouse, cardById(id))
    return cost > mouse.cheese && cost <= mouse.cheese + other.cheese
  })
}

/** M16.4: whether together they have the cheese to level up, and neither has it alone. */
function makeSix(mouse: Mouse, other: Mouse): boolean {
  return mouse.cheese + other.cheese >= LEVEL_UP && mouse.cheese < LEVEL_UP && other.cheese < LEVEL_UP
}

/** Notes of this kind outlast the round (M27.2). */
const LEFT = 'left '

/** Those with whom the mouse may share; before the sixth version whoever could share had something to do. */
export function sharers(state: MysticsState, legal: readonly MysticsAction[]): string[] {
  return isSince(6, state) ? legal.flatMap((action) => (action.do === 'share' ? [action.with] : [])) : []
}

/** M27.2: what is worth keeping a turn open for, as notes; what was left before is not looked at again. */
export function toDo(
  state: MysticsState,
  mouse: Mouse,
  others: readonly string[],
  rich: readonly string[] = [],
): string[] {
  const sharing = others.flatMap((other) => toShare(state, mouse, mouseOf(state, other), rich.includes(other)))
  const all = [...toWear(state, mouse), ...sharing]
  return isSince(6, state) ? all.filter((note) => state.quiet?.asked.includes(note) !== true) : all
}

/** A mouse ends its turn: what it did not do with its things now does not keep a later turn open either. */
export function leave(state: MysticsState, action: MysticsAction): void {
  const mouse = findMouse(state, state.turn?.card ?? '')
  if (action.do !== 'end' || state.quiet === undefined || mouse === undefined || !isSince(6, state)) return
  state.quiet.asked.push(...toDo(state, mouse, sharers(state, actionsOf(state))))
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
function toShare(state: MysticsState, mouse: Mouse, other: Mouse, wasRich: boolean): string[] {
  const board = boardHere(state)
  const { cards } = state.setup
  return [
    ...(makeSix(mouse, other) && !wasRich ? ['cheese'] : []),
    ...mouse.pack.filter((no) => hasPlaceFor(state, board, other, no)).map((no) => cards[no]),
    ...other.pack.filter((no) => hasPlaceFor(state, board, mouse, no)).map((no) => cards[no]),
  ].map((what) => `${LEFT}${pairOf(state, mouse.id, other.id)} ${what}`)
}

/** What two left undone in the turn of one, they left in the turn of the other too; before the seventh version not. */
function pairOf(state: MysticsState, mouse: string, other: string): string {
  const pair = [mouse, other]
  return (isSince(7, state) ? pair.toSorted() : pair).join(' ')
}
