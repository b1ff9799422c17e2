import { passagesOf, findChapter } from '@mousekeep/mystics/box'
import { isBehind, type ChronicleEntry } from '@mousekeep/mystics/campaign'

/** The passages of a chapter in the order of the book: those that were read on this device, and the others. */
export function partPassages(
  chapter: string,
  chronicle: readonly ChronicleEntry[],
): { readonly read: readonly string[]; readonly unread: readonly string[] } {
  const tries = chronicle.filter((entry) => entry.chapter === chapter)
  const told = new Set(tries.flatMap(toldIn))
  const all = passagesOf(findChapter(chapter))
  return { read: all.filter((passage) => told.has(passage)), unread: all.filter((passage) => !told.has(passage)) }
}

/** What was certainly read out in one attempt: the beginning, the sides that were entered, and the ending (B9). */
function toldIn(entry: ChronicleEntry): string[] {
  const goesOn = isBehind(entry) ? [entry.result === 'won' ? 'goes-on' : 'goes-on-lost'] : []
  return ['intro', ...entry.sides, entry.result === 'won' ? 'victory' : 'defeat', ...goesOn]
}
