import { Words } from '../../../base/words/words.ts'
import { say as sayAtTable, words } from '../../words/words.ts'

/** The words from which Castle is learned; names of its things are those of the table. */
export const learnWords = new Words({
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
  fr: () => import('./fr.ts'),
  hu: () => import('./hu.ts'),
})

export const say: typeof sayAtTable = (key, params) =>
  learnWords.catalogue.value.has(key.split('.')[0]) ? learnWords.say(key, params) : sayAtTable(key, params)

export { words as tableWords }
