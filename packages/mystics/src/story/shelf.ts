import { BadInput } from '@mousekeep/engine'
import { CHAPTERS, fetchChapters } from '#chapters'
import { CHAPTER_IDS, FLAGS } from '../../data/parties.ts'
import type { Chapter } from './chapter.ts'

export { CHAPTERS, fetchChapters }

/** Chapters of other authors, read by `readChapter` and put on the shelf beside the book's own. */
const others = new Map<string, Chapter>()

export function shelve(chapter: Chapter): void {
  if (isOfTheBook(chapter.id)) throw new BadInput(`the book has a chapter "${chapter.id}" already`)
  others.set(chapter.id, chapter)
}

function isOfTheBook(id: string): boolean {
  return CHAPTER_IDS.some((each) => each === id)
}

export function chapterIds(): string[] {
  return [...CHAPTER_IDS, ...others.keys()]
}

/** Flags that a campaign can carry: what a chapter on the shelf wins or asks about. */
export function knownFlags(): Set<string> {
  const flags = [...others.values()].flatMap((each) => (each.achievements ?? []).concat(each.earlier ?? []))
  return new Set([...FLAGS, ...flags])
}

/** Chapters of the book that were looked up before: nearly every question of the rules is about a chapter. */
const known = new Map<string, Chapter>()

export function findChapter(id: string): Chapter {
  return known.get(id) ?? others.get(id) ?? lookUp(id)
}

function lookUp(id: string): Chapter {
  const chapter = CHAPTERS.find((each) => each.id === id)
  if (chapter === undefined) throw new Error(`Bug: no chapter "${id}"`)
  known.set(id, chapter)
  return chapter
}
