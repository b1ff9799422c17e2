import { bad } from '../shape/problem.ts'
import type { MysticsState } from '../state/state.ts'
import { cardNos, type CardNo } from '../state/task.ts'

/** Search cards that lie open: with mice, in the stash, on the board, discarded, or looked at. */
function cardsInSight({ mice, stash, placed, discards, stack }: MysticsState): CardNo[] {
  const seen = [...stash, ...placed.map(({ card }) => card), ...discards]
  for (const mouse of mice) seen.push(...mouse.pack, ...mouse.equip.map(({ card }) => card))
  for (const task of stack) {
    if (task.kind === 'found') seen.push(task.card)
    if (task.kind === 'draw') seen.push(...task.cards)
  }
  return seen
}

/** Cards of the box that are in no place of the game. */
export function cardsOutside(state: MysticsState): CardNo[] {
  const inside = new Set([...cardsInSight(state), ...state.search])
  return cardNos(state.setup.cards).filter((no) => !inside.has(no))
}

/** What the search deck must have if these cards are outside: all that are nowhere else, by name. */
export function cardsHidden(state: MysticsState, outside: readonly CardNo[]): CardNo[] {
  const { cards } = state.setup
  const elsewhere = new Set([...cardsInSight(state), ...outside])
  const hidden = cardNos(cards).filter((no) => !elsewhere.has(no))
  return hidden.toSorted((a, b) => (cards[a] < cards[b] ? -1 : cards[a] > cards[b] ? 1 : a - b))
}

/** Refuses a game in which a card is in two places. */
export function checkCards(state: MysticsState): void {
  const { cards } = state.setup
  const seen = new Set<CardNo>()
  for (const no of [...cardsInSight(state), ...state.search]) {
    if (seen.has(no)) throw bad(`"${cards[no]}"`, 'two-places')
    seen.add(no)
  }
  const drawn = [...state.encounters, ...state.encounterDiscards, ...(state.revealed === null ? [] : [state.revealed])]
  if (new Set(drawn).size !== drawn.length) throw bad('an encounter card', 'two-places')
}
