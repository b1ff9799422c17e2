import { isSilent } from '@mousekeep/mystics/words'
import type { MysticsEvent } from '@mousekeep/mystics/box'
import { game, words } from './words.ts'

/** Told by a heading, or by what follows. */
const HEADINGS: ReadonlySet<string> = new Set(['round-began', 'turn-began'])

/** Whether an event has a line of its own. */
export function hasLine(event: MysticsEvent): boolean {
  return !isSilent(event) && !HEADINGS.has(event.type)
}

/** Sentences that were made before, in the words loaded then: the log is drawn again with every play. */
let told = new WeakMap<MysticsEvent, string>()
let toldIn = words.catalogue.peek()

/** What happened, in a sentence for people who see the board. */
export function tell(event: MysticsEvent): string {
  if (isSilent(event)) return ''
  if (toldIn !== words.catalogue.value) {
    toldIn = words.catalogue.value
    told = new WeakMap()
  }
  let text = told.get(event)
  if (text === undefined) told.set(event, (text = game.tellSeen(event)))
  return text
}

/** The same for people who only hear it, with spaces by name or code. */
export function tellAloud(event: MysticsEvent): string {
  return isSilent(event) ? '' : game.tell(event)
}

/** The sentences of all events that deserve one. */
export function tellAll(events: readonly MysticsEvent[]): string[] {
  return events.filter(hasLine).map(tell)
}
