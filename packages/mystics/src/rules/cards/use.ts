import { hasAnswered } from '../../state/task.ts'
import type { ActionList, Refusal } from '@mousekeep/engine'
import { cardById, hero } from '../../cards/box.ts'
import type { Moment } from '../../cards/words.ts'
import {
  isRefusal,
  type Ability,
  type ActionKind,
  type MysticsAction,
  type Naming,
  type Chooser,
  type Use,
} from '../../state/action.ts'
import { findMouse } from '../../state/figures.ts'
import { push, topmost, type Live } from '../../state/live.ts'
import type { MomentTask, Picks } from '../../state/task.ts'
import { effectTask } from '../deeds/card-effects.ts'
import { loseCheese } from '../deeds/cheese.ts'
import { discard } from '../deeds/decks.ts'
import { actionRefusal, spendAction } from '../deeds/spend-action.ts'
import { holdAll, plainContext } from '../lookup/card-conditions.ts'
import { imagineAttack, targetRefusal, weaponsOf } from '../lookup/weapons.ts'
import { aimRefusal, NO_LEGAL_TARGET } from './aim.ts'
import {
  costOf,
  FROM_PACK,
  hasSources,
  NO_SUCH_CARD,
  NO_TARGET,
  NOT_ITS_MOMENT,
  NOT_WORN,
  ONLY_POISON,
  picksOf,
  sourcesAt,
  useRefusal,
  type Source,
} from './usable.ts'

const TURN_MOMENTS: readonly Moment[] = ['ownTurn', 'freeAction', 'action', 'battle', 'beforeAttack']
const FREE_MOMENTS: readonly Moment[] = ['ownTurn', 'freeAction']
const ORDER_MOMENTS: readonly Moment[] = ['action', 'battle', 'beforeAttack']
const NO_MOMENTS: readonly Moment[] = []
const DECLARE_MOMENTS: readonly Moment[] = ['beforeAttack']

/** The moments at which the deciding mouse may use a card now, and the task of the one that was opened. */
function momentsOf({ state, ordered }: Chooser): { moments: readonly Moment[]; task: MomentTask | null } {
  const top = state.stack.at(-1)
  if (top?.kind === 'moment') return { moments: [top.moment], task: top }
  if (top?.kind === 'declare') return { moments: DECLARE_MOMENTS, task: null }
  if (top?.kind === 'again') return { moments: NO_MOMENTS, task: null }
  return { moments: ordered ? ORDER_MOMENTS : TURN_MOMENTS, task: null }
}

/** The same without those that take an action, where none is left. */
function momentsLeft(chooser: Chooser): ReturnType<typeof momentsOf> {
  const all = momentsOf(chooser)
  return all.moments === TURN_MOMENTS && actionRefusal(chooser) !== null ? { moments: FREE_MOMENTS, task: null } : all
}

function listKind(chooser: Chooser, isAbility: boolean, into: ActionList<MysticsAction>): void {
  const { state, board, mouse } = chooser
  const { moments, task } = momentsLeft(chooser)
  const which = isAbility ? 'abilities' : 'others'
  if (task === null && !hasSources(state, mouse, moments, which)) return
  for (const moment of moments) {
    for (const source of sourcesAt(state, mouse, moment, which)) {
      if (refusalAt(chooser, source, moment, task) !== null) continue
      for (const picks of picksOf(state, board, mouse, source, task)) into.push(actionOf(source, picks))
    }
  }
}

/** The action by which a use is announced. */
function actionOf(source: Source, picks: Picks): Ability | Use {
  const { card, ...others } = picks
  const { id, kind, clauses } = source.card
  const asTarget = clauses[source.clause].choose?.some((selector) => 'minionCard' in selector) === true
  const naming: Naming =
    card === undefined ? others : asTarget ? { ...others, target: card } : { ...others, named: card }
  return kind === 'ability' ? { do: 'ability', ability: id, ...naming } : { do: 'use', card: id, ...naming }
}

function refusalAt(chooser: Chooser, source: Source, moment: Moment, task: MomentTask | null): Refusal | null {
  const { state, board, mouse } = chooser
  if (task !== null && hasAnswered(task, mouse.id, source.card.id)) return NOT_ITS_MOMENT
  // An order gives no scroll, not even one that is a Battle action (Give Order).
  if (chooser.ordered && source.card.kind === 'scroll') return NOT_ITS_MOMENT
  const refused = useRefusal(state, board, mouse, source, moment, task)
  if (refused !== null) return refused
  const declaring = state.stack.at(-1)?.kind === 'declare'
  if (!declaring && (moment === 'action' || moment === 'battle' || moment === 'beforeAttack')) {
    const spent = actionRefusal(chooser)
    if (spent !== null) return spent
  }
  return moment === 'beforeAttack' ? attackToCome(chooser, source) : null
}

/** A card announced before an attack needs a weapon of the kind asked, and a legal target. */
function attackToCome({ state, board, mouse }: Chooser, source: Source): Refusal | null {
  let refused = NO_LEGAL_TARGET
  const declared = topmost(state.stack, 'declare')
  const ids = [...(declared?.cards ?? []), source.card.id]
  const clauses = ids.flatMap((id) => cardById(id).clauses.map((clause) => ({ id, clause })))
  const before = clauses.filter(({ clause }) => clause.on.includes('beforeAttack'))
  for (const weapon of weaponsOf(state, mouse)) {
    for (const minion of state.minions) {
      const attack = imagineAttack(state, board, mouse, weapon, minion)
      if (targetRefusal(state, board, mouse, attack, minion) !== null) continue
      const fits = before.every(({ id, clause }) => {
        const conditions = id === source.card.id ? clause.if : clause.if?.filter((each) => 'attackIs' in each)
        return holdAll(state, board, conditions, { ...plainContext(id, mouse.id), attack })
      })
      if (fits) return null
      refused = NO_TARGET
    }
  }
  return refused
}

/** Which card at which moment, and what is named with it. */
interface Found {
  readonly source: Source
  readonly moment: Moment
  readonly picks: Picks
}

function find(chooser: Chooser, id: string, action: Ability | Use): Found | Refusal {
  const { state, board, mouse } = chooser
  const { moments, task } = momentsOf(chooser)
  const which = action.do === 'ability' ? 'abilities' : 'others'
  let refused = absent(chooser, id, which)
  for (const moment of moments) {
    const source = sourcesAt(state, mouse, moment, which).find((each) => each.card.id === id)
    if (source === undefined) continue
    const reason = refusalAt(chooser, source, moment, task)
    if (reason !== null) {
      refused = reason
      continue
    }
    const ways = picksOf(state, board, mouse, source, task)
    const picks = meant(action, source, ways)
    if (picks !== null) return { source, moment, picks }
    refused = missed(chooser, source, action, ways)
  }
  return refused
}

/** What it names must be named as it is listed; a price may be left out that is the least, and what has one answer. */
function meant(action: Ability | Use, source: Source, ways: readonly Picks[]): Picks | null {
  const given = Object.entries(action).map(([name, value]) => [name, textOf(value)])
  const fitting = ways.filter((each) => {
    const listed = new Map(Object.entries(actionOf(source, each)).map(([name, value]) => [name, textOf(value)]))
    return given.every(([name, value]) => listed.get(name) === value)
  })
  const leftOut = (each: Picks): number => Object.keys(actionOf(source, each)).length - given.length
  const named = fitting.find((each) => leftOut(each) === (action.n === undefined && each.n !== undefined ? 1 : 0))
  return named ?? (fitting.length === 1 ? fitting[0] : null)
}

/** Several targets are the same in any order. */
function textOf(value: string | number | readonly string[]): string {
  return typeof value === 'object' ? value.toSorted().join(' ') : String(value)
}

/** Why nothing can be meant by what was named. */
function missed(chooser: Chooser, source: Source, action: Ability | Use, ways: readonly Picks[]): Refusal {
  const { state, board, mouse } = chooser
  if (isOnlyPoisoned(chooser, source, action.mouse)) return ONLY_POISON
  const named = [...(action.target === undefined ? [] : [action.target]), ...(action.targets ?? [])]
  if (named.length === 0 && ways.length > 0) return NO_TARGET
  return aimRefusal(state, board, mouse, source.card.clauses[source.clause], named) ?? NO_TARGET
}

/** M21.4: ordinary healing, and nothing but poison wounds on the mouse it names. */
function isOnlyPoisoned({ state }: Chooser, { card, clause }: Source, id: string | undefined): boolean {
  const mouse = id === undefined ? undefined : findMouse(state, id)
  const verbs = card.clauses[clause].do ?? []
  return (
    mouse !== undefined &&
    mouse.wounds === 0 &&
    mouse.poison > 0 &&
    verbs.some((verb) => 'heal' in verb && verb.heal.kind === 'plain')
  )
}

/** Why a card has nothing to say now. */
function absent({ state, mouse }: Chooser, id: string, which: 'abilities' | 'others'): Refusal {
  if (which === 'abilities') return mouse.abilities.includes(id) ? NOT_ITS_MOMENT : NO_SUCH_CARD
  const { cards } = state.setup
  if (hero(mouse.id).innate.includes(id) || mouse.equip.some((worn) => cards[worn.card] === id)) return NOT_ITS_MOMENT
  if (!mouse.pack.some((no) => cards[no] === id)) return NO_SUCH_CARD
  return FROM_PACK.has(cardById(id).kind) ? NOT_ITS_MOMENT : NOT_WORN
}

function announce(live: Live, chooser: Chooser, id: string, { source, moment, picks }: Found): void {
  const { task } = momentsOf(chooser)
  const { state, emit } = live
  const { mouse } = chooser
  // Between two turns there is none: then nothing counts against one (K6).
  const { turn } = state
  const paid = source.card.cost?.most === undefined ? costOf(mouse, source.card) : (picks.n ?? source.card.cost.cheese)
  loseCheese(live, mouse, paid, 'M6.9')
  emit?.({ type: 'used', rule: source.card.kind === 'ability' ? 'M6.5' : 'M6.6', who: mouse.id, card: id })
  if (source.card.kind === 'ability') turn?.able.push(mouse.id)
  if (moment === 'freeAction') turn?.freely.push(id)
  if (source.card.clauses[source.clause].once === 'round') mouse.spent.push(id)
  if (task !== null && source.no < 0) task.answers.push({ mouse: mouse.id, card: id })
  if (source.no >= 0 && source.card.kept !== true) {
    mouse.pack.splice(mouse.pack.indexOf(source.no), 1)
    discard(live, mouse.id, source.no, 'M6.6')
  }
  const declaring = live.stack.at(-1)?.kind === 'declare'
  if (moment === 'action') spendAction(live, chooser, 'other')
  if (moment === 'battle' || (moment === 'beforeAttack' && !declaring)) spendAction(live, chooser, 'battle')
  if (moment === 'beforeAttack') {
    if (!declaring) push(live, { kind: 'declare', mouse: mouse.id, mods: [], cards: [] })
    topmost(live.stack, 'declare')?.cards.push(id)
  }
  push(live, effectTask(id, source.clause, mouse.id, picks, { no: source.no, paid, it: task?.card ?? null }))
}

/** M6.5. */
export const ability: ActionKind<Ability, Found> = {
  list: (chooser, into) => listKind(chooser, true, into),
  judge: (chooser, action) => find(chooser, action.ability, action),
  whole(chooser, action) {
    const found = find(chooser, action.ability, action)
    return isRefusal(found) ? action : actionOf(found.source, found.picks)
  },
  perform: (live, chooser, action, found) => announce(live, chooser, action.ability, found),
}

/** M6.6: a card of the pack, a worn card or an innate ability. */
export const use: ActionKind<Use, Found> = {
  list: (chooser, into) => listKind(chooser, false, into),
  judge: (chooser, action) => find(chooser, action.card, action),
  whole(chooser, action) {
    const found = find(chooser, action.card, action)
    return isRefusal(found) ? action : actionOf(found.source, found.picks)
  },
  perform: (live, chooser, action, found) => announce(live, chooser, action.card, found),
}
