import { Words } from '../../../base/words/words.ts'
import { words as tableWords } from '../../words/words.ts'

/** The words of the pages to learn Mystics from. Its things are named as at the table. */
export const learnWords = new Words(
  {
    en: () => import('./en.ts'),
    ru: () => import('./ru.ts'),
    fr: () => import('./fr.ts'),
    hu: () => import('./hu.ts'),
  },
  { within: tableWords },
)

export const { say } = learnWords

export { tableWords }
