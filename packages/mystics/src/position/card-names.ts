import { kept } from '@mousekeep/engine'
import type { Setup } from '../state/state.ts'
import { cardNo, type CardNo } from '../state/task.ts'

/** A card of the game by its id; the second of a kind is `dagger#2`. */
export type CardName = string

interface Names {
  readonly names: readonly CardName[]
  readonly numbers: ReadonlyMap<CardName, CardNo>
}

const NAMES = new WeakMap<Setup, Names>()

/** The names of all cards of a game, worked out once. */
export function cardNames(setup: Setup): Names {
  return kept(NAMES, setup, nameCards)
}

function nameCards({ cards }: Setup): Names {
  const copies = new Map<string, number>()
  const names = cards.map((id) => {
    const copy = (copies.get(id) ?? 0) + 1
    copies.set(id, copy)
    return copy === 1 ? id : `${id}#${copy}`
  })
  return { names, numbers: new Map(names.map((name, no) => [name, cardNo(no)])) }
}

/** Which card it is: its name without the number of the copy. */
export function cardIdOf(name: CardName): string {
  return name.split('#')[0]
}
