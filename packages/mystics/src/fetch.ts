import { fetchSides } from './board/box-tiles.ts'
import { CHAPTERS, fetchChapters } from './story/shelf.ts'

/**
 * In a browser the chapters and the sides come when they are wanted (`as-needed.ts` beside each of them); everywhere
 * else they are all there, and fetching does nothing. The rules look up what they need at once, so whoever opens a
 * table fetches first.
 */

/** A chapter with all of its sides. */
export async function fetchChapter(id: string): Promise<void> {
  await fetchChapters([id])
  const laid = CHAPTERS.find((chapter) => chapter.id === id)?.tiles ?? []
  await fetchSides(laid.flatMap(({ up, down }) => (down === null ? [up] : [up, down])))
}

/** The whole book with all sides of the box. */
export async function fetchBook(): Promise<void> {
  await Promise.all([fetchChapters(), fetchSides()])
}
