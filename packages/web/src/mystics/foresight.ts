import type { Foresight, Mystics, Warning } from '@mousekeep/mystics'
import type { MysticsAction } from '@mousekeep/mystics/box'
import { textOf, type Desk } from '../desk/desk.ts'

/** What would come of everything that may be done now; null while somebody looks back or another decides. */
export function foresightOf(desk: Desk<Mystics>): Foresight | null {
  return desk.isPast.value ? null : desk.table.foresight.value
}

export type Prospect = Foresight['prospects'][number]

/** Runs of turns that may be named as one decision now (M27.7, M27.8). */
export function runsOf(foresight: Foresight | null): MysticsAction[] {
  const { waits = [], leads = [] } = foresight ?? {}
  return [
    ...waits.map((card): MysticsAction => ({ do: 'wait', for: card })),
    ...leads.map((to): MysticsAction => ({ do: 'lead', to })),
  ]
}

/** Everything that is offered: the single decisions, and the runs of turns. */
export function offeredAt(desk: Desk<Mystics>): readonly MysticsAction[] {
  return [...desk.legal.value, ...runsOf(foresightOf(desk))]
}

/** What would come of one action. */
export function prospectOf(foresight: Foresight | null, action: MysticsAction): Prospect | null {
  const text = textOf(action)
  return foresight?.prospects.find((prospect) => textOf(prospect.action) === text) ?? null
}

/** How likely an attack defeats its first target; null where it is no attack. */
export function chanceOf(prospect: Prospect | null): number | null {
  const odds = prospect?.odds ?? null
  return odds?.roll === 'attack' ? (odds.targets[0]?.felled ?? null) : null
}

/** What the game warns of before an action; of a walk, what waits at its end. */
export function warningsOf(desk: Desk<Mystics>, action: MysticsAction): readonly Warning[] {
  const foresight = foresightOf(desk)
  const to = action.do === 'step' ? action.to : action.do === 'walk' ? action.path.at(-1) : undefined
  if (to !== undefined) return foresight?.reach.find((way) => way.to === to)?.warnings ?? []
  if (action.do !== 'wait') return prospectOf(foresight, action)?.warnings ?? []
  // Who waits knows that there was something to do.
  const ending = prospectOf(foresight, { do: 'end' })?.warnings ?? []
  return ending.filter(({ code }) => code !== 'action-left')
}

/** Whether the game warns of it gravely, and that is not what was warned of just now. */
export function isWarnedOf(desk: Desk<Mystics>, warned: MysticsAction | null, action: MysticsAction): boolean {
  if (!desk.isReady.value || (warned !== null && textOf(warned) === textOf(action))) return false
  return warningsOf(desk, action).some(({ isGrave }) => isGrave)
}
