/** Limits against files made to hurt: numbers, lists, and how deep words may stand in words. */
export const MOST = 100
export const LONGEST = 200
export const DEEPEST = 8

/** What a chapter declares, and what of it its rules used. */
export class Names {
  readonly sides = new Set<string>()
  readonly variables = new Set<string>()
  readonly flags = new Set<string>()
  readonly tokens = new Set<string>()
  /** Kinds of tokens, with the tokens of each. */
  readonly kinds = new Map<string, string[]>()
  readonly used = new Set<string>()
}
