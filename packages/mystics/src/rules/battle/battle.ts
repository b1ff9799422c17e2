import { refusal, type Refusal } from '@mousekeep/engine'
import { cardById, minionType } from '../../cards/box.ts'
import type { AttackType, Mode } from '../../cards/words.ts'
import { isRefusal, type ActionKind, type Battle, type Chooser } from '../../state/action.ts'
import { cardsOf, findMinion } from '../../state/figures.ts'
import { push, topmost, type Live } from '../../state/live.ts'
import type { Minion } from '../../state/state.ts'
import type { TaskOf } from '../../state/task.ts'
import { attackTask, targetOf } from '../deeds/new-attack.ts'
import { actionRefusal, spendAction } from '../deeds/spend-action.ts'
import { holdAll, plainContext } from '../lookup/card-conditions.ts'
import {
  imagineAttack,
  NO_SUCH_MINION,
  NOT_EQUIPPED,
  targetRefusal,
  weaponsOf,
  type Weapon,
} from '../lookup/weapons.ts'

const NAME_A_CARD = refusal('M10.9', 'name-a-card')
const NO_SUCH_CARD = refusal('M10.9', 'no-such-card')
const NOT_AS_ANNOUNCED = refusal('M6.9', 'not-as-announced')
const NOT_THIS_ONE = refusal('M10.1', 'weapon-used')

/** M10: a Battle action, or the declaration that an announced card or a further attack waits for. */
export const battle: ActionKind<Battle, Aimed> = {
  list(chooser, into) {
    if (gate(chooser) !== null) return
    const { state, mouse } = chooser
    const offered: string[] = []
    for (const weapon of weaponsOf(state, mouse)) {
      if (offered.includes(weapon.id)) continue
      for (const minion of state.minions) {
        if (isRefusal(aim(chooser, weapon, minion))) continue
        offered.push(weapon.id)
        if (minionType(minion.type).cards.length === 1)
          into.push({ do: 'battle', weapon: weapon.id, target: minion.id })
        else {
          for (const card of cardsOf(state, minion.type)) {
            into.push({ do: 'battle', weapon: weapon.id, target: minion.id, card })
          }
        }
      }
    }
  },

  judge(chooser, action) {
    const { state, mouse } = chooser
    const weapons = weaponsOf(state, mouse).filter((each) => each.id === action.weapon)
    const refused = gate(chooser)
    if (refused !== null) return refused
    if (weapons.length === 0) return NOT_EQUIPPED
    const minion = findMinion(state, action.target)
    if (minion === undefined) return NO_SUCH_MINION
    const cards = cardsOf(state, minion.type)
    if (minionType(minion.type).cards.length > 1) {
      if (action.card === undefined && cards.length > 1) return NAME_A_CARD
      if (action.card !== undefined && !cards.includes(action.card)) return NO_SUCH_CARD
    } else if (action.card !== undefined) return NO_SUCH_CARD
    const ways = weapons.map((weapon) => aim(chooser, weapon, minion))
    return ways.find((way) => !isRefusal(way)) ?? ways[0]
  },

  whole({ state }, action) {
    const minion = findMinion(state, action.target)
    if (action.card !== undefined || minion === undefined || minionType(minion.type).cards.length === 1) return action
    const cards = cardsOf(state, minion.type)
    return cards.length === 1 ? { ...action, card: cards[0] } : action
  },

  perform(live, chooser, action, { weapon, mode, type }) {
    const { state } = live
    const { mouse } = chooser
    const declared = topOfKind(live, 'declare')
    const again = topOfKind(live, 'again')
    if (declared !== null) live.stack.splice(live.stack.indexOf(declared), 1)
    else if (again === null) spendAction(live, chooser, 'battle')
    if (again !== null) again.weapons.splice(again.weapons.indexOf(weapon.no), 1)
    push(
      live,
      attackTask({
        by: mouse.id,
        card: mouse.id,
        weapon: weapon.id,
        action: again === null,
        mode,
        type,
        mods: declared?.mods ?? [],
        from: again?.from ?? [],
        targets: [targetOf(state, action.target, action.card ?? null)],
      }),
    )
  },
}

function topOfKind<Kind extends 'declare' | 'again'>(live: Live, kind: Kind): TaskOf<Kind> | null {
  const found = topmost(live.stack, kind)
  return found !== null && live.stack.at(-1) === found ? found : null
}

/** An attack already begun needs no action. */
function gate(chooser: Chooser): Refusal | null {
  const top = chooser.state.stack.at(-1)
  return top?.kind === 'declare' || top?.kind === 'again' ? null : actionRefusal(chooser)
}

/** The weapon, and the attack that it is against the target. */
interface Aimed {
  readonly weapon: Weapon
  readonly mode: Mode
  readonly type: AttackType
}

function aim(chooser: Chooser, weapon: Weapon, minion: Minion): Aimed | Refusal {
  const { state, board, mouse } = chooser
  const top = state.stack.at(-1)
  if (top?.kind === 'again' && !top.weapons.includes(weapon.no)) return NOT_THIS_ONE
  const view = imagineAttack(state, board, mouse, weapon, minion)
  const refused = targetRefusal(state, board, mouse, view, minion)
  if (refused !== null) return refused
  const aimed = { weapon, mode: view.mode, type: view.type }
  if (top?.kind !== 'declare') return aimed
  // What was announced before the attack must fit the attack declared.
  const fits = top.cards.every((id) =>
    cardById(id).clauses.every(
      (clause) =>
        !clause.on.includes('beforeAttack') ||
        holdAll(
          state,
          board,
          clause.if?.filter((each) => 'attackIs' in each),
          { ...plainContext(id, mouse.id), attack: view },
        ),
    ),
  )
  return fits ? aimed : NOT_AS_ANNOUNCED
}
