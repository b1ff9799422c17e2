import type { Speech } from '@mousekeep/text'
import type { ChronicleEntry } from '../campaign/chronicle.ts'
import type { Notice } from '../campaign/notices.ts'
import { lookAt } from './look.ts'
import { tellNotice } from './notices.ts'
import { chapterGoals, storySoFar, tellTry } from './story.ts'

export { readOut } from './story.ts'

/** What Mystics has to say beside a table: of things that are looked up, of the book and of the campaign. */
export function wordsBeside(speech: Speech) {
  return {
    /** Name, numbers, effect and flavour of a card, mouse, minion or achievement, line by line; empty: no such thing. */
    look: (id: string) => lookAt(speech, id),
    goals: (chapter: string) => chapterGoals(speech, chapter),
    storySoFar: (chronicle: readonly ChronicleEntry[]) => storySoFar(speech, chronicle),
    /** What there is to say about the party before a chapter begins. */
    notice: (notice: Notice) => tellNotice(speech, notice),
    tellTry: (entry: ChronicleEntry) => tellTry(speech, entry),
  }
}
