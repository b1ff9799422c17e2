import type { MysticsState } from './state.ts'
import { summary, type MysticsSummary } from './summary.ts'

/**
 * What the table may know: everything but the order of the decks, and which encounter cards were left in the box.
 * A summary with the decks as numbers of cards; all seats and watchers see the same.
 */
export interface MysticsView extends MysticsSummary {
  /** The whole table with the decks put in order: what worlds are imagined from. */
  readonly table: MysticsState
}

/** Decks in sorted order; in place of the encounter deck as many cards as it has of those that may be in it. */
function sealed(state: MysticsState): MysticsState {
  const { cards } = state.setup
  const byName = (a: number, b: number): number => (cards[a] < cards[b] ? -1 : cards[a] > cards[b] ? 1 : a - b)
  return {
    ...state,
    search: state.search.toSorted(byName),
    encounters: state.unseen.slice(0, state.encounters.length),
  }
}

export function view(state: MysticsState): MysticsView {
  return {
    ...summary(state),
    search: state.search.length,
    encounters: state.encounters.length,
    table: sealed(state),
  }
}
