import { Words } from '../../base/words/words.ts'
import { words } from './words.ts'

/** Words not needed for playing; each comes with the part that shows it. */
export const moreWords = new Words(
  {
    en: () => import('./more-en.ts'),
    ru: () => import('./more-ru.ts'),
    fr: () => import('./more-fr.ts'),
    hu: () => import('./more-hu.ts'),
  },
  { within: words },
)

/** A message from these, from Castle, or from the app. */
export const { say } = moreWords
