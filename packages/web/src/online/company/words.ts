import { Words } from '../../base/words/words.ts'

/** What the pages of companies say. */
export const companyWords = new Words({
  en: () => import('./words-en.ts'),
  ru: () => import('./words-ru.ts'),
  fr: () => import('./words-fr.ts'),
  hu: () => import('./words-hu.ts'),
})
export const { say } = companyWords
