import type { Space } from '../../board/board.ts'
import { cardById } from '../../cards/box.ts'
import type { MinionKind, PartyUse } from '../../cards/card.ts'
import type { MysticsState } from '../../state/state.ts'
import type { CardNo } from '../../state/task.ts'

/** Party items, in the stash and on the board, by what they are good for (M22). */

type UseOf<Is extends PartyUse['is']> = Extract<PartyUse, { readonly is: Is }>

interface ItemFor<Is extends PartyUse['is']> {
  readonly id: string
  readonly card: CardNo
  readonly use: UseOf<Is>
}

interface PlacedFor<Is extends PartyUse['is']> extends ItemFor<Is> {
  /** One space, or the two ends of a rope. */
  readonly at: readonly Space[]
}

function isFor<Is extends PartyUse['is']>(use: PartyUse, is: Is): use is UseOf<Is> {
  return use.is === is
}

/** The item of this number, if that is what it is good for. */
function itemFor<Is extends PartyUse['is']>({ setup }: MysticsState, card: CardNo, is: Is): ItemFor<Is> | null {
  const { id, use } = cardById(setup.cards[card])
  return use !== undefined && isFor(use, is) ? { id, card, use } : null
}

export function placedItem(state: MysticsState, id: string): { card: CardNo; at: readonly Space[] } | undefined {
  return state.placed.find((item) => state.setup.cards[item.card] === id)
}

/** The item on the board that is good for this. */
export function placedFor<Is extends PartyUse['is']>(state: MysticsState, is: Is): PlacedFor<Is> | null {
  for (const { card, at } of state.placed) {
    const item = itemFor(state, card, is)
    if (item !== null) return { ...item, at }
  }
  return null
}

/** The item in the stash that is good for this. */
export function stashedFor<Is extends PartyUse['is']>(state: MysticsState, is: Is): ItemFor<Is> | null {
  for (const card of state.stash) {
    const item = itemFor(state, card, is)
    if (item !== null) return item
  }
  return null
}

/** M22.6: the bait on the board that minions of this kind come to. */
export function baitFor(state: MysticsState, kind: MinionKind | null): PlacedFor<'bait'> | null {
  const bait = placedFor(state, 'bait')
  return bait !== null && bait.use.lures === kind ? bait : null
}
