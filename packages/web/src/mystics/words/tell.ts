import { isSilent } from '@mousekeep/mystics/words'
import type { MysticsEvent } from '@mousekeep/mystics/box'
import { game } from './words.ts'

/** Told by a heading, or by what comes after it. */
const HEADINGS: ReadonlySet<string> = new Set(['round-began', 'turn-began'])

/** Whether an event has a line of its own. */
export function hasLine(event: MysticsEvent): boolean {
  return !isSilent(event) && !HEADINGS.has(event.type)
}

/** What happened, in a sentence for people who see the board. */
export function tell(event: MysticsEvent): string {
  return isSilent(event) ? '' : game.tellSeen(event)
}

/** The same for people who hear it: each space by its name or code. */
export function tellAloud(event: MysticsEvent): string {
  return isSilent(event) ? '' : game.tell(event)
}

/** The sentences of everything that is worth one. */
export function tellAll(events: readonly MysticsEvent[]): string[] {
  return events.filter(hasLine).map(tell)
}
