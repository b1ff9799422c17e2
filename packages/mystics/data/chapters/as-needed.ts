import type { Chapter } from '../../src/story/chapter.ts'
import { CHAPTER_IDS, type ChapterId } from '../parties.ts'

/** The story book as a browser has it: each chapter is a script of its own. */
const COMING: Readonly<Record<ChapterId, () => Promise<Chapter>>> = {
  prologue: async () => (await import('./00-the-smallest-door.ts')).THE_SMALLEST_DOOR,
  1: async () => (await import('./01-out-by-the-grate.ts')).OUT_BY_THE_GRATE,
  2: async () => (await import('./02-three-who-went-to-look.ts')).THREE_WHO_WENT_TO_LOOK,
  3: async () => (await import('./03-tea-for-an-owl.ts')).TEA_FOR_AN_OWL,
  4: async () => (await import('./04-the-waterworks.ts')).THE_WATERWORKS,
  5: async () => (await import('./05-the-queens-curtain-cord.ts')).THE_QUEENS_CURTAIN_CORD,
  6: async () => (await import('./06-the-captains-bill.ts')).THE_CAPTAINS_BILL,
  7: async () => (await import('./07-un-belling-the-cat.ts')).UN_BELLING_THE_CAT,
  8: async () => (await import('./08-what-eats-the-lamplight.ts')).WHAT_EATS_THE_LAMPLIGHT,
  9: async () => (await import('./09-men-of-the-guard.ts')).MEN_OF_THE_GUARD,
  10: async () => (await import('./10-hold-the-tree.ts')).HOLD_THE_TREE,
  11: async () => (await import('./11-the-eleventh-hour.ts')).THE_ELEVENTH_HOUR,
}

/** Those that have come. */
export const CHAPTERS: Chapter[] = []

/** Has these chapters, or all, among those that have come; what is no chapter of the book is passed over. */
export async function fetchChapters(ids: readonly string[] = CHAPTER_IDS): Promise<void> {
  const wanted = CHAPTER_IDS.filter((id) => ids.includes(id))
  for (const chapter of await Promise.all(wanted.map((id) => COMING[id]())))
    if (!CHAPTERS.includes(chapter)) CHAPTERS.push(chapter)
}
