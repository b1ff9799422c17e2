import { ABILITIES, hero, isFor } from '../cards/box.ts'
import type { Abilities } from '../story/parties.ts'

/** By mouse: the ability card that it shall take first (M3.2), chosen before its chapter begins. */
export type FirstAbilities = Readonly<Record<string, string>>

/** A mouse that takes an ability card before the chapter begins, and the cards that are for it. */
export interface FirstAbility {
  readonly mouse: string
  /** Null: it is asked at the table. */
  readonly chosen: string | null
  /** With each card who has it already: it exists once. */
  readonly cards: readonly { readonly id: string; readonly by: string | null }[]
}

/**
 * M3.2: what each of these mice can take, and what was chosen for it. `held` says who has which card, whether they come
 * along or not (M24.1).
 */
export function firstAbilities(waiting: readonly string[], held: Abilities, first: FirstAbilities): FirstAbility[] {
  const chosen = stillChosen(waiting, held, first)
  const owners = new Map(Object.entries(held).flatMap(([mouse, cards]) => cards.map((card) => [card, mouse])))
  for (const [mouse, card] of Object.entries(chosen)) owners.set(card, mouse)
  return waiting.map((mouse) => ({
    mouse,
    chosen: chosen[mouse] ?? null,
    cards: ABILITIES.filter((card) => isFor(card, hero(mouse))).map(({ id }) => {
      const by = owners.get(id) ?? null
      return { id, by: by === mouse ? null : by }
    }),
  }))
}

/** Of what was chosen, what is still to be had: the party may have changed since. */
export function stillChosen(waiting: readonly string[], held: Abilities, first: FirstAbilities): FirstAbilities {
  const taken = new Set(Object.values(held).flat())
  const chosen: Record<string, string> = {}
  for (const mouse of waiting) {
    const card = ABILITIES.find(({ id }) => id === first[mouse])
    if (card === undefined || taken.has(card.id) || !isFor(card, hero(mouse))) continue
    taken.add(card.id)
    chosen[mouse] = card.id
  }
  return chosen
}
