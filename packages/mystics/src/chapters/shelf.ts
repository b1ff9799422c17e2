import { CHAPTERS } from '../../data/chapters/index.ts'
import type { Chapter } from './chapter.ts'

export { CHAPTERS }

export function findChapter(id: string): Chapter {
  const chapter = CHAPTERS.find((each) => each.id === id)
  if (chapter === undefined) throw new Error(`Bug: no chapter "${id}"`)
  return chapter
}
