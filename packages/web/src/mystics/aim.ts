import type { Foresight } from '@mousekeep/mystics'
import type { MysticsAction, MysticsView } from '@mousekeep/mystics/box'
import { prospectOf, worthOf } from './foresight.ts'

/** What the meaning of a tap depends on. */
interface Aiming {
  readonly view: MysticsView
  readonly legal: readonly MysticsAction[]
  readonly foresight: Foresight | null
  readonly target: string | null
  readonly among: readonly MysticsAction[]
}

/** Actions to play, or what the tap chooses. */
export type MysticsAim =
  | { readonly play: readonly MysticsAction[] }
  | { readonly target: string | null; readonly among: readonly MysticsAction[] }

/** What a tap on a space means: an answer, one of the actions that need a place, a target, a walk, a way out. */
export function aimAt(space: string, aiming: Aiming): MysticsAim {
  const { view, legal, foresight, target, among } = aiming
  const answer = legal.find((action) => action.do === 'choose' && action.option === space)
  if (answer !== undefined) return { play: [answer] }
  if (among.length > 0) return ofAmong(space, aiming)
  const here = new Set(view.minions.filter(({ at }) => at === space).map(({ id }) => id))
  const attacks = legal.filter((action) => action.do === 'battle' && here.has(action.target))
  if (attacks.length > 0) return ofAttacks(attacks, foresight, target)
  const way = foresight?.reach.find(({ to }) => to === space)
  if (way !== undefined) {
    return { play: [way.path.length === 1 ? { do: 'step', to: space } : { do: 'walk', path: way.path }] }
  }
  // Too far for one move: when there is nobody to fight, the whole party may go there together.
  if (foresight?.leads.includes(space) === true) return { target: null, among: [{ do: 'lead', to: space }] }
  return { play: [{ do: 'step', to: space }] }
}

/** The first tap aims at a minion, the next one strikes with the best weapon. */
function ofAttacks(attacks: readonly MysticsAction[], foresight: Foresight | null, target: string | null): MysticsAim {
  const worth = (action: MysticsAction): number => worthOf(prospectOf(foresight, action))
  const ordered = attacks.toSorted((a, b) => worth(b) - worth(a))
  const same = ordered.find((action) => action.do === 'battle' && action.target === target)
  if (same !== undefined) return { play: [same] }
  const [best] = ordered
  return { target: best.do === 'battle' ? best.target : null, among: [] }
}

/** For a card or an item that needs a target: the actions that name this space, or somebody on it. */
function ofAmong(space: string, { view, among }: Aiming): MysticsAim {
  const there = new Set([
    space,
    ...view.minions.filter(({ at }) => at === space).map(({ id }) => id),
    ...Object.entries(view.mice).flatMap(([id, { at }]) => (at === space ? [id] : [])),
  ])
  const fitting = among.filter((action) => namesOf(action).some((name) => there.has(name)))
  if (fitting.length === 1) return { play: fitting }
  return { target: null, among: fitting.length > 0 ? fitting : [] }
}

/** Everything that an action names: figures, spaces. */
export function namesOf(action: MysticsAction): string[] {
  return Object.entries(action).flatMap(([field, value]: [string, unknown]) => {
    if (field === 'do') return []
    if (Array.isArray(value)) return value.map(String)
    return typeof value === 'string' ? [value] : []
  })
}
