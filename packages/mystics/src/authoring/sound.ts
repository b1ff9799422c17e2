import type { Chapter } from '../story/chapter.ts'

/** What of a chapter could be read: fields with something wrong in them are left out. */
export type Sound = Partial<Chapter>
