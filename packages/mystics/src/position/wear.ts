import { cardById, clausesOf, hero } from '../cards/box.ts'
import type { Slot } from '../cards/words.ts'
import type { Worn } from '../state/state.ts'
import type { CardNo } from '../state/task.ts'

/** Into the slots they belong to; a third paw's worth goes to the tail, if there is one. */
export function wear(nos: readonly CardNo[], ids: readonly string[], id: string): Worn[] {
  let paws = 0
  return nos.map((card) => {
    const { slot = 'paw', paws: needed = 1 } = cardById(ids[card])
    let place: Slot = slot
    if (slot === 'paw') {
      if (paws + needed > 2 && hasTailFor(id, ids[card])) place = 'tail'
      else paws += needed
    }
    return { card, slot: place }
  })
}

function hasTailFor(id: string, card: string): boolean {
  const mods = hero(id).innate.flatMap((each) => clausesOf(each).flatMap((clause) => clause.mod ?? []))
  return mods.some((mod) => 'extraSlot' in mod && mod.extraSlot.slot === 'tail' && mod.extraSlot.card === card)
}
