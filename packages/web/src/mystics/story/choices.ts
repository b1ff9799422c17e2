/** What a passage asked the party, and what it chose. */
export interface StoryChoice {
  /** The name of the question: `signet`. */
  readonly asked: string
  readonly options: readonly string[]
  /** Null until something was chosen. */
  readonly chosen: string | null
}

/**
 * A passage that asks has the name of its question, and each answer has a passage of its own: `signet-take`, or
 * `friend`. So the choice can be read from the passage that came after.
 */
export function choiceAt(
  told: readonly string[],
  at: number,
  optionsOf: (asked: string) => readonly string[],
): StoryChoice | null {
  const asked = nameIn(told[at])
  const options = optionsOf(asked)
  if (options.length === 0) return null
  const next = at + 1 < told.length ? nameIn(told[at + 1]) : null
  const chosen = options.find((option) => next === option || next === `${asked}-${option}`) ?? null
  return { asked, options, chosen }
}

/** `5 signet` has the name `signet`. */
function nameIn(passage: string): string {
  return passage.slice(passage.indexOf(' ') + 1)
}
