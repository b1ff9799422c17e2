import { findCard, HEROES } from '../cards/box.ts'
import type { Ended } from './ended.ts'

/** What goes on from chapter to chapter (M24), in the words of the options of `new`. */
export interface Campaign {
  readonly flags: readonly string[]
  readonly strokes: number
  readonly abilities: Readonly<Record<string, readonly string[]>>
  readonly kept: Readonly<Record<string, string>>
}

export const NEW_CAMPAIGN: Campaign = { flags: [], strokes: 0, abilities: {}, kept: {} }
export const MOST_STROKES = 2

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

/** By mouse: the cards of which it may keep one. */
export type Keepable = Readonly<Record<string, readonly string[]>>

export function keepableIn({ mice }: Ended): Keepable {
  return Object.fromEntries(
    mice.filter(({ keepable }) => keepable.length > 0).map(({ id, keepable }) => [id, keepable]),
  )
}

/** M24.2: one card each as chosen, of those it may keep. */
export function withKept(campaign: Campaign, keepable: Keepable, choices: Readonly<Record<string, string>>): Campaign {
  const chosen = Object.entries(choices).filter(([id, card]) => keepable[id]?.includes(card))
  return { ...campaign, kept: { ...campaign.kept, ...Object.fromEntries(chosen) } }
}

/**
 * The campaign after a chapter, before cards are kept: abilities and story achievements stay (M24.1); a lost chapter
 * left behind costs a stroke (B7). Mice that sat this one out keep what they had.
 */
export function carryOver(before: Campaign, ended: Ended): Campaign {
  const abilities = { ...before.abilities }
  const kept = { ...before.kept }
  for (const { id, abilities: learned } of ended.mice) {
    abilities[id] = [...learned]
    delete kept[id]
  }
  return {
    flags: [...new Set([...before.flags, ...ended.flags])].toSorted(),
    strokes: Math.min(MOST_STROKES, before.strokes + (ended.over === 'lost' ? 1 : 0)),
    abilities,
    kept,
  }
}
