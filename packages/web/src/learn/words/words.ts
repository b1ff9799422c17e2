import { Words } from '../../base/words/words.ts'

/** The words around what a game brings to the rulebook, How to play and the quick reference. */
export const learnWords = new Words({
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
  fr: () => import('./fr.ts'),
  hu: () => import('./hu.ts'),
})
export const { say } = learnWords
