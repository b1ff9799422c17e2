import type { Board } from '../board.ts'
import { minionType } from '../content.ts'
import { countFace, isHit, type Face } from '../dice.ts'
import { findMinion, findMouse, heightOf, isFree, minionsAt, placeOf, sizeOf, trackCard } from '../figures.ts'
import type { DefendFrame, MomentFrame } from '../frame.ts'
import { FULL_WHEEL, type MysticsState } from '../state.ts'
import type { AttackType, AttackWord, Condition, Mode } from './words.ts'

/** What is known of an attack, made or only thought of. */
export interface AttackView {
  readonly by: string | null
  readonly weapon: string | null
  readonly mode: Mode
  readonly type: AttackType
  readonly action: boolean
  readonly faces: readonly Face[]
  readonly wounded: readonly string[]
  readonly defeated: readonly string[]
}

/** In what light a condition is looked at. */
export interface Context {
  /** The card the condition is on, and who uses, wears or is it. */
  readonly card: string
  readonly user: string
  readonly attack: AttackView | null
  readonly target: string | null
  readonly targetCard: string | null
  readonly defend: DefendFrame | null
  readonly moment: MomentFrame | null
}

export function plainContext(card: string, user: string): Context {
  return { card, user, attack: null, target: null, targetCard: null, defend: null, moment: null }
}

export function holdAll(
  state: MysticsState,
  board: Board,
  conditions: readonly Condition[] | undefined,
  context: Context,
): boolean {
  if (conditions === undefined) return true
  for (const condition of conditions) if (!holds(state, board, condition, context)) return false
  return true
}

function isNearOrSame(board: Board, a: number, b: number): boolean {
  return a >= 0 && b >= 0 && (a === b || board.isNear[a][b])
}

function attackIs(word: AttackWord, { attack, card }: Context): boolean {
  if (attack === null) return false
  switch (word) {
    case 'any':
      return true
    case 'weapon':
      return attack.weapon !== null
    case 'thisWeapon':
      return attack.weapon === card
    case 'melee':
    case 'ranged':
      return attack.mode === word
    case 'sharp':
    case 'blunt':
    case 'magic':
      return attack.type === word
  }
}

/** One condition; an unknown attack, target or moment makes those that ask about it false. */
export function holds(state: MysticsState, board: Board, condition: Condition, context: Context): boolean {
  const { user, attack, target, defend, moment } = context
  if ('not' in condition) return !holds(state, board, condition.not, context)
  if ('attackIs' in condition) return condition.attackIs.every((word) => attackIs(word, context))
  if ('attackedBy' in condition) return attack?.mode === condition.attackedBy
  if ('lowerOnTrack' in condition) {
    const minion = target === null ? undefined : findMinion(state, target)
    if (minion === undefined) return false
    return heightOf(state, context.targetCard ?? trackCard(state, minion)) > heightOf(state, user)
  }
  if ('sameSpace' in condition) return target !== null && placeOf(state, target) === placeOf(state, user)
  if ('mouseOnTargetSpace' in condition) {
    const at = target === null ? -1 : placeOf(state, target)
    return at >= 0 && state.mice.some((mouse) => mouse.id !== user && mouse.at === at && isFree(mouse))
  }
  if ('minionOnOwnSpace' in condition) return minionsAt(state, placeOf(state, user)) > 0
  if ('targetIs' in condition) {
    const minion = target === null ? undefined : findMinion(state, target)
    return minion !== undefined && sizeOf(minion) === condition.targetIs
  }
  if ('attackerNear' in condition) {
    if (defend === null || defend.by === null) return false
    return isNearOrSame(board, placeOf(state, user), placeOf(state, defend.by))
  }
  if ('near' in condition) {
    const asked = attack?.by ?? null
    return asked !== null && isNearOrSame(board, placeOf(state, asked), placeOf(state, user))
  }
  if ('rolled' in condition) {
    const { what, n } = condition.rolled
    const faces = defend === null ? attack?.faces : defend.faces
    if (faces === undefined) return false
    if (what === 'cheese') return countFace(faces, 'cheese') >= n
    return attack !== null && faces.filter((face) => isHit(face, attack.mode)).length >= n
  }
  if ('allBlocked' in condition) return defend !== null && defend.hits > 0 && defend.blocks >= defend.hits
  if ('defeatedTarget' in condition) return target !== null && attack !== null && attack.defeated.includes(target)
  if ('woundedTarget' in condition) {
    const mouse = target === null ? undefined : findMouse(state, target)
    return mouse !== undefined && isFree(mouse) && attack !== null && attack.wounded.includes(mouse.id)
  }
  if ('inBattleAction' in condition) return attack !== null && attack.action
  if ('byAttack' in condition) return moment !== null && moment.n === 1
  if ('by' in condition)
    return moment !== null && moment.it !== null && (condition.by === 'mouse' || moment.it === user)
  if ('kindIs' in condition) {
    return moment !== null && moment.type !== null && minionType(moment.type).kind === condition.kindIs
  }
  if ('notTopOfTrack' in condition) return heightOf(state, user) > 0
  if ('notLowest' in condition) return moment !== null && moment.card !== state.track.at(-1)
  if ('wholeDeal' in condition) return moment !== null && moment.whole
  if ('wouldSurge' in condition) return moment !== null && state.wheel + moment.n >= FULL_WHEEL
  if ('brodieOnBoard' in condition) return state.minions.some((minion) => sizeOf(minion) === 'token')
  if ('wheelHas' in condition) return state.wheel >= condition.wheelHas
  if ('minionOnBoard' in condition) return state.minions.length > 0
  if ('anyCaptured' in condition) return state.mice.some((mouse) => mouse.captured)
  if ('onTile' in condition) {
    if (moment !== null && moment.it !== null) return moment.it !== user
    return state.mice.some((mouse) => mouse.id !== user && isFree(mouse))
  }
  if ('hasMarker' in condition) {
    const mouse = findMouse(state, user)
    return (
      mouse !== undefined && condition.hasMarker.some((mark) => (mark === 'knockedDown' ? mouse.down : mouse[mark]))
    )
  }
  if ('moveLeft' in condition) return state.turn?.card === user && state.turn.move !== 'over'
  return state.turn?.card === user && state.turn.move === 'whole'
}
