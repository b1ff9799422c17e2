import { Words } from '../../base/words/words.ts'

/** The words of the page about chance. */
export const fairWords = new Words({
  en: () => import('./words-en.ts'),
  ru: () => import('./words-ru.ts'),
  fr: () => import('./words-fr.ts'),
  hu: () => import('./words-hu.ts'),
})
export const { say } = fairWords
