import type { ActionList } from './action-list.ts'
import type { Chance } from './chance/chance.ts'
import type { OptionSheet } from './input/options.ts'
import type { Refusal } from './refusal.ts'
import type { Sequel } from './match/sequel.ts'

/** A place at the table, counted from 0. A person may hold several; a mouse is something else again. */
export type Seat = number

/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'watcher'

/** Takes events as they happen. Null when nobody listens: `emit?.({ … })` then costs nothing. */
export type Emit<Event> = ((event: Event) => void) | null

/** An action that was found legal. */
export interface Deed<State, Event> {
  /** Does it to the state that was judged, or to an equal copy of it, in place. */
  perform(state: State, chance: Chance, emit: Emit<Event>): void
}

/** How a game ended. `result` is the short word that simulations count by. */
export interface Outcome {
  readonly winners: readonly Seat[]
  readonly result: string
  readonly rule: string
}

/** What an action is good for: a value, as refusals are. Words are made where the language is known. */
export interface Reason {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

/** The types of one game, bundled so that signatures stay short. State, actions, events and views are plain JSON. */
export interface GameTypes {
  readonly state: object
  readonly action: { readonly do: string }
  readonly event: { readonly type: string; readonly rule: string }
  readonly view: object
  readonly options: object
  /** What `foresee` tells, of a game that has it. */
  readonly foresight?: object
}

/**
 * The contract of a game. Server, web, bots and command line know a game by this and by nothing else.
 * A state is plain JSON at every decision: no class, closure, undefined, Map or Date in it.
 */
export interface Game<T extends GameTypes> {
  readonly id: string
  /** Raised whenever the same record would replay differently, or its states be written differently. */
  readonly version: number
  /** Earlier versions whose records replay the same. */
  readonly replays?: readonly number[]
  /** The state as one of those versions wrote it: by its hash what was noted then is known again. */
  asOf?(state: T['state'], version: number): object
  /** The game by earlier rules that would play otherwise: what was begun under them is played to its end so. */
  readonly earlier?: readonly Game<T>[]
  readonly options: OptionSheet
  /** The rules that an engine refusal cites: acting out of turn, and taking back what revealed something. */
  readonly rules: { readonly turn: string; readonly undo: string }

  start(options: T['options'], chance: Chance, emit: Emit<T['event']>): T['state']
  copy(state: T['state']): T['state']
  seats(state: T['state']): number
  /** Who must decide; null when the game is over, and only then. */
  actor(state: T['state']): Seat | null
  /** Appends every legal action once, in a fixed order; at least one unless the game is over. */
  list(state: T['state'], into: ActionList<T['action']>): void
  /**
   * Null exactly for the actions that `list` gives, for filled forms of those it gives as `open`, for what `whole` makes
   * one of them, for rows of them named as one, as the steps of a walk, and for what is done in turn or not (`anytime`).
   * Says nothing that the actor's view does not show.
   */
  check(state: T['state'], action: T['action']): Refusal | null
  /**
   * `check` and `perform` in one: why not, or what is done. For games in which finding out whether an action is legal
   * finds out most of what it does; what was found is then not looked for again.
   */
  judge?(state: T['state'], action: T['action']): Refusal | Deed<T['state'], T['event']>
  /** The action as it is listed, where one may leave out what has only one answer; any other as it is. */
  whole?(state: T['state'], action: T['action']): T['action']
  /** Changes the state in place. The action must be legal. */
  perform(state: T['state'], action: T['action'], chance: Chance, emit: Emit<T['event']>): void
  outcome(state: T['state']): Outcome | null
  /**
   * The seat that may take this action in turn or not: giving up, or saying how it wants to be asked. Null for every
   * other action. It is not listed: whoever looks for something to do never comes upon it. A game without leaves it out.
   */
  anytime?(action: T['action']): Seat | null
  /** True if the action only says how somebody wants to be asked: it is no move, and undo looks past it. */
  isWish?(action: T['action']): boolean

  /** True if views and events are the same for every seat and watcher: then they are made once for all. */
  readonly isAlikeForAll?: true
  /** Everything that the viewer may know, and nothing else. */
  view(state: T['state'], viewer: Viewer): T['view']
  /** The event as the viewer may know it; null if not at all. */
  eventFor(event: T['event'], viewer: Viewer): T['event'] | null
  /** True if the event showed something that was hidden: nobody takes back what lies before it. */
  reveals(event: T['event']): boolean
  /** Makes full states that fit a view and the events seen so far; unknown parts differ from world to world. */
  imagine(view: T['view'], seen: readonly T['event'][]): (chance: Chance) => T['state']
  /** How well each seat stands, from 0 (lost) to 1 (won), judged without search. Called on imagined states only. */
  evaluate(state: T['state']): number[]
  /**
   * What the first action of a line is good for, for the one who must decide; told of what comes true in each of the
   * imagined worlds. A game that has no reasons to give leaves it out.
   */
  explain?(worlds: readonly T['state'][], line: readonly T['action'][]): Reason
  /**
   * What a page shows before somebody decides, so that it needs no rules: odds, reach, what each action would come to.
   * Plain JSON; never looks at dice to come or at what is hidden. A game without chances to weigh leaves it out.
   */
  foresee?(state: T['state']): NonNullable<T['foresight']>
  /**
   * The options with what the people at the seats have chosen for themselves, wherever they play; null: nothing. Only
   * how a table treats them may come of it. Throws `BadInput`. A game that leaves nothing to them leaves it out.
   */
  personal?(options: T['options'], bySeat: readonly unknown[]): T['options']
  /**
   * What a seat does so that a game under way treats it as whoever sits there has chosen; null if it does. There in
   * every game with `personal`. Throws `BadInput`.
   */
  attune?(state: T['state'], seat: Seat, own: unknown): T['action'] | null
  /** How its matches follow each other; a game whose matches stand alone leaves it out. */
  readonly sequel?: Sequel<T>

  /** A plain account of the whole state in the words of the engine protocol; `readPosition` reads it back. */
  summary(state: T['state']): object
  /** Sets up any arrangement. Chance and events are there because a position may begin with rolls. */
  readPosition(json: unknown, chance: Chance, emit: Emit<T['event']>): T['state']
  readOptions(json: unknown): T['options']
  readAction(json: unknown): T['action']
  /** The action in one line of text. Equal actions give equal text, different ones different text. */
  text(action: T['action']): string
}
