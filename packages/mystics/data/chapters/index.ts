import type { Chapter } from '../../src/chapters/chapter.ts'
import { OUT_BY_THE_GRATE } from './01-out-by-the-grate.ts'

/** The story book, in order. */
export const CHAPTERS: readonly Chapter[] = [OUT_BY_THE_GRATE]
