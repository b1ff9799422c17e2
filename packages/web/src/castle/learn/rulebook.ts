import type { Book } from '../../base/rulebook.ts'

export const castleRules: Book = {
  id: 'castle',
  letters: 'C',
  editions: [
    { language: 'en', read: () => import('../../../../../docs/rules/castle.md?raw') },
    { language: 'ru', read: () => import('../../../../../docs/rules/castle.ru.md?raw') },
    { language: 'fr', read: () => import('../../../../../docs/rules/castle.fr.md?raw') },
    { language: 'hu', read: () => import('../../../../../docs/rules/castle.hu.md?raw') },
  ],
}
