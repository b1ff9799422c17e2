import { mysticsWords } from '@mousekeep/mystics/words'
import { Words } from '../../base/words/words.ts'

/** The words of Mystics at a table; passages of the story come with their chapter. */
export const words = new Words(
  {
    en: () => import('./en.ts'),
    ru: () => import('./ru.ts'),
    fr: () => import('./fr.ts'),
    hu: () => import('./hu.ts'),
  },
  {
    later: {
      en: () => import('./later/en.ts'),
      ru: () => import('./later/ru.ts'),
      fr: () => import('./later/fr.ts'),
      hu: () => import('./later/hu.ts'),
    },
  },
)

/** A message from Mystics, or from the app. */
export const { say } = words

/** Whether Mystics has a sentence under that key. */
export const has = (key: string): boolean => words.catalogue.value.has(key)

/** The named parts of a message: `.effect`, `.flavour`. */
export const partsOf = (key: string): string[] => words.catalogue.value.attributes(key)

/** The game's own sentences at a table, the same as in the terminal. */
export const game = mysticsWords({ say, has, attributes: partsOf })
