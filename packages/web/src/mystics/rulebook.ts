import type { Book } from '../base/rulebook.ts'

export const mysticsRules: Book = {
  id: 'mystics',
  letters: 'MKBR',
  editions: [
    { language: 'en', read: () => import('../../../../docs/rules/mystics.md?raw') },
    { language: 'ru', read: () => import('../../../../docs/rules/mystics.ru.md?raw') },
    { language: 'fr', read: () => import('../../../../docs/rules/mystics.fr.md?raw') },
    { language: 'hu', read: () => import('../../../../docs/rules/mystics.hu.md?raw') },
  ],
  appendix: async (language) => (await import('./learn/chapter-rules.ts')).chapterRules(language),
}
