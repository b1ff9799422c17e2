import type { Language } from '../words/languages.ts'

/** A numbered rule of `docs/rules`. Its text keeps the two stars around what is strong. */
export interface Rule {
  readonly number: string
  readonly chapter: string
  readonly text: string
  /** What stands between fences: a plan. */
  readonly block: string
}

export const BOOKS = ['castle', 'mystics'] as const
export type Book = (typeof BOOKS)[number]

interface Edition {
  readonly language: Language
  readonly read: () => Promise<{ readonly default: string }>
}

/** The first is the one that decides, and what is shown in a language that has none of its own. */
const EDITIONS: Readonly<Record<Book, readonly [Edition, ...Edition[]]>> = {
  castle: [
    { language: 'en', read: () => import('../../../../docs/rules/castle.md?raw') },
    { language: 'ru', read: () => import('../../../../docs/rules/castle.ru.md?raw') },
    { language: 'fr', read: () => import('../../../../docs/rules/castle.fr.md?raw') },
    { language: 'hu', read: () => import('../../../../docs/rules/castle.hu.md?raw') },
  ],
  mystics: [
    { language: 'en', read: () => import('../../../../docs/rules/mystics.md?raw') },
    { language: 'ru', read: () => import('../../../../docs/rules/mystics.ru.md?raw') },
    { language: 'fr', read: () => import('../../../../docs/rules/mystics.fr.md?raw') },
    { language: 'hu', read: () => import('../../../../docs/rules/mystics.hu.md?raw') },
  ],
}

/** A rulebook as it is read: in which language it is, and its rules. */
export interface Rulebook {
  readonly language: Language
  readonly rules: readonly Rule[]
}

const books = new Map<string, Promise<Rulebook>>()

/** In which book a rule stands, by its letter: `M7.8` in Mystics. Other words name the book itself. */
export function bookOf(about: string): Book {
  return about === 'mystics' || /^M\d/.test(about) ? 'mystics' : 'castle'
}

/** A rulebook in that language, or in English if it has not been translated; fetched when it is first wanted. */
export async function readRulebook(book: Book, wished: Language): Promise<Rulebook> {
  const edition = EDITIONS[book].find(({ language }) => language === wished) ?? EDITIONS[book][0]
  const key = `${book}-${edition.language}`
  const known = books.get(key)
  if (known !== undefined) return known
  const read = edition.read().then((file) => ({ language: edition.language, rules: parseRules(file.default) }))
  books.set(key, read)
  // What could not be fetched is asked for again the next time.
  read.catch(() => books.delete(key))
  return read
}

export function parseRules(source: string): Rule[] {
  return source
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const [heading, ...rest] = part.split('\n')
      return rest
        .join('\n')
        .split(/^- (?=[A-Z]\d+\.\d+ )/m)
        .slice(1)
        .map((item) => ruleIn(item, heading.trim()))
    })
}

function ruleIn(item: string, chapter: string): Rule {
  const [number] = item.split(' ', 1)
  const [text, block = ''] = item.slice(number.length).split(/^```\n?/m)
  return { number, chapter, text: text.replaceAll(/[`_]/g, '').trim(), block: block.trimEnd() }
}

/** Text as it is compared in a search: without accents, in small letters. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** The rules that have every word of the search in their number, chapter or text. */
export function findRules(rules: readonly Rule[], sought: string): Rule[] {
  const words = fold(sought).split(/\s+/).filter(Boolean)
  return rules.filter(({ number, chapter, text }) => {
    const all = fold(`${number} ${chapter} ${text.replaceAll('**', '')}`)
    return words.every((word) => all.includes(word))
  })
}
