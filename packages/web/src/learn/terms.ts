import type { RuleSection } from '@mousekeep/text/rulebook'
import type { Language } from '../base/words/languages.ts'

/** A term of the rulebook, with what it means there. */
export interface Term {
  readonly word: string
  readonly meaning: string
  /** Finds the term in a text, in any of its forms. */
  readonly form: RegExp
}

/** How the end of a word may change in each language: what is cut off first, and which ending may then follow. */
const ENDINGS: Readonly<Record<Language, readonly [cut: RegExp, longest: string]>> = {
  en: [/(?!)/, 's?'],
  fr: [/(?!)/, 's?'],
  ru: [/[аяоеиыйьую]+$/, String.raw`\p{L}{0,3}`],
  hu: [/[aeáé]$/, String.raw`\p{L}{0,4}`],
}

/** The terms that the first section of a rulebook explains: whatever is in bold in one of its points. */
export function termsOf(words: RuleSection | undefined, language: Language): Term[] {
  return (words?.points ?? []).flatMap((meaning) =>
    [...meaning.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word]) => ({ word, meaning, form: formOf(word, language) })),
  )
}

function formOf(word: string, language: Language): RegExp {
  const [cut, longest] = ENDINGS[language]
  const stems = word
    .toLowerCase()
    .split(' ')
    .map((part) => (part.length > 3 ? part.replace(cut, '') : part) + longest)
  return new RegExp(String.raw`(?<![\p{L}-])${stems.join(String.raw`\s`)}(?![\p{L}-])`, 'iu')
}

/** A piece of a text, with its term if it is one. */
export interface Stretch {
  readonly text: string
  readonly term: Term | null
}

/** Finds the first mention of each term; where two begin at the same place, the longer one. */
export function findTerms(text: string, terms: readonly Term[], found: Set<Term>): Stretch[] {
  const first = terms
    .filter((term) => !found.has(term))
    .map((term) => ({ term, at: term.form.exec(text) }))
    .filter((each) => each.at !== null)
    .toSorted((a, b) => (a.at?.index ?? 0) - (b.at?.index ?? 0) || (b.at?.[0].length ?? 0) - (a.at?.[0].length ?? 0))[0]
  if (first === undefined || first.at === null) return [{ text, term: null }]
  found.add(first.term)
  const [word] = first.at
  const end = first.at.index + word.length
  return [
    { text: text.slice(0, first.at.index), term: null },
    { text: word, term: first.term },
    ...findTerms(text.slice(end), terms, found),
  ]
}
