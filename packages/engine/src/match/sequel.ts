/** A decision between two matches: plain JSON, as an action is. */
export interface Choice {
  readonly do: string
}

/** What must still be decided, and by whom. */
export interface Need {
  readonly seat: number
  /** What it is about, the same for as long as it is open. */
  readonly about: string
  /** The rule by which it is asked. */
  readonly rule: string
  /** All that may be chosen; the first is what a bot takes. */
  readonly choices: readonly Choice[]
}

/** A choice that was made. */
export interface Chosen {
  readonly seat: number
  readonly choice: Choice
}

/** What follows a match that is over. */
export interface Onward {
  readonly needs: readonly Need[]
  /** What goes on to the next match, once nothing is needed; null: this was the last. */
  readonly baggage: object | null
}

/** A campaign that was begun elsewhere. */
export interface Brought {
  readonly baggage: object
  /** What is told of the matches before. */
  readonly told: readonly object[]
  /** The match that is under way; null between two. */
  readonly record: unknown
}

/** What of the types of a game this is about. */
interface Played {
  readonly state: object
  readonly event: object
  readonly options: object
}

/**
 * How the matches of a game follow each other, as the chapters of a story do. What goes on from one to the next is its
 * baggage: plain JSON that nobody but the game looks into.
 */
export interface Sequel<T extends Played> {
  /** The names of what these options have that only an earlier match can give; none: they may come from anybody. */
  carried(options: T['options']): readonly string[]
  /** The baggage with which a campaign begins. Throws `BadInput` if none can begin so. */
  begin(options: T['options']): object
  /** What follows. Only of a match that is over; the same for the same state and choices. */
  after(baggage: object, state: T['state'], chosen: readonly Chosen[]): Onward
  /** What is told of the match afterwards, when nothing is needed any more. */
  tell(baggage: object, state: T['state'], events: readonly T['event'][], chosen: readonly Chosen[]): object
  /** The options of the match that the baggage leads to, as its players wish. Throws `BadInput`. */
  prepare(baggage: object, wish: unknown): object
  /** The wish by which such options come about. */
  wishOf(options: T['options']): object
  /** The baggage as these rules write it: earlier ones may have written it otherwise. Throws `BadInput`. */
  readBaggage(json: unknown): object
  readChoice(json: unknown): Choice
  /** A campaign that was begun elsewhere. Throws `BadInput`. */
  bring(json: unknown): Brought
  /** The campaign as `bring` reads it. */
  home(campaign: Brought, seed: string): object
}
