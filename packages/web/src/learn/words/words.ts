import { Words } from '../../base/words/words.ts'

/** What the rulebook, the pages to learn from and the quick reference say around what a game brings. */
export const learnWords = new Words({
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
  fr: () => import('./fr.ts'),
  hu: () => import('./hu.ts'),
})
export const { say } = learnWords
