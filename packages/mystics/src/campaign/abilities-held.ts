import type { Abilities } from '../story/parties.ts'

/** A card that two mice of an old campaign have: the one who learned it first has it. */
export interface Twice {
  readonly card: string
  readonly by: string
  readonly mouse: string
}

export interface Held {
  readonly abilities: Abilities
  readonly twice: readonly Twice[]
}

/** M3.2, M24.1: who has which ability card, whether they come along or not. Each card exists once. */
export function abilitiesHeld(learned: Abilities): Held {
  const owner = new Map<string, string>()
  const twice: Twice[] = []
  const abilities = Object.fromEntries(
    Object.entries(learned).map(([mouse, cards]) => [
      mouse,
      cards.filter((card) => {
        const by = owner.get(card) ?? mouse
        owner.set(card, by)
        if (by !== mouse) twice.push({ card, by, mouse })
        return by === mouse
      }),
    ]),
  )
  return { abilities, twice }
}
