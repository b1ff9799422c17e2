import { OFF } from '../board/board.ts'
import { boardHere } from '../rules/lookup/board-here.ts'
import { isWaived } from '../rules/lookup/modifiers.ts'
import type { MysticsAction } from '../state/action.ts'
import { findMouse } from '../state/figures.ts'
import { LEVEL_UP, type MysticsState } from '../state/state.ts'
import type { Odds } from './odds.ts'
import type { Tried } from './try-out.ts'

/** What somebody might not have thought of before doing something. */
export interface Warning {
  readonly code:
    | 'action-left'
    | 'gives-up-steps'
    | 'trap'
    | 'carried-off'
    | 'may-surge'
    | 'surges'
    | 'loses'
    | 'items-left'
    | 'captive-left'
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
    ...ofTime(state, action, tried, odds),
    ...ofLeaving(state, action),
    ...ofOurOwn(state, action, tried),
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
  ]
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
  const isCarriedOff = board.current[space].includes(OFF) && !isWaived(state, board, mouse, 'drift')
  return isCarriedOff ? [{ code: 'carried-off', rule: 'M8.4', isGrave: true }] : []
}
