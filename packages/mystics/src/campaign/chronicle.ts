import { findChapter } from '../story/shelf.ts'
import { CLOSING } from '../story/told.ts'
import type { MysticsEvent } from '../state/events.ts'
import type { Ended } from './ended.ts'

/** What happened in one try at a chapter. */
export interface ChronicleEntry {
  readonly chapter: string
  readonly difficulty: string
  readonly attempt: number
  readonly result: 'won' | 'lost'
  readonly party: readonly string[]
  readonly rounds: number
  readonly page: number
  readonly captures: number
  /** Sides in the order in which they were first entered. */
  readonly sides: readonly string[]
  /** Flags won in it. */
  readonly won: readonly string[]
  /** Flags as they stood afterwards: what a passage asks for (B9). */
  readonly flags: readonly string[]
  /** The party has left a lost chapter behind (B7). */
  readonly leftBehind: boolean
}

/** A passage of the story, with what its lines depend on (B9): words are made of it elsewhere. */
export interface Told {
  /** As the event `story` names it: `2 goes-on`. */
  readonly passage: string
  readonly party: readonly string[]
  readonly flags: readonly string[]
}

/** The entry of a chapter that is over, from its last table and all that was seen to happen. */
export function chronicleOf(
  ended: Ended,
  events: readonly MysticsEvent[],
  attempt: number,
  before: readonly string[],
): ChronicleEntry {
  const { chapter, difficulty, over, page, explored, flags, mice } = ended
  return {
    chapter: chapter ?? '',
    difficulty,
    attempt,
    result: over === 'won' ? 'won' : 'lost',
    party: mice.map(({ id }) => id),
    rounds: events.filter(({ type }) => type === 'round-began').length,
    page,
    captures: events.filter(({ type }) => type === 'captured').length,
    sides: [...explored],
    won: flags.filter((flag) => !before.includes(flag)),
    flags: [...flags],
    leftBehind: false,
  }
}

/** A chapter in a few sentences, by the keys of its title and of each sentence. */
export interface Recalled {
  readonly chapter: string
  readonly title: string
  readonly sentences: readonly string[]
}

/** The story so far, in few words: what came of each chapter that is behind, and what was won in it. */
export function recall(chronicle: readonly ChronicleEntry[]): Recalled[] {
  return lastTries(chronicle)
    .filter(isBehind)
    .map(({ chapter, result, won }) => {
      const title = `chapter-${chapter}`
      const left = findChapter(chapter).passages.includes('goes-on-lost') ? 'left' : 'lost'
      const sentences = [`${title}.${result === 'won' ? 'recap' : left}`, ...won.map((flag) => `flag-${flag}.recap`)]
      return { chapter, title, sentences }
    })
}

function lastTries(chronicle: readonly ChronicleEntry[]): ChronicleEntry[] {
  return [...new Map(chronicle.map((entry) => [entry.chapter, entry])).values()]
}

/** How each chapter went on, in its passages; of several tries the last. */
export function recap(chronicle: readonly ChronicleEntry[]): Told[] {
  return lastTries(chronicle).flatMap((entry) => {
    const { chapter, party, flags } = entry
    const told = isBehind(entry) ? goesOn(entry) : ['defeat']
    return told.map((passage) => ({ passage: `${chapter} ${passage}`, party, flags }))
  })
}

/** Whether the party has gone on from it. */
export function isBehind({ result, leftBehind }: ChronicleEntry): boolean {
  return result === 'won' || leftBehind
}

/** B7, B9: how the story goes on, after the last chapter to the end of the book; not every chapter can be left lost. */
function goesOn({ chapter, result }: ChronicleEntry): string[] {
  const { passages } = findChapter(chapter)
  if (result === 'won') return ['goes-on', ...CLOSING.filter((passage) => passages.includes(passage))]
  return [passages.includes('goes-on-lost') ? 'goes-on-lost' : 'defeat']
}
