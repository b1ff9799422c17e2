import type { MysticsEvent } from '@mousekeep/mystics/box'
import { findHero } from '@mousekeep/mystics/box'

/** The play with which the latest run of minions' turns began; null: there was none yet. */
export function theirLastTurns(eventsByPlay: readonly (readonly MysticsEvent[])[]): number | null {
  let first: number | null = null
  for (let play = eventsByPlay.length - 1; play > 0; play--) {
    for (const event of eventsByPlay[play].toReversed()) {
      if (event.type !== 'turn-began') continue
      if (findHero(event.card) === undefined) first = play
      else if (first !== null) return first
    }
  }
  return first
}
