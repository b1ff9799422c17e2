import { Words } from '../../base/words/words.ts'

/** The words of Castle. They come with the first page, which shows its mice and their letters. */
export const words = new Words({
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
  fr: () => import('./fr.ts'),
  hu: () => import('./hu.ts'),
})

/** The words of the lesson come with the lesson. */
export const lessonWords = new Words({
  en: () => import('./lesson-en.ts'),
  ru: () => import('./lesson-ru.ts'),
  fr: () => import('./lesson-fr.ts'),
  hu: () => import('./lesson-hu.ts'),
})

/** The words of the puzzles come with the puzzles. */
export const puzzleWords = new Words({
  en: () => import('./puzzles-en.ts'),
  ru: () => import('./puzzles-ru.ts'),
  fr: () => import('./puzzles-fr.ts'),
  hu: () => import('./puzzles-hu.ts'),
})

/** A message from Castle, or from the app. */
export const { say } = words
