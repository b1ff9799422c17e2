import { cardNos } from '../state/task.ts'
import { OFF, type Board, type Space } from '../board/board.ts'
import { hasPlaceFor } from '../rules/lookup/arrange-gear.ts'
import { boardHere } from '../rules/lookup/board-here.ts'
import { rulesOn, spacesAt } from '../rules/lookup/chapter-here.ts'
import { isLimited, momentOf, ruleAt, ruleHolds } from '../rules/lookup/chapter-rules.ts'
import { isWaived } from '../rules/lookup/modifiers.ts'
import type { MysticsAction } from '../state/action.ts'
import { findMouse, isFree } from '../state/figures.ts'
import { LEVEL_UP, type MysticsState } from '../state/state.ts'
import type { Rule } from '../story/chapter.ts'
import type { Odds } from './odds.ts'
import type { Tried } from './try-out.ts'

/** What somebody might not have thought of before doing something. */
export interface Warning {
  readonly code:
    | 'action-left'
    | 'gives-up-steps'
    | 'trap'
    | 'carried-off'
    | 'carried-on'
    | 'last-drift'
    | 'may-surge'
    | 'surges'
    | 'loses'
    | 'items-left'
    | 'captive-left'
    | 'once-left'
    | 'wearable'
    | 'hurts-ours'
    | 'below-level-up'
  readonly rule: string
  /** So grave that one is asked once more. */
  readonly isGrave: boolean
  readonly who?: string
  readonly n?: number
}

/** Kinds that take the action of a turn and are worth it. */
const WORTH_AN_ACTION: ReadonlySet<MysticsAction['do']> = new Set(['battle', 'search', 'recover', 'act', 'explore'])

/** What speaks against an action, as far as everybody may know. */
export function warningsOf(
  state: MysticsState,
  action: MysticsAction,
  tried: Tried,
  odds: Odds | null,
  legal: readonly MysticsAction[],
): Warning[] {
  return [
    ...ofTurn(state, action, tried, legal),
    ...ofDrift(state, action),
    ...ofTime(state, action, tried, odds),
    ...ofLeaving(state, action),
    ...ofOurOwn(state, action, tried),
    ...ofThings(state, action, tried),
  ]
}

/** M6.2: the action that is left, the steps that are given up. */
function ofTurn(
  { turn }: MysticsState,
  action: MysticsAction,
  { state: next }: Tried,
  legal: readonly MysticsAction[],
): Warning[] {
  if (turn === null) return []
  if (action.do === 'end') {
    const isLeft = turn.acted === 0 && legal.some((each) => WORTH_AN_ACTION.has(each.do))
    return isLeft ? [{ code: 'action-left', rule: 'M6.2', isGrave: true }] : []
  }
  const isGivenUp =
    turn.move === 'begun' && turn.points > 0 && next.turn?.card === turn.card && next.turn.ended === 'M6.2'
  return isGivenUp ? [{ code: 'gives-up-steps', rule: 'M6.2', isGrave: false, n: turn.points }] : []
}

/** M8.4: the end of this turn is the end of the mouse’s way on this tile. */
function ofDrift(state: MysticsState, action: MysticsAction): Warning[] {
  const mouse = findMouse(state, state.turn?.card ?? '')
  if (action.do !== 'end' || mouse === undefined) return []
  const board = boardHere(state)
  const isLast = drifts(board, mouse.at) === 1 && !isWaived(state, board, mouse.id, 'drift')
  return isLast ? [{ code: 'last-drift', rule: 'M8.4', isGrave: true }] : []
}

/** M15.2, M23.2: cheese on the wheel, the hourglass, the end. */
function ofTime(
  { page, end }: MysticsState,
  action: MysticsAction,
  { state: next, events }: Tried,
  odds: Odds | null,
): Warning[] {
  if (action.do === 'choose') return []
  if (next.over === 'lost') return [{ code: 'loses', rule: 'M23.2', isGrave: true }]
  if (events.some(({ type }) => type === 'surged')) return [{ code: 'surges', rule: 'M15.2', isGrave: true }]
  if (odds?.roll !== 'attack' || odds.surge === 0) return []
  const isLast = page + 1 >= end
  return [{ code: 'may-surge', rule: 'M15.2', isGrave: isLast, n: Math.round(odds.surge * 100) }]
}

/** M13, M20.2, M22: who and what stays behind. */
function ofLeaving(state: MysticsState, action: MysticsAction): Warning[] {
  if (action.do !== 'explore') return []
  const captive = state.mice.find(({ captured }) => captured)
  return [
    ...(state.placed.length > 0 ? [{ code: 'items-left', rule: 'M22.2', isGrave: true } as const] : []),
    ...(captive === undefined
      ? []
      : [{ code: 'captive-left', rule: 'M20.2', isGrave: true, who: captive.id } as const]),
    ...onceHere(state).map(({ id, name }) => ({ code: 'once-left', rule: id, isGrave: true, who: name }) as const),
  ]
}

/** What the chapter lets the mice do at a place of this side but once, and they could and have not. */
function onceHere(state: MysticsState): { readonly id: string; readonly name: string }[] {
  const board = boardHere(state)
  return rulesOn(state, 'act').flatMap((index) => {
    const rule = ruleAt(state, index)
    const offer = momentOf(state, index, 'act')
    if (rule === undefined || offer === undefined || !(isLimited(rule) || isPrize(state, rule))) return []
    const spaces = spacesAt(state, board, offer.place) ?? []
    const holds = (id: string): boolean => spaces.some((at) => ruleHolds({ state, board }, index, id, at, null))
    return state.mice.some((mouse) => isFree(mouse) && holds(mouse.id)) ? [{ id: rule.id, name: offer.name }] : []
  })
}

/** Something that is remembered, and that has not been done. */
function isPrize({ flags }: MysticsState, rule: Rule): boolean {
  return rule.do.some((verb) => 'achieve' in verb && !flags.includes(verb.achieve))
}

/** M11.1, M16.2: what goes for nothing, or for a cheese, though somebody near has an empty place for it. */
function ofThings(state: MysticsState, action: MysticsAction, { events }: Tried): Warning[] {
  if (action.do !== 'choose') return []
  const board = boardHere(state)
  return events.flatMap((event) => {
    if (event.type !== 'discarded' || (event.rule !== 'M11.1' && event.rule !== 'M16.2')) return []
    const from = findMouse(state, event.who)
    const { cards } = state.setup
    const thing = cardNos(cards).find((no) => cards[no] === event.card)
    if (from === undefined || thing === undefined) return []
    // Whoever found it comes first.
    const wearer = [from, ...state.mice].find(
      (mouse) =>
        isFree(mouse) &&
        mouse.at >= 0 &&
        (mouse.at === from.at || board.isNear[mouse.at][from.at]) &&
        hasPlaceFor(state, board, mouse, thing),
    )
    return wearer === undefined ? [] : [{ code: 'wearable', rule: event.rule, isGrave: true, who: wearer.id } as const]
  })
}

/** Mice that our own card would hurt, and cheese that would have been enough to level up (M16.4). */
function ofOurOwn(state: MysticsState, action: MysticsAction, { state: next, events }: Tried): Warning[] {
  if (action.do !== 'ability' && action.do !== 'use') return []
  const warnings: Warning[] = []
  for (const event of events) {
    const struck = event.type === 'attacked' ? event.targets : event.type === 'wounded' ? [event.who] : []
    const ours = struck.find((id) => findMouse(state, id) !== undefined)
    if (ours !== undefined) warnings.push({ code: 'hurts-ours', rule: 'M10.1', isGrave: true, who: ours })
  }
  const mouse = findMouse(state, state.turn?.card ?? '')
  const left = findMouse(next, mouse?.id ?? '')?.cheese ?? 0
  if (mouse !== undefined && mouse.cheese >= LEVEL_UP && left < LEVEL_UP && state.turn?.leveled === false)
    warnings.push({ code: 'below-level-up', rule: 'M16.4', isGrave: false })
  return warnings
}

/** What speaks against stepping there: a mousetrap (M9.1), a current that carries off the tile (M8.4). */
export function stepWarnings(state: MysticsState, mouse: string, to: string): Warning[] {
  const board = boardHere(state)
  const space = board.numbers.get(to)
  if (space === undefined) return []
  if (state.trapped.includes(space)) return [{ code: 'trap', rule: 'M9.1', isGrave: true }]
  if (isWaived(state, board, mouse, 'drift')) return []
  const left = drifts(board, space)
  if (left === 1) return [{ code: 'carried-off', rule: 'M8.4', isGrave: true }]
  return left === Infinity ? [] : [{ code: 'carried-on', rule: 'M8.4', isGrave: false, n: left }]
}

/** After how many ends of turns the current has carried a mouse from there off the tile; of two arms, the shorter. */
function drifts(board: Board, from: Space): number {
  const turns = new Map([[from, 1]])
  for (const [space, n] of turns) {
    if (board.current[space].includes(OFF)) return n
    for (const to of board.current[space]) if (!turns.has(to)) turns.set(to, n + 1)
  }
  return Infinity
}
