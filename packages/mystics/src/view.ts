import type { MysticsState } from './state.ts'
import { summary, type MysticsSummary } from './summary.ts'

/**
 * What the table may know: everything but the order of the decks, and which encounter cards were left in the box.
 * The search deck's cards are known by what is not elsewhere, so they are shown sorted. All seats see the same.
 */
export interface MysticsView {
  readonly summary: MysticsSummary
  /** The whole table with the decks put in order: what worlds are imagined from. */
  readonly table: MysticsState
}

/** Decks in sorted order; in place of the encounter deck as many cards as it has of those that may be in it. */
export function sealed(state: MysticsState): MysticsState {
  const byName = (a: number, b: number): number => {
    const { cards } = state.setup
    return cards[a] < cards[b] ? -1 : cards[a] > cards[b] ? 1 : a - b
  }
  return {
    ...state,
    search: state.search.toSorted(byName),
    encounters: state.unseen.slice(0, state.encounters.length),
  }
}

export function view(state: MysticsState): MysticsView {
  const table = sealed(state)
  return { summary: { ...summary(table), encounters: state.encounters.length }, table }
}
