import { refusal, type Refusal } from '@mousekeep/engine'
import type { Board } from '../../board/board.ts'
import { cardById, hero, speakersAt, speakersAtAny, type Saying } from '../../cards/box.ts'
import { findMouse, isFree } from '../../state/figures.ts'
import { NO_CARD, type CardNo, type MomentTask, type Picks } from '../../state/task.ts'
import type { Card } from '../../cards/card.ts'
import { holdAll, type Context } from '../lookup/card-conditions.ts'
import { meets, replacedStats } from '../lookup/modifiers.ts'
import type { Clause, Moment } from '../../cards/words.ts'
import { actsCharmed } from '../lookup/dice-counts.ts'
import { hasFoundHere } from '../lookup/may-search.ts'
import { picksFor } from './selectors.ts'
import type { Mouse, MysticsState } from '../../state/state.ts'
import { changesAnything } from './has-point.ts'
import type { Intent } from './verb-entry.ts'
import { hasPoint, isAttack, moreWays } from './verbs.ts'
import { hasTarget, weaponsOf } from '../lookup/weapons.ts'
import { topmost } from '../../state/live.ts'

/** A card that could be used at a moment: where it is, and which of its clauses. */
export interface Source {
  readonly card: Card
  readonly clause: number
  /** Its number in the pack, or −1: abilities, innate abilities and worn cards stay where they are. */
  readonly no: CardNo
}

export const NO_SUCH_CARD = refusal('M16.3', 'no-such-card')
export const NOT_ITS_MOMENT = refusal('M6.3', 'not-its-moment')
export const NOT_WORN = refusal('M16.5', 'not-worn')
export const REQUIREMENT = refusal('M16.3', 'requirement-not-met')
const ONE_ABILITY = refusal('M6.5', 'ability-used')
export const TOO_DEAR = refusal('M6.9', 'too-little-cheese')
export const ONCE_A_TURN = refusal('M6.4', 'used-this-turn')
export const ONCE_A_ROUND = refusal('M6.6', 'used-this-round')
const CONDITION = refusal('M6.6', 'condition-not-met')
export const NO_TARGET = refusal('M6.6', 'no-such-target')
export const ONLY_POISON = refusal('M21.4', 'only-poison')
const WEBBED = refusal('M21.2', 'webbed')
const KNOCKED_DOWN = refusal('M21.3', 'knocked-down')
const STUNNED = refusal('M21.1', 'stunned')
const IN_WATER = refusal('M8.5', 'in-water')
const NOT_FREE = refusal('M20.1', 'not-free')

/** M16.5: what is used from the pack. */
export const FROM_PACK: ReadonlySet<string> = new Set(['item', 'scroll', 'trick'])
const ATTACKS: ReadonlySet<Moment> = new Set(['action', 'battle', 'beforeAttack'])

/** M6.9: what it costs this mouse at least. */
export function costOf(mouse: Mouse, card: Card): number {
  const { cost } = card
  if (cost === undefined) return 0
  const special = cost.forClass
  return special !== undefined && hero(mouse.id).classes.includes(special.class) ? special.cheese : cost.cheese
}

const NO_SOURCES: readonly Source[] = []

/** Cards of a mouse that may be used at the moment, forced ones left out: its abilities, the others, or both. */
export function sourcesAt(
  state: MysticsState,
  mouse: Mouse,
  moment: Moment,
  which: 'abilities' | 'others' | 'all' = 'all',
): readonly Source[] {
  const { innate, abilities, found } = speakersAt(moment)
  let sources: Source[] | null = null
  if (which !== 'others' && abilities.size > 0) {
    for (const id of mouse.abilities) sources = withSource(sources, id, NO_CARD, abilities)
  }
  if (which === 'abilities') return sources ?? NO_SOURCES
  if (innate.size > 0) {
    for (const id of hero(mouse.id).innate) sources = withSource(sources, id, NO_CARD, innate)
  }
  if (found.size === 0) return sources ?? NO_SOURCES
  const { cards } = state.setup
  for (const { card } of mouse.equip) {
    if (!found.has(cards[card]) || replacedStats(state, mouse.id) !== null) continue
    sources = withSource(sources, cards[card], NO_CARD, found)
  }
  for (const no of mouse.pack) {
    if (!found.has(cards[no]) || !FROM_PACK.has(cardById(cards[no]).kind)) continue
    sources = withSource(sources, cards[no], no, found)
  }
  return sources ?? NO_SOURCES
}

/** Whether the mouse has any card for these moments at all: most often it has none. */
export function hasSources(
  state: MysticsState,
  mouse: Mouse,
  moments: readonly Moment[],
  which: 'abilities' | 'others',
): boolean {
  const { innate, abilities, found } = speakersAtAny(moments)
  if (which === 'abilities') {
    for (const id of mouse.abilities) if (abilities.has(id)) return true
    return false
  }
  const { cards } = state.setup
  for (const id of hero(mouse.id).innate) if (innate.has(id)) return true
  for (const { card } of mouse.equip) if (found.has(cards[card])) return true
  for (const no of mouse.pack) if (found.has(cards[no])) return true
  return false
}

function withSource(sources: Source[] | null, id: string, no: CardNo, speaking: Saying): Source[] | null {
  const clause = speaking.get(id) ?? -1
  if (clause < 0 || sources?.some((other) => other.card.id === id) === true) return sources
  const source = { card: cardById(id), clause, no }
  if (sources === null) return [source]
  sources.push(source)
  return sources
}

export function momentContext(state: MysticsState, user: string, card: string, moment: MomentTask | null): Context {
  const attack = topmost(state.stack, 'attack')
  const defend =
    moment !== null && (moment.moment === 'attackRolled' || moment.moment === 'attackDone')
      ? null
      : topmost(state.stack, 'defend')
  const [target] = attack?.targets ?? []
  return {
    card,
    user,
    attack,
    target: target?.id ?? null,
    targetCard: target?.card ?? null,
    defend,
    moment,
  }
}

/** Why the mouse cannot use the card at all now, whatever it would name; null if it can. */
export function useRefusal(
  state: MysticsState,
  board: Board,
  mouse: Mouse,
  source: Source,
  moment: Moment,
  task: MomentTask | null,
): Refusal | null {
  const { card } = source
  const clause = card.clauses[source.clause]
  const { turn } = state
  if (!isFree(mouse) || actsCharmed(state, mouse)) return NOT_FREE
  if (mouse.stunned && (ATTACKS.has(moment) || attacksByItself(clause))) return STUNNED
  if (card.kind === 'ability' && turn !== null && turn.able.includes(mouse.id)) return ONE_ABILITY
  if (card.kind !== 'ability' && card.kind !== 'innate' && !meets(state, board, mouse, card.id)) return REQUIREMENT
  if (moment === 'freeAction') {
    if (board.isWater[mouse.at]) return IN_WATER
    if (card.kind !== 'scroll' && turn !== null && turn.freely.includes(card.id)) return ONCE_A_TURN
  }
  if (clause.once === 'round' && mouse.spent.includes(card.id)) return ONCE_A_ROUND
  if (mouse.cheese < costOf(mouse, card)) return TOO_DEAR
  if (
    moment !== 'beforeAttack' &&
    !holdAll(state, board, ownConditions(clause), momentContext(state, mouse.id, card.id, task))
  ) {
    return stateInTheWay(mouse, clause) ?? CONDITION
  }
  return null
}

/** The state of the mouse that a card asks not to be in (Energy Rush). */
function stateInTheWay(mouse: Mouse, clause: Clause): Refusal | null {
  if (clause.if?.some((each) => 'not' in each && 'hasMarker' in each.not) !== true) return null
  return mouse.webbed ? WEBBED : mouse.down ? KNOCKED_DOWN : null
}

/** A condition that is looked up whenever it matters belongs to the modifier, not to the use. */
function ownConditions(clause: Clause): Clause['if'] {
  return clause.for !== undefined && clause.do === undefined && clause.if?.some((each) => 'near' in each) === true
    ? undefined
    : clause.if
}

function attacksByItself(clause: Clause): boolean {
  return (clause.do ?? []).some(isAttack)
}

/** Everything that could be named with the card now. Empty: it cannot be used (K4). */
export function picksOf(
  state: MysticsState,
  board: Board,
  mouse: Mouse,
  source: Source,
  task: MomentTask | null,
): Picks[] {
  const clause = source.card.clauses[source.clause]
  let picks = picksFor({ state, board, user: mouse, card: source.card, clause, task })
  for (const verb of clause.do ?? []) picks.push(...moreWays(state, mouse, verb, picks))
  const { cost } = source.card
  if (cost?.most !== undefined) {
    const most = Math.min(cost.most, mouse.cheese)
    picks = picks.flatMap((pick) =>
      Array.from({ length: most - cost.cheese + 1 }, (_, i) => ({ ...pick, n: cost.cheese + i })),
    )
  }
  return picks.filter(
    (pick) =>
      doesAnything({ state, board, user: mouse, card: source.card, clause, picks: pick, task }) &&
      canObey(state, board, clause, pick),
  )
}

/** K4: a card cannot be used when nothing of it would do anything. */
function doesAnything(intent: Intent): boolean {
  const { mod = [], do: verbs = [] } = intent.clause
  return (
    mod.some((each) => changesAnything(intent.state, intent.user, each)) || verbs.some((verb) => hasPoint(intent, verb))
  )
}

/** Give Order: the one who is ordered must be able to act. */
function canObey(state: MysticsState, board: Board, clause: Clause, picks: Picks): boolean {
  if (clause.do?.some((verb) => 'grantAction' in verb) !== true) return true
  const mouse = findMouse(state, picks.mouse ?? '')
  return mouse !== undefined && !mouse.charmed && canTakeOrder(state, board, mouse)
}

/** Whether an ordered mouse could do anything: battle, search, recover, or an ability that is an action. */
export function canTakeOrder(state: MysticsState, board: Board, mouse: Mouse): boolean {
  if (!isFree(mouse)) return false
  if (mouse.stunned || mouse.webbed || !hasFoundHere({ state, board }, mouse)) return true
  if (weaponsOf(state, mouse).some((weapon) => hasTarget(state, board, mouse, weapon))) return true
  return (['action', 'battle'] as const).some((moment) =>
    sourcesAt(state, mouse, moment, 'abilities').some(
      (source) =>
        useRefusal(state, board, mouse, source, moment, null) === null &&
        picksOf(state, board, mouse, source, null).length > 0,
    ),
  )
}
