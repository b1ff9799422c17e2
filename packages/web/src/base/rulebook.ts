import type { RuleSection } from '@mousekeep/text/rulebook'
import type { Language } from './words/languages.ts'

interface Edition {
  readonly language: Language
  readonly read: () => Promise<{ readonly default: string }>
}

/** A rulebook. The number of each of its rules begins with one of these letters. */
export interface Book {
  readonly id: string
  readonly letters: string
  /** The first edition is the authoritative one. It is also shown in languages that have no edition of their own. */
  readonly editions: readonly [Edition, ...Edition[]]
  /** Rules kept elsewhere that are read as part of the book: those of the chapters of a story. */
  readonly appendix?: (language: Language) => Promise<readonly RuleSection[]>
}

let shelf: readonly Book[] = []

/** Registers the rulebooks of the app. The first one is shown to whoever asks for none in particular. */
export function shelve(all: readonly Book[]): void {
  shelf = all
}

export function books(): readonly Book[] {
  return shelf
}

/** The book that a rule is in, by its letter: `M7.8`, `K`. Any other word is the name of a book. */
export function bookOf(about: string): Book {
  const letter = /^([A-Z])\d*(?:\.\d+)?$/.exec(about)?.[1]
  return shelf.find(({ id, letters }) => id === about || (letter !== undefined && letters.includes(letter))) ?? shelf[0]
}
