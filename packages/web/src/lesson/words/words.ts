import { Words } from '../../base/words/words.ts'

/** What every lesson says, whatever is taught; it comes with the first one. */
export const lessonWords = new Words({
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
  fr: () => import('./fr.ts'),
  hu: () => import('./hu.ts'),
})
