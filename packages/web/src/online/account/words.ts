import { Words } from '../../base/words/words.ts'

/** The words of the page about one's name and account. */
export const accountWords = new Words({
  en: () => import('./words-en.ts'),
  ru: () => import('./words-ru.ts'),
  fr: () => import('./words-fr.ts'),
  hu: () => import('./words-hu.ts'),
})
export const { say } = accountWords
