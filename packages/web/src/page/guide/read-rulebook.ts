import { parseRulebook, rulesOf, type Rule, type RulebookText } from '@mousekeep/text/rulebook'
import { bookOf, type Book } from '../../base/rulebook.ts'
import type { Language } from '../../base/words/languages.ts'

/** A rulebook as it is read, with its language. */
export interface Rulebook extends RulebookText {
  readonly language: Language
}

const read = new Map<string, Promise<Rulebook>>()

/** A rulebook in that language, or in English if it has not been translated. Fetched when it is first wanted. */
export async function readRulebook(book: Book, wished: Language): Promise<Rulebook> {
  const edition = book.editions.find(({ language }) => language === wished) ?? book.editions[0]
  const key = `${book.id}-${edition.language}`
  const known = read.get(key)
  if (known !== undefined) return known
  const reading = open(book, edition)
  read.set(key, reading)
  // If fetching failed, the next request tries again.
  reading.catch(() => read.delete(key))
  return reading
}

/** Puts the appendix before the last section, which is the index. */
async function open({ appendix }: Book, { language, read: fetch }: Book['editions'][0]): Promise<Rulebook> {
  const [file, more = []] = await Promise.all([fetch(), appendix?.(language)])
  const { title, preamble, sections } = parseRulebook(file.default)
  return { language, title, preamble, sections: [...sections.slice(0, -1), ...more, ...sections.slice(-1)] }
}

/** Rules, with the language in which they were found. */
export interface FoundRules {
  readonly language: Language
  readonly rules: readonly Rule[]
}

/** The rules with these numbers, all of one book, in its order. */
export async function findRules(numbers: readonly string[], wished: Language): Promise<FoundRules> {
  const { language, sections } = await readRulebook(bookOf(numbers[0] ?? ''), wished)
  return { language, rules: rulesOf({ sections }).filter(({ number }) => numbers.includes(number)) }
}
