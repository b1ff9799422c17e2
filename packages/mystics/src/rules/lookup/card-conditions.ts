import type { Board } from '../../board/board.ts'
import { minionType } from '../../cards/box.ts'
import { valueOf, wordOf } from '../../cards/said.ts'
import type { AttackType, AttackWord, Condition, ConditionValues, Face, Mode } from '../../cards/words.ts'
import { countFace, isHit } from '../../state/dice.ts'
import { findMinion, findMouse, heightOf, isFree, minionsAt, placeOf, sizeOf, trackCard } from '../../state/figures.ts'
import { FULL_WHEEL, type MysticsState } from '../../state/state.ts'
import type { DefendTask, MomentTask } from '../../state/task.ts'

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
  readonly defend: DefendTask | null
  readonly moment: MomentTask | null
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

/** Whether it holds; an unknown attack, target or moment makes those that ask about it false. */
type ConditionEntry<Word extends keyof ConditionValues> = (
  context: Context,
  value: ConditionValues[Word],
  state: MysticsState,
  board: Board,
) => boolean

const ENTRIES: { readonly [Word in keyof ConditionValues]: ConditionEntry<Word> } = {
  attackIs: (context, words) => words.every((word) => attackIs(word, context)),
  attackedBy: ({ attack }, mode) => attack?.mode === mode,
  lowerOnTrack({ user, target, targetCard }, _, state) {
    const minion = target === null ? undefined : findMinion(state, target)
    if (minion === undefined) return false
    return heightOf(state, targetCard ?? trackCard(state, minion)) > heightOf(state, user)
  },
  sameSpace: ({ user, target }, _, state) => target !== null && placeOf(state, target) === placeOf(state, user),
  mouseOnTargetSpace({ user, target }, _, state) {
    const at = target === null ? -1 : placeOf(state, target)
    return at >= 0 && state.mice.some((mouse) => mouse.id !== user && mouse.at === at && isFree(mouse))
  },
  minionOnOwnSpace: ({ user }, _, state) => minionsAt(state, placeOf(state, user)) > 0,
  targetIs({ target }, size, state) {
    const minion = target === null ? undefined : findMinion(state, target)
    return minion !== undefined && sizeOf(minion) === size
  },
  attackerNear({ user, defend }, _, state, board) {
    if (defend === null || defend.by === null) return false
    return isNearOrSame(board, placeOf(state, user), placeOf(state, defend.by))
  },
  near({ user, attack }, _, state, board) {
    const asked = attack?.by ?? null
    return asked !== null && isNearOrSame(board, placeOf(state, asked), placeOf(state, user))
  },
  rolled({ attack, defend }, { what, n }) {
    const faces = defend === null ? attack?.faces : defend.faces
    if (faces === undefined) return false
    if (what === 'cheese') return countFace(faces, 'cheese') >= n
    return attack !== null && faces.filter((face) => isHit(face, attack.mode)).length >= n
  },
  allBlocked: ({ defend }) => defend !== null && defend.hits > 0 && defend.blocks >= defend.hits,
  defeatedTarget: ({ attack, target }) => target !== null && attack !== null && attack.defeated.includes(target),
  woundedTarget({ attack, target }, _, state) {
    const mouse = target === null ? undefined : findMouse(state, target)
    return mouse !== undefined && isFree(mouse) && attack !== null && attack.wounded.includes(mouse.id)
  },
  inBattleAction: ({ attack }) => attack !== null && attack.action,
  byAttack: ({ moment }) => moment !== null && moment.n === 1,
  by: ({ user, moment }, who) => moment !== null && moment.it !== null && (who === 'mouse' || moment.it === user),
  kindIs: ({ moment }, kind) => moment !== null && moment.type !== null && minionType(moment.type).kind === kind,
  notTopOfTrack: ({ user }, _, state) => heightOf(state, user) > 0,
  notLowest: ({ moment }, _, state) => moment !== null && moment.card !== state.track.at(-1),
  wholeDeal: ({ moment }) => moment !== null && moment.whole,
  wouldSurge: ({ moment }, _, state) => moment !== null && state.wheel + moment.n >= FULL_WHEEL,
  prowlerOnBoard: (_, __, state) => state.minions.some((minion) => sizeOf(minion) === 'token'),
  wheelHas: (_, n, state) => state.wheel >= n,
  minionOnBoard: (_, __, state) => state.minions.length > 0,
  anyCaptured: (_, __, state) => state.mice.some((mouse) => mouse.captured),
  onTile({ user, moment }, _, state) {
    if (moment !== null && moment.it !== null) return moment.it !== user
    return state.mice.some((mouse) => mouse.id !== user && isFree(mouse))
  },
  hasMarker({ user }, markers, state) {
    const mouse = findMouse(state, user)
    return mouse !== undefined && markers.some((marker) => (marker === 'knockedDown' ? mouse.down : mouse[marker]))
  },
  moveLeft: ({ user }, _, { turn }) => turn?.card === user && turn.move !== 'over',
  moveWhole: ({ user }, _, { turn }) => turn?.card === user && turn.move === 'whole',
  not: (context, condition, state, board) => !holds(state, board, condition, context),
}

export function holds(state: MysticsState, board: Board, condition: Condition, context: Context): boolean {
  const word = wordOf(condition)
  const entry: ConditionEntry<never> = ENTRIES[word]
  return entry(context, valueOf(condition, word), state, board)
}
