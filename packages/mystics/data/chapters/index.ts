import type { Chapter } from '../../src/chapters/chapter.ts'
import { THE_SMALLEST_DOOR } from './00-the-smallest-door.ts'
import { OUT_BY_THE_GRATE } from './01-out-by-the-grate.ts'

/** The story book, in order. */
export const CHAPTERS: readonly Chapter[] = [THE_SMALLEST_DOOR, OUT_BY_THE_GRATE]
