import { Words } from '../../base/words/words.ts'
import { words } from './words.ts'

/** What is not needed to play: it comes with whatever shows it. */
export const moreWords = new Words(
  {
    en: () => import('./more-en.ts'),
    ru: () => import('./more-ru.ts'),
    fr: () => import('./more-fr.ts'),
    hu: () => import('./more-hu.ts'),
  },
  { within: words },
)

/** A message of these, of Castle, or of the app. */
export const { say } = moreWords
