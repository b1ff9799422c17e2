import { BadInput } from '@mousekeep/engine'
import { CHAPTERS } from '../../data/chapters/index.ts'
import type { Chapter } from './chapter.ts'

export { CHAPTERS }

/** Chapters of other authors, read by `readChapter` and put on the shelf beside the book's own. */
const others = new Map<string, Chapter>()

export function shelve(chapter: Chapter): void {
  if (CHAPTERS.some((each) => each.id === chapter.id))
    throw new BadInput(`the book has a chapter "${chapter.id}" already`)
  others.set(chapter.id, chapter)
}

export function chapterIds(): string[] {
  return [...CHAPTERS.map((chapter) => chapter.id), ...others.keys()]
}

/** Flags that a campaign can carry: what a chapter on the shelf wins or asks about. */
export function knownFlags(): Set<string> {
  const all = [...CHAPTERS, ...others.values()]
  return new Set(all.flatMap((each) => (each.achievements ?? []).concat(each.earlier ?? [])))
}

export function findChapter(id: string): Chapter {
  const chapter = CHAPTERS.find((each) => each.id === id) ?? others.get(id)
  if (chapter === undefined) throw new Error(`Bug: no chapter "${id}"`)
  return chapter
}
