import { refusal, type Refusal } from '@mousekeep/engine'
import { push } from '../changes.ts'
import { cardById, minionType } from '../content.ts'
import { cardsOf, findMinion } from '../figures.ts'
import type { FrameOf } from '../frame.ts'
import { attackFrame, targetOf } from '../frames/attacks.ts'
import { holdAll, plainContext } from '../language/conditions.ts'
import type { Minion } from '../state.ts'
import { imagineAttack, NO_SUCH_MINION, NOT_EQUIPPED, targetRefusal, weaponsOf, type Weapon } from '../weapons.ts'
import { topmost, type World } from '../world.ts'
import type { ActionKind, Battle, Table } from './action.ts'
import { actionRefusal, spendAction } from './budget.ts'

const NAME_A_CARD = refusal('M10.9', 'name-a-card')
const NO_SUCH_CARD = refusal('M10.9', 'no-such-card')
const NOT_AS_ANNOUNCED = refusal('M6.9', 'not-as-announced')
const NOT_THIS_ONE = refusal('M10.1', 'weapon-used')

/** M10: a Battle action, or the declaration that an announced card or a further attack waits for. */
export const battle: ActionKind<Battle> = {
  list(table, into) {
    if (gate(table) !== null) return
    const { state, mouse } = table
    const offered: string[] = []
    for (const weapon of weaponsOf(state, mouse)) {
      if (offered.includes(weapon.id)) continue
      for (const minion of state.minions) {
        if (attackRefusal(table, weapon, minion) !== null) continue
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

  check(table, action) {
    const { state, mouse } = table
    const weapons = weaponsOf(state, mouse).filter((each) => each.id === action.weapon)
    const refused = gate(table)
    if (refused !== null) return refused
    if (weapons.length === 0) return NOT_EQUIPPED
    const minion = findMinion(state, action.target)
    if (minion === undefined) return NO_SUCH_MINION
    const cards = cardsOf(state, minion.type)
    if (minionType(minion.type).cards.length > 1) {
      if (action.card === undefined && cards.length > 1) return NAME_A_CARD
      if (action.card !== undefined && !cards.includes(action.card)) return NO_SUCH_CARD
    } else if (action.card !== undefined) return NO_SUCH_CARD
    const refusals = weapons.map((weapon) => attackRefusal(table, weapon, minion))
    return refusals.includes(null) ? null : (refusals[0] ?? null)
  },

  whole({ state }, action) {
    const minion = findMinion(state, action.target)
    if (action.card !== undefined || minion === undefined || minionType(minion.type).cards.length === 1) return action
    const cards = cardsOf(state, minion.type)
    return cards.length === 1 ? { ...action, card: cards[0] } : action
  },

  perform(world, table, action) {
    const { state, board } = world
    const { mouse } = table
    const minion = findMinion(state, action.target)
    const weapon = weaponsOf(state, mouse).find(
      (each) => each.id === action.weapon && minion !== undefined && attackRefusal(table, each, minion) === null,
    )
    if (minion === undefined || weapon === undefined) throw new Error('Bug: an attack that was not checked')
    const declared = topOfKind(world, 'declare')
    const again = topOfKind(world, 'again')
    const { mode, type } = imagineAttack(state, board, mouse, weapon, minion)
    if (declared !== null) world.stack.splice(world.stack.indexOf(declared), 1)
    else if (again === null) spendAction(world, table, 'battle')
    if (again !== null) again.weapons.splice(again.weapons.indexOf(weapon.no), 1)
    push(
      world,
      attackFrame({
        by: mouse.id,
        card: mouse.id,
        weapon: weapon.id,
        action: again === null,
        mode,
        type,
        mods: declared?.mods ?? [],
        from: again?.from ?? [],
        targets: [targetOf(state, minion.id, action.card ?? null)],
      }),
    )
  },
}

function topOfKind<Kind extends 'declare' | 'again'>(world: World, kind: Kind): FrameOf<Kind> | null {
  const found = topmost(world.stack, kind)
  return found !== null && world.stack.at(-1) === found ? found : null
}

/** An attack already begun needs no action. */
function gate(table: Table): Refusal | null {
  const top = table.state.stack.at(-1)
  return top?.kind === 'declare' || top?.kind === 'again' ? null : actionRefusal(table)
}

function attackRefusal(table: Table, weapon: Weapon, minion: Minion): Refusal | null {
  const { state, board, mouse } = table
  const top = state.stack.at(-1)
  if (top?.kind === 'again' && !top.weapons.includes(weapon.no)) return NOT_THIS_ONE
  const view = imagineAttack(state, board, mouse, weapon, minion)
  const refused = targetRefusal(state, board, mouse, view, minion)
  if (refused !== null || top?.kind !== 'declare') return refused
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
  return fits ? null : NOT_AS_ANNOUNCED
}
