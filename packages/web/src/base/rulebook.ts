import type { RuleSection } from '@mousekeep/text/rulebook'
import type { Language } from './words/languages.ts'

interface Edition {
  readonly language: Language
  readonly read: () => Promise<{ readonly default: string }>
}

/** A rulebook: its rules begin with one of the letters. */
export interface Book {
  readonly id: string
  readonly letters: string
  /** The first is the one that decides, and what is shown in a language that has none of its own. */
  readonly editions: readonly [Edition, ...Edition[]]
  /** Rules that stand elsewhere and are read with it: those of the chapters of a story. */
  readonly appendix?: (language: Language) => Promise<readonly RuleSection[]>
}

let shelf: readonly Book[] = []

/** Puts the rulebooks of the app on the shelf, the first one being read by whoever asks for none. */
export function shelve(all: readonly Book[]): void {
  shelf = all
}

export function books(): readonly Book[] {
  return shelf
}

/** In which book a rule stands, by its letter: `M7.8`, `K`. Other words name the book itself. */
export function bookOf(about: string): Book {
  const letter = /^([A-Z])\d*(?:\.\d+)?$/.exec(about)?.[1]
  return shelf.find(({ id, letters }) => id === about || (letter !== undefined && letters.includes(letter))) ?? shelf[0]
}
