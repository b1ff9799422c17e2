import { ActionList, type Reason } from '@mousekeep/engine'
import { list } from '../rules/decide.ts'
import type { MysticsAction } from '../state/action.ts'
import type { MysticsEvent } from '../state/events.ts'
import { findMouse } from '../state/figures.ts'
import type { MysticsState } from '../state/state.ts'
import { oddsAt } from './odds.ts'
import { threatsOf } from './threats.ts'
import { tryOut, type Tried } from './try-out.ts'

/**
 * What an action is good for, from what everybody may know: the odds of its roll, whom it brings into reach, from whom
 * it leads away, what it is certain to bring.
 */
export function reasonOf(state: MysticsState, action: MysticsAction): Reason {
  if (action.do === 'end') return reason('nothing-better')
  if (action.do === 'explore') return reason('onward')
  const tried = tryOut(state, action)
  const { state: next, events, then } = tried
  const odds = then === 'dice' ? oddsAt(next) : null
  if (odds?.roll === 'search') return reason('star', { chance: percent(odds.star) })
  if (odds?.roll === 'attack') {
    const [{ id, felled, wounds }] = odds.targets
    if (felled > 0) return reason('fells', { target: id, chance: percent(felled) })
    return reason('strikes', { target: id, chance: percent(1 - wounds[0]) })
  }
  return ofEvents(state, events) ?? ofPlace(state, tried) ?? ofBlows(state, tried) ?? ofKind(action)
}

/** An attack that is likelier to defeat its target than it was before. */
function ofBlows(state: MysticsState, { state: next, then }: Tried): Reason | null {
  if (then !== 'decision') return null
  const before = blowsAt(state)
  const better = blowsAt(next).filter((blow) => blow.felled > (before.find(isSame(blow))?.felled ?? 1))
  const [best] = better.toSorted((a, b) => b.felled - a.felled)
  if (best === undefined) return null
  const was = before.find(isSame(best))?.felled ?? 0
  return reason('likelier', { target: best.target, chance: percent(best.felled), was: percent(was) })
}

interface Blow {
  readonly weapon: string
  readonly target: string
  readonly felled: number
}

const isSame =
  (one: Blow) =>
  ({ weapon, target }: Blow): boolean =>
    weapon === one.weapon && target === one.target

function blowsAt(state: MysticsState): Blow[] {
  return actionsAt(state).flatMap((action) => {
    if (action.do !== 'battle') return []
    const { state: next, then } = tryOut(state, action)
    const odds = then === 'dice' ? oddsAt(next) : null
    const { weapon, target } = action
    return odds?.roll === 'attack' ? [{ weapon, target, felled: odds.targets[0].felled }] : []
  })
}

/** What can be said where nothing is certain but what is done. */
function ofKind({ do: kind }: MysticsAction): Reason {
  if (kind === 'step' || kind === 'walk') return reason('on-the-way')
  if (kind === 'scurry') return reason('more-steps')
  return reason(kind === 'ability' || kind === 'use' ? 'its-moment' : 'best-for-us')
}

function reason(code: string, params: Reason['params'] = {}): Reason {
  return { code, params }
}

function percent(chance: number): number {
  return Math.round(chance * 100)
}

/** What is certain to come of it, the best first. */
function ofEvents(state: MysticsState, events: readonly MysticsEvent[]): Reason | null {
  for (const event of events) {
    if (event.type === 'over' && event.result === 'won') return reason('wins')
    if (event.type === 'defeated') return reason('fells', { target: event.who, chance: 100 })
    if (event.type === 'healed') return reason('heals', { who: event.who })
    if (event.type === 'cured' || event.type === 'stood-up') return reason('frees', { who: event.who })
    if (event.type === 'leveled-up') return reason('learns', { who: event.who })
    if (event.type === 'equipped' && event.to !== 'pack') return reason('wears', { who: event.who })
    if (event.type === 'wheel-changed' && event.wheel < state.wheel) return reason('eats', { wheel: event.wheel })
  }
  return null
}

/** What the new place is good for: something to strike at, or fewer who can strike. */
function ofPlace(state: MysticsState, { state: next, then }: Tried): Reason | null {
  const mouse = findMouse(state, state.turn?.card ?? '')
  if (mouse === undefined || findMouse(next, mouse.id)?.at === mouse.at) return null
  // Amid a die or a card nobody knows yet what the place will be.
  if (then !== 'decision') return reason('on-the-way')
  const near = targetsOf(next).find((target) => !targetsOf(state).includes(target))
  if (near !== undefined) return reason('into-reach', { target: near })
  const after = (world: MysticsState): number =>
    threatsOf(world).filter(({ mouse: whom, strikes }) => whom === mouse.id && strikes > 0).length
  return after(next) < after(state) ? reason('out-of-reach', { who: mouse.id }) : reason('on-the-way')
}

function actionsAt(state: MysticsState): readonly MysticsAction[] {
  const listed = new ActionList<MysticsAction>()
  if (state.over === null) list(state, listed)
  return listed.toArray()
}

function targetsOf(state: MysticsState): string[] {
  return actionsAt(state).flatMap((action) => (action.do === 'battle' ? [action.target] : []))
}
