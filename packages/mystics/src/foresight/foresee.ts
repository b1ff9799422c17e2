import { ActionList } from '@mousekeep/engine'
import { list, type MysticsAction } from '../rules/decide.ts'
import type { MysticsEvent } from '../state/events.ts'
import type { MysticsState } from '../state/state.ts'
import { barredAt, type Barred } from './barred.ts'
import { nextSurge, type NextSurge } from './next-surge.ts'
import { oddsAt, type Odds } from './odds.ts'
import { reachOf, type Way } from './reach.ts'
import { threatsOf, type Threat } from './threats.ts'
import { tryOut } from './try-out.ts'
import { warningsOf, type Warning } from './warnings.ts'
import { numbersOf, wearingOf, type MouseNumbers, type Wearing } from './wearing.ts'

/** What a legal action would come to, as far as no die and no hidden card decides. */
export interface Prospect {
  readonly action: MysticsAction
  /** What is certain to happen. */
  readonly events: readonly MysticsEvent[]
  readonly then: 'dice' | 'card' | 'decision' | 'over'
  /** Of the roll that comes next. */
  readonly odds: Odds | null
  /** Of an announced card: the same for each attack it is announced for. */
  readonly attacks: readonly { readonly action: MysticsAction; readonly odds: Odds | null }[]
  /** What somebody might not have thought of. */
  readonly warnings: readonly Warning[]
}

/** All that a page shows before somebody decides, so that it needs no rules itself. */
export interface Foresight {
  readonly reach: readonly Way[]
  readonly prospects: readonly Prospect[]
  readonly threats: readonly Threat[]
  readonly surge: NextSurge
  readonly numbers: Readonly<Record<string, MouseNumbers>>
  readonly wearing: readonly Wearing[]
  /** Why nothing of a kind can be done now. */
  readonly barred: Barred
}

/** Works from what the table may know: the order of decks and the dice to come are never looked at. */
export function foresee(state: MysticsState): Foresight {
  const isOver = state.over !== null
  const legal = isOver ? [] : actionsOf(state)
  return {
    reach: isOver ? [] : reachOf(state),
    prospects: legal.flatMap((action) => prospectOf(state, action, legal) ?? []),
    threats: threatsOf(state),
    surge: nextSurge(state),
    numbers: numbersOf(state),
    wearing: isOver ? [] : wearingOf(state),
    barred: isOver ? {} : barredAt(state, legal),
  }
}

/** Forms that are still to be filled, and steps, which `reach` tells of, have no prospect. */
function prospectOf(state: MysticsState, action: MysticsAction, legal: readonly MysticsAction[]): Prospect | null {
  if (action.do === 'step' || 'open' in action) return null
  const tried = tryOut(state, action)
  const { state: next, events, then } = tried
  const odds = then === 'dice' ? oddsAt(next) : null
  const announced = then === 'decision' && next.stack.at(-1)?.kind === 'declare'
  return {
    action,
    events,
    then,
    odds,
    attacks: announced ? attacksFrom(next) : [],
    // Who has no choice is not warned.
    warnings: legal.length === 1 ? [] : warningsOf(state, action, tried, odds, legal),
  }
}

function attacksFrom(state: MysticsState): Prospect['attacks'] {
  return actionsOf(state)
    .filter((action) => action.do === 'battle')
    .map((action) => {
      const { state: next, then } = tryOut(state, action)
      return { action, odds: then === 'dice' ? oddsAt(next) : null }
    })
}

function actionsOf(state: MysticsState): MysticsAction[] {
  const listed = new ActionList<MysticsAction>()
  list(state, listed)
  return listed.toArray()
}
