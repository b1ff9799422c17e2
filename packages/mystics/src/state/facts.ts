/** Something that has happened in a chapter, once and for all, and that is asked about later. Rules by their number. */
export type Fact =
  /** A rule that acts but once has acted. */
  | { readonly what: 'spent'; readonly rule: number }
  /** The variable of a rule has come to its value. */
  | { readonly what: 'reached'; readonly rule: number }
  /** A special search was made (M11.3); `card` is the one it names, or `any` the kind. */
  | { readonly what: 'searched'; readonly side: string; readonly card: string | null; readonly any: string | null }
  /** A boss was beaten, and on which side. */
  | { readonly what: 'beaten'; readonly boss: string; readonly on: string }
  /** A passage was read out by a rule (B9). */
  | { readonly what: 'told'; readonly passage: string }
  /** Help was called. */
  | { readonly what: 'called'; readonly name: string }
  /** A card of a boss is lost for the chapter. */
  | { readonly what: 'lost'; readonly card: string }

interface Noted {
  readonly facts: Fact[]
}

export function note({ facts }: Noted, fact: Fact): void {
  facts.push(fact)
}

/** Whether just this has happened. */
export function happened({ facts }: Noted, fact: Fact): boolean {
  return facts.some((each) => isSame(each, fact))
}

/** Whether a boss was beaten, on that side if one is named. */
export function wasBeaten({ facts }: Noted, boss: string, on: string | undefined): boolean {
  return facts.some((fact) => fact.what === 'beaten' && fact.boss === boss && (on === undefined || fact.on === on))
}

function isSame(one: Fact, other: Fact): boolean {
  if (one.what !== other.what) return false
  const fields: Readonly<Record<string, unknown>> = one
  return Object.entries(other).every(([name, value]) => fields[name] === value)
}
