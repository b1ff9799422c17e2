import { Words } from '../../base/words/words.ts'

/** The words of every lesson, whatever it teaches; they come with the first one. */
export const lessonWords = new Words({
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
  fr: () => import('./fr.ts'),
  hu: () => import('./hu.ts'),
})
