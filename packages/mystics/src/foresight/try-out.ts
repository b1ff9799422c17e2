import type { Chance } from '@mousekeep/engine'
import { perform, type MysticsAction } from '../rules/decide.ts'
import type { MysticsEvent } from '../state/events.ts'
import { copy, type MysticsState } from '../state/state.ts'

/** What a try comes to: how far it goes without a die or a hidden card, and what stopped it there. */
export interface Tried {
  /** The table where it stopped; amid the work if a die or a card stopped it. */
  readonly state: MysticsState
  /** What is certain to happen. */
  readonly events: readonly MysticsEvent[]
  readonly then: 'dice' | 'card' | 'decision' | 'over'
}

/** Thrown by the door of chance, and caught where the try began. */
class Unknown extends Error {
  readonly by: 'dice' | 'card'

  constructor(by: 'dice' | 'card') {
    super(`stopped by ${by}`)
    this.by = by
  }
}

const STOPPED: Chance = {
  below: () => {
    throw new Unknown('card')
  },
  face: () => {
    throw new Unknown('dice')
  },
}

/** Cards come off a deck in the order it has: whoever tries things out must not see them. */
const SHOWS_A_CARD: ReadonlySet<string> = new Set(['found', 'looked', 'encounter-revealed', 'track-laid', 'shuffled'])

/** Takes a legal action on a copy, up to the first die or hidden card. */
export function tryOut(state: MysticsState, action: MysticsAction): Tried {
  const next = copy(state)
  const events: MysticsEvent[] = []
  try {
    perform(next, action, STOPPED, (event) => {
      if (SHOWS_A_CARD.has(event.type)) throw new Unknown('card')
      events.push(event)
    })
  } catch (error) {
    if (!(error instanceof Unknown)) throw error
    return { state: next, events, then: error.by }
  }
  return { state: next, events, then: next.over === null ? 'decision' : 'over' }
}
