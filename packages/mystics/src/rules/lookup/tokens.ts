import { NOWHERE, type Board } from '../../board/board.ts'
import { chapterOf, isAt } from './chapter-here.ts'
import type { Token } from '../../story/chapter.ts'
import { findMinionCard } from '../../cards/box.ts'
import { findMouse, placeOf } from '../../state/figures.ts'
import type { Mouse, MysticsState } from '../../state/state.ts'

/** The token a mouse carries, if any (B1). */
export function carriedBy(state: MysticsState, mouse: Mouse): string | null {
  for (const token in state.tokens) if (state.tokens[token] === mouse.id) return token
  return null
}

function declared(state: MysticsState): Readonly<Record<string, Token>> {
  return chapterOf(state)?.tokens ?? {}
}

export function tokenOf(state: MysticsState, token: string): Token | undefined {
  return declared(state)[token]
}

/** B1: a heavy token lowers its carrier's move by 1. Which are heavy is in the chapter. */
export function heavyLoad(state: MysticsState, mouse: Mouse): number {
  const token = carriedBy(state, mouse)
  return token !== null && tokenOf(state, token)?.heavy === true ? 1 : 0
}

/** The tokens of that name or kind; null: the chapter has none such. */
function tokensNamed(state: MysticsState, name: string): string[] | null {
  const all = Object.entries(declared(state))
  const found = all.filter(([id, token]) => id === name || token.kind === name)
  return found.length === 0 ? null : found.map(([id]) => id)
}

/**
 * Those of a name or kind that are at a place: a space, a side, `here`, `its space`, `it` (carried), `near`, `stash`,
 * `unused` or `anywhere` in play. Null: there is no such token.
 */
export function tokensAt(
  state: MysticsState,
  board: Board,
  name: string,
  place: string,
  it: string | null,
): string[] | null {
  const named = tokensNamed(state, name)
  return named === null ? null : named.filter((token) => isTokenAt(state, board, token, place, it))
}

function isTokenAt(state: MysticsState, board: Board, token: string, place: string, it: string | null): boolean {
  const at = Object.hasOwn(state.tokens, token) ? state.tokens[token] : 'unused'
  if (place === 'unused') return at === 'unused' || at === 'out'
  if (at === 'unused' || at === 'out') return false
  if (place === 'anywhere') return true
  if (place === 'stash' || at === 'stash') return place === at
  if (place === 'it') return at === it
  const carrier = findMouse(state, at)
  const [side, name] = at.split(':')
  // What lies on a side and on no space of it is at the side alone.
  if (carrier === undefined && name === undefined) return place === side || (place === 'here' && side === state.here)
  if (carrier === undefined && side !== state.here) return place === side
  const space = carrier === undefined ? (board.numbers.get(name) ?? NOWHERE) : carrier.at
  if (place !== 'near') return isAt(state, board, space, place, it)
  const from = nearestOf(state, it, space, board)
  return from >= 0 && space >= 0 && (from === space || board.isNear[from][space])
}

/** Where `it` stands; an initiative card stands where the nearest of its figures does. */
function nearestOf(state: MysticsState, it: string | null, space: number, board: Board): number {
  if (it === null) return -1
  const at = placeOf(state, it)
  if (at >= 0) return at
  const around = state.minions.filter((minion) => minion.type === findMinionCard(it)?.type)
  return around.find((minion) => minion.at === space || board.isNear[minion.at][space])?.at ?? -1
}
