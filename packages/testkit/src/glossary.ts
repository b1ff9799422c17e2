import { readFileSync } from 'node:fs'

/** The columns of `docs/glossary.md`. */
const LANGUAGES = ['en', 'ru', 'fr', 'hu']

/** What a thing is called in a language, and how to find that in a text, in whatever form a sentence needs. */
export interface Term {
  readonly term: string
  readonly pattern: RegExp
}

/** The terms of a game, by the heading of its table in the glossary. */
export function termsOf(game: string, language: string): Term[] {
  const source = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8')
  const [, section] = source.split(`## ${game}\n`)
  const rows = (section?.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) => {
    const term = (row.split('|')[LANGUAGES.indexOf(language) + 1] ?? '').trim()
    return { term, pattern: inAnyForm(term) }
  })
}

/** Words change at their ends: short ones are found as they are, of longer ones the last two letters are free. */
function inAnyForm(term: string): RegExp {
  const stems = (term.match(/\p{L}+/gu) ?? []).map((word) => word.slice(0, Math.max(3, word.length - 2)))
  return new RegExp(String.raw`(?<!\p{L})${stems.join(String.raw`\p{L}*[^\p{L}]+`)}`, 'iu')
}
