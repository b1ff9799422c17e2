import type { Board } from '../../board/board.ts'
import type { Card } from '../../cards/card.ts'
import type { Clause, Mode } from '../../cards/words.ts'
import { topmost } from '../../state/live.ts'
import type { Minion, Mouse, MysticsState } from '../../state/state.ts'
import type { AttackView } from '../lookup/card-conditions.ts'
import { imagineAttack, targetRefusal, weaponsOf, type Weapon } from '../lookup/weapons.ts'

/** An attack of a card itself: no weapon. */
export function cardAttack(user: Mouse, mode: Mode): AttackView {
  return { by: user.id, weapon: null, mode, type: 'magic', action: true, faces: [], wounded: [], defeated: [] }
}

/** The weapon a further attack is made with (K21); null if it cannot reach this minion. */
export function weaponFor(
  state: MysticsState,
  board: Board,
  user: Mouse,
  card: Card,
  clause: Clause,
  minion: Minion,
): Weapon | null {
  const verb = (clause.do ?? []).find((each) => 'attackAgain' in each)
  const which = verb !== undefined && 'attackAgain' in verb ? verb.attackAgain : 'own'
  const attack = topmost(state.stack, 'attack')
  for (const weapon of weaponsOf(state, user)) {
    if (which === 'ranged' && weapon.mode !== 'ranged') continue
    if (which === 'knives' && !weapon.knife) continue
    if (which === 'sameWeapon' && weapon.id !== attack?.weapon) continue
    if (which === 'thisWeapon' && weapon.id !== card.id) continue
    const view = imagineAttack(state, board, user, weapon, minion)
    if (which === 'sameWeapon' && view.mode !== 'melee') continue
    if (targetRefusal(state, board, user, view, minion) === null) return weapon
  }
  return null
}
