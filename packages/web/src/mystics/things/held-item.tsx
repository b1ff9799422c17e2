import { cardIdOf } from '@mousekeep/mystics/box'
import type { Held } from '../../desk/held.ts'
import { tokenSymbol } from '../art/things/token-ids.ts'
import type { MysticsDesk } from '../choosing.ts'

/**
 * A party item dragged from the stash to its place; for the hook, to its first end (M22.4). Null if it cannot be placed
 * now.
 */
export function heldItem(desk: MysticsDesk, card: string): Held | null {
  const item = cardIdOf(card)
  const places = desk.legal.value.filter((action) => action.do === 'place' && action.item === item)
  if (places.length === 0) return null
  return {
    picture: () => <use href={`#m-${tokenSymbol(item)}`} x="-50" y="-50" width="100" height="100" />,
    begin() {
      desk.letGo()
      desk.choosing.among.value = places
    },
    over(spot) {
      desk.choosing.point(spot)
      return this
    },
    end: () => desk.choosing.point(null),
    drop: (spot) => (spot === null ? desk.letGo() : desk.tap(spot, 'pointer')),
  }
}
