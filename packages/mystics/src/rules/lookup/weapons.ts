import { refusal, type Refusal } from '@mousekeep/engine'
import type { Board, Space } from '../../board/board.ts'
import { asChanged } from './changed-rules.ts'
import { cardById } from '../../cards/box.ts'
import { NO_CARD, type CardNo } from '../../state/task.ts'
import type { AttackView } from './card-conditions.ts'
import { collect, isWaived, replacedStats } from './modifiers.ts'
import type { AttackType, Mode } from '../../cards/words.ts'
import type { Minion, Mouse, MysticsState } from '../../state/state.ts'

export interface Weapon {
  readonly id: string
  readonly no: CardNo
  readonly bonus: number
  readonly mode: Mode
  readonly type: AttackType
  readonly knife: boolean
}

export const NOT_EQUIPPED = refusal('M10.1', 'no-such-weapon')
export const NO_SUCH_MINION = refusal('M10.2', 'no-such-minion')
const OUT_OF_REACH = refusal('M10.2', 'out-of-reach')
const NEARER_FIRST = refusal('M10.2', 'minion-near')
export const NOT_SEEN = refusal('M10.3', 'not-seen')

const NONE: readonly never[] = Object.freeze([])

/** M10.1: the weapons a mouse may attack with. */
export function weaponsOf(state: MysticsState, mouse: Mouse): Weapon[] {
  const replaced = state.lasting.length === 0 ? null : replacedStats(state, mouse.id)
  if (replaced !== null) {
    const { mode, type } = replaced.value
    return [{ id: replaced.card, no: NO_CARD, bonus: 0, mode, type, knife: false }]
  }
  const weapons: Weapon[] = []
  for (const worn of mouse.equip) {
    const id = state.setup.cards[worn.card]
    const { weapon } = cardById(id)
    if (weapon === undefined) continue
    weapons.push({
      id,
      no: worn.card,
      bonus: weapon.bonus,
      mode: weapon.mode,
      type: weapon.type,
      knife: weapon.knife === true,
    })
  }
  return weapons
}

/** An attack only thought of: what it would be against this target. */
export function imagineAttack(
  state: MysticsState,
  board: Board,
  mouse: Mouse,
  weapon: Weapon,
  target: Minion,
): AttackView {
  const view: AttackView = {
    by: mouse.id,
    weapon: weapon.id,
    mode: weapon.mode,
    type: weapon.type,
    action: true,
    faces: NONE,
    wounded: NONE,
    defeated: NONE,
  }
  const [other] = collect(state, board, mouse.id, 'attackBecomes', aboutAttack(view, target.id))
  return other === undefined || !ownsBecoming(weapon) ? view : { ...view, mode: other.mode, type: other.type }
}

/** Only the chosen weapon's own ability counts (M10.1). */
function ownsBecoming(weapon: Weapon): boolean {
  return (
    weapon.no < 0 ||
    cardById(weapon.id).clauses.some((clause) => (clause.mod ?? []).some((mod) => 'attackBecomes' in mod))
  )
}

function aboutAttack(attack: AttackView, target: string | null, targetCard: string | null = null) {
  return { attack, target, targetCard, defend: null, moment: null }
}

/** M10.2, M10.3: why this minion cannot be the target; null if it can. */
export function targetRefusal(
  state: MysticsState,
  board: Board,
  mouse: Mouse,
  attack: AttackView,
  target: Minion,
  waiveSight = false,
): Refusal | null {
  const { at } = mouse
  if (target.at === at || board.isNear[at][target.at]) return null
  const about = aboutAttack(attack, target.id)
  if (attack.mode === 'melee') {
    const reach = attack.weapon === null ? [] : collect(state, board, mouse.id, 'reach', about)
    if (reach.length > 0 && isTwoSteps(board, at, target.at)) {
      return board.sees[at][target.at] ? null : NOT_SEEN
    }
    return OUT_OF_REACH
  }
  if (asChanged.range({ state, board })) return OUT_OF_REACH
  if (!isWaived(state, board, mouse.id, 'near', about)) {
    for (const minion of state.minions) if (minion.at === at || board.isNear[at][minion.at]) return NEARER_FIRST
  }
  if (waiveSight || board.sees[at][target.at] || isWaived(state, board, mouse.id, 'sight', about)) return null
  return NOT_SEEN
}

function isTwoSteps(board: Board, from: Space, to: Space): boolean {
  return board.near[from].some((middle) => board.isNear[middle][to])
}

/** M10.7: whether a mouse has anything to attack with any of its weapons. */
export function hasTarget(state: MysticsState, board: Board, mouse: Mouse, weapon: Weapon): boolean {
  return state.minions.some(
    (minion) => targetRefusal(state, board, mouse, imagineAttack(state, board, mouse, weapon, minion), minion) === null,
  )
}
