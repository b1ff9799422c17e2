/**
 * The one door of chance. Rules draw from it and from nothing else, so a seed and the actions replay a game.
 * `face` is kept apart from `below` because dice and coins can be scripted, decks and bags cannot.
 */
export interface Chance {
  /** A whole number from 0 to n − 1, each equally likely; n is a whole number from 1 to 2³¹. */
  below(n: number): number
  /** One face of a die or coin, each equally likely. */
  face<Face extends string>(die: readonly Face[]): Face
}

/** Puts the list into random order, in place. */
export function shuffle(list: unknown[], chance: Chance): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.below(i + 1)
    const moved = list[i]
    list[i] = list[j]
    list[j] = moved
  }
}

export function pick<T>(list: readonly T[], chance: Chance): T {
  if (list.length === 0) throw new Error('Bug: nothing to pick from')
  return list[chance.below(list.length)]
}

/** For rules that draw nothing: a draw would be a bug. */
export const noChance: Chance = {
  below: () => {
    throw new Error('Bug: chance was drawn where none may be')
  },
  face: () => {
    throw new Error('Bug: a die was rolled where none may be')
  },
}
