import type { Rule } from '@mousekeep/text/rulebook'

/** Text as a search compares it: without accents, in lower case. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Whether a text has every word of the search. */
export function isSought(text: string, sought: string): boolean {
  if (sought.trim() === '') return true
  const all = fold(text.replaceAll('**', ''))
  return fold(sought)
    .split(/\s+/)
    .every((word) => all.includes(word))
}

/** The rules that have every word of the search in their number, section, text or table. */
export function findRules(rules: readonly Rule[], sought: string): Rule[] {
  return rules.filter(({ number, chapter, text, table }) =>
    isSought(`${number} ${chapter} ${text} ${table.flat().join(' ')}`, sought),
  )
}
