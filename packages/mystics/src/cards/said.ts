/**
 * Words are looked up in tables with an entry for each of them. That an entry and what belongs to its word fit together
 * is more than the compiler can follow; these two functions are the one place where it is taken on trust.
 */

/** The words of a slot, by what may be said there. */
export type WordIn<Said> = Said extends unknown ? keyof Said & string : never

/** The word that is said: an object with one key. */
export function wordOf<Said extends object>(said: Said): WordIn<Said> {
  const keys: object = said
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its one key is the word
  for (const word in keys) return word as WordIn<Said>
  throw new Error('Bug: nothing is said')
}

/** What belongs to the word. It fits the entry of this very word: hence a type that every entry takes. */
export function valueOf(said: object, word: PropertyKey): never {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape of the word says what it is
  return (said as Readonly<Record<PropertyKey, never>>)[word]
}

type ValueIn<Said, Word> = Said extends unknown ? (Word extends keyof Said ? Said[Word] : never) : never

/** What belongs to the word, if it is this one that is said. */
export function saying<Said extends object, Word extends WordIn<Said>>(
  said: Said,
  word: Word,
): ValueIn<Said, Word> | undefined {
  return word in said ? valueOf(said, word) : undefined
}
