import { findMinionCard, minionType } from '../../cards/box.ts'
import { findMinion, findMouse, heightOf, isFree, placeOf, sizeOf, trackCard } from '../../state/figures.ts'
import type { Minion, Mouse, MysticsState } from '../../state/state.ts'
import type { Comparison, Figures, Selection, Who } from '../../story/words.ts'
import { isAt, type Scene } from './chapter-here.ts'
import { tokensAt } from './tokens.ts'

export function compare(a: number, is: Comparison, b: number): boolean {
  switch (is) {
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '=':
      return a === b
    case '>=':
      return a >= b
    case '>':
      return a > b
  }
}

/** The figures a rule speaks of, as they stand on the board. */
export function figuresOf(state: MysticsState, who: Figures, it: string | null): (Mouse | Minion)[] {
  switch (who) {
    case 'mice':
    case 'free mice':
      return state.mice.filter(isFree)
    case 'captured mice':
      return state.mice.filter((mouse) => mouse.captured)
    case 'minions':
      return state.minions
    case 'small minions':
      return state.minions.filter((minion) => sizeOf(minion) === 'small')
    case 'it': {
      if (it === null) return []
      const figure = findMouse(state, it) ?? findMinion(state, it)
      if (figure !== undefined) return [figure]
      // An initiative card whose turn it was stands for its figures.
      const type = findMinionCard(it)?.type
      return state.minions.filter((minion) => minion.type === type)
    }
    default:
      return [...state.mice, ...state.minions].filter(
        (each) => each.id === who || (each.kind === 'minion' && each.type === who),
      )
  }
}

/** All that a selection leaves; what is chosen among them is asked by whoever carries the verb out. */
export function selected(
  { state, board }: Scene,
  who: Who,
  it: string | null,
  placed: readonly string[],
): (Mouse | Minion)[] {
  if (typeof who === 'string') return figuresOf(state, who, it)
  const kinds = typeof who.of === 'string' ? [who.of] : who.of
  const found = new Set(kinds.flatMap((kind) => figuresOf(state, kind, it)))
  const left = [...found].filter((each) => isAmong({ state, board }, who, each, it, placed))
  if (who.highest !== true || left.length < 2) return left
  const height = (each: Mouse | Minion): number =>
    heightOf(state, each.kind === 'minion' ? trackCard(state, each) : each.id)
  return [left.reduce((best, each) => (height(each) < height(best) ? each : best))]
}

function isAmong(
  { state, board }: Scene,
  who: Selection,
  each: Mouse | Minion,
  it: string | null,
  placed: readonly string[],
): boolean {
  if (who.at !== undefined && !isAt(state, board, each.at, who.at, it)) return false
  if (who.within !== undefined && !isWithin({ state, board }, each.at, it, who.within)) return false
  if (who.placed === true && !placed.includes(each.id)) return false
  if (who.noBoss === true && each.kind === 'minion' && minionType(each.type).boss) return false
  return who.without === undefined || each.kind !== 'mouse' || !each[who.without]
}

export function isWithin({ state, board }: Scene, at: number, it: string | null, steps: number): boolean {
  const from = it === null ? -1 : placeOf(state, it)
  return at >= 0 && from >= 0 && (at === from || (steps === 1 && board.isNear[from][at]))
}

/** How many figures, or tokens of a name or kind, are at a place. */
export function countAt({ state, board }: Scene, of: string, place: string, it: string | null): number {
  const tokens = tokensAt(state, board, of, place, it)
  if (tokens !== null) return tokens.length
  return figuresOf(state, of, it).filter((each) => isAt(state, board, each.at, place, it)).length
}
