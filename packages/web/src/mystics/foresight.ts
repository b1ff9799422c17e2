import type { Foresight, Mystics, Warning } from '@mousekeep/mystics'
import type { MysticsAction } from '@mousekeep/mystics/box'
import { textOf, type Desk } from '../desk/desk.ts'

/** What everything that may be done now would lead to; null while looking back, or while somebody else decides. */
export function foresightOf(desk: Desk<Mystics>): Foresight | null {
  return desk.isPast.value ? null : desk.table.foresight.value
}

export type Prospect = Foresight['prospects'][number]

/** Runs of turns that may now be named as one decision (M27.7, M27.8). */
export function runsOf(foresight: Foresight | null): MysticsAction[] {
  const { waits = [], leads = [] } = foresight ?? {}
  return [
    ...waits.map((card): MysticsAction => ({ do: 'wait', for: card })),
    ...leads.map((to): MysticsAction => ({ do: 'lead', to })),
  ]
}

/** Everything that is offered: single decisions, and runs of turns. */
export function offeredAt(desk: Desk<Mystics>): readonly MysticsAction[] {
  return [...desk.legal.value, ...runsOf(foresightOf(desk))]
}

/** What one action would lead to. */
export function prospectOf(foresight: Foresight | null, action: MysticsAction): Prospect | null {
  const text = textOf(action)
  return foresight?.prospects.find((prospect) => textOf(prospect.action) === text) ?? null
}

/** How likely an attack is to defeat its first target, and to wound it; null if it is not an attack. */
export function chanceOf(prospect: Prospect | null): { readonly felled: number; readonly wounded: number } | null {
  const odds = prospect?.odds ?? null
  if (odds?.roll !== 'attack') return null
  const [target] = odds.targets
  return target === undefined ? null : { felled: target.felled, wounded: 1 - target.wounds[0] }
}

/** To order attacks by: the likeliest to defeat first, and among those that cannot, the likeliest to wound. */
export function worthOf(prospect: Prospect | null): number {
  const { felled, wounded } = chanceOf(prospect) ?? { felled: 0, wounded: 0 }
  return felled * 100 + wounded
}

/** What the game warns of before an action; for a walk, what waits at its end. */
export function warningsOf(desk: Desk<Mystics>, action: MysticsAction): readonly Warning[] {
  const foresight = foresightOf(desk)
  const to = action.do === 'step' ? action.to : action.do === 'walk' ? action.path.at(-1) : undefined
  if (to !== undefined) return foresight?.reach.find((way) => way.to === to)?.warnings ?? []
  if (action.do !== 'wait') return prospectOf(foresight, action)?.warnings ?? []
  // Whoever ends the turn by waiting knows that there was more to do.
  const ending = prospectOf(foresight, { do: 'end' })?.warnings ?? []
  return ending.filter(({ code }) => code !== 'action-left')
}

/** Whether the game gives a grave warning of it, other than the one just given. */
export function isWarnedOf(desk: Desk<Mystics>, warned: MysticsAction | null, action: MysticsAction): boolean {
  if (!desk.isReady.value || (warned !== null && textOf(warned) === textOf(action))) return false
  return warningsOf(desk, action).some(({ isGrave }) => isGrave)
}
