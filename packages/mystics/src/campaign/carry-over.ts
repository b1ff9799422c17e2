import { findCard, HEROES } from '../content.ts'
import type { MysticsState } from '../state.ts'

/** What goes on from chapter to chapter (M24), in the words of the options of `new`. */
export interface Campaign {
  readonly flags: readonly string[]
  readonly strokes: number
  readonly abilities: Readonly<Record<string, readonly string[]>>
  readonly kept: Readonly<Record<string, string>>
}

export const NEW_CAMPAIGN: Campaign = { flags: [], strokes: 0, abilities: {}, kept: {} }
export const MOST_STROKES = 2

/** The first cards of the box are the starting equipment of all heroes, in play or not. */
const STARTING = HEROES.reduce((sum, { equipment }) => sum + equipment.length, 0)

/** M24.2: the cards of which a mouse may keep one: whatever it has that is nobody's starting card. */
export function keepable(state: MysticsState, id: string): string[] {
  const mouse = state.mice.find((each) => each.id === id)
  if (mouse === undefined) return []
  const cards = [...mouse.pack, ...mouse.equip.map((worn) => worn.card)]
  return cards.filter((no) => no >= STARTING).map((no) => state.setup.cards[no])
}

/** M24.2: who brings which card along: of one that several have kept there may be too few, then the first has it. */
export function broughtAlong(party: readonly string[], kept: Campaign['kept']): Record<string, string> {
  const brought: Record<string, string> = {}
  for (const id of party) {
    const card = kept[id]
    if (card === undefined) continue
    const taken = Object.values(brought).filter((other) => other === card).length
    if (taken < spare(card)) brought[id] = card
  }
  return brought
}

/** How many of a card the box has that are nobody's starting card. */
function spare(card: string): number {
  const starting = HEROES.reduce((sum, { equipment }) => sum + equipment.filter((id) => id === card).length, 0)
  return (findCard(card)?.copies ?? 1) - starting
}

/**
 * The campaign after a chapter: abilities and story achievements stay, one card each as chosen (M24.1, M24.2); a lost
 * chapter left behind costs a stroke (B7). Mice that sat this one out keep what they had.
 */
export function carryOver(before: Campaign, state: MysticsState, choices: Readonly<Record<string, string>>): Campaign {
  const abilities = { ...before.abilities }
  const kept = { ...before.kept }
  for (const { id, abilities: learned } of state.mice) {
    abilities[id] = [...learned]
    delete kept[id]
    const choice = choices[id]
    if (choice !== undefined && keepable(state, id).includes(choice)) kept[id] = choice
  }
  return {
    flags: [...new Set([...before.flags, ...state.flags])].toSorted(),
    strokes: Math.min(MOST_STROKES, before.strokes + (state.over === 'lost' ? 1 : 0)),
    abilities,
    kept,
  }
}
