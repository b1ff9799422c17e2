import type { MoreWords } from './words.ts'

/** The words of the lesson come with the lesson. */
export const LESSON_WORDS: MoreWords = {
  en: () => import('../../text/lesson.en.ftl?raw'),
  ru: () => import('../../text/lesson.ru.ftl?raw'),
  fr: () => import('../../text/lesson.fr.ftl?raw'),
  hu: () => import('../../text/lesson.hu.ftl?raw'),
}
