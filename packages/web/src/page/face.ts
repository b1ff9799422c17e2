import type { GameTypes, Refusal, Seat } from '@mousekeep/engine'
import type { ComponentType } from 'preact'
import type { Say, Words } from '../base/words/words.ts'
import type { Choosing } from '../desk/choosing.ts'
import type { Desk, DeskFace } from '../desk/desk.ts'
import type { Hint } from '../table/messages.ts'
import type { Around } from './around.ts'
import type { CampaignFace } from './campaign-face.ts'
import type { OpenTable } from './door.ts'
import type { LogFilter, LogGroup } from './parts/log.tsx'
import type { Sheet } from './guide/guide.ts'
import type { Luck } from './luck.ts'

/** A piece of a table's page; it draws what is on the desk. */
export type Part<T extends GameTypes, C extends Choosing<T>> = ComponentType<{ readonly desk: Desk<T, C> }>

/** What a typed line asks for. Whether an action makes sense is for the table to say; an unknown word is reported. */
export type Command =
  | { readonly ask: 'play'; readonly action: { readonly do: string } }
  | { readonly ask: 'hint' | 'legal' | 'undo' | 'nothing' }
  | { readonly ask: 'unclear'; readonly word: string }

/** The sentences of a game at a table, in the language of the app. */
export interface FaceWords<T extends GameTypes> {
  title(): string
  tell(event: T['event']): string
  /** An action as an instruction: "step to b2". */
  tellAction(action: T['action']): string
  whyNot(refusal: Refusal, action: object): string
  tellHint(hint: Hint<T>): string
  /** Reads a typed line. A legal action may be named as the page names it, or by its number. */
  readLine(line: string, view: T['view'], legal: readonly T['action'][]): Command
  /** Says that a typed word is not understood, and what would be. */
  unclear(word: string): string
  /** Examples of lines to type. */
  lines(): string
}

/** A game's own layout of a table, made of the parts in this folder and its own. */
export interface TableProps<T extends GameTypes, C extends Choosing<T>> {
  readonly face: GameFace<T, C>
  readonly desk: Desk<T, C>
  readonly mode: string
  readonly around: Around
}

/** A page that belongs to one game, besides its tables, such as `#/game/hall/9`; `rest` is what follows its name. */
export interface OwnPageProps {
  readonly rest: readonly string[]
  readonly open: OpenTable
}
export type OwnPage = ComponentType<OwnPageProps>

/**
 * Everything the browser has of a game besides its rules: how it looks, sounds and is handled. Script, styles and words
 * are loaded when the first table of that game is opened.
 */
export interface GameFace<T extends GameTypes, C extends Choosing<T>> extends DeskFace<T, C> {
  readonly id: string
  /** Its catalogue, which is loaded before any part of the face is drawn. */
  readonly catalogue: Words
  readonly words: FaceWords<T>
  /** Symbols for the drawings in the current language, put once into a page with a table. */
  sprite?(say: Say): string

  readonly Board: Part<T, C>
  /** Below the prompt: the kinds of action, undo, hint, the end of the turn. In a lesson it gives no advice. */
  readonly Actions: ComponentType<{ readonly desk: Desk<T, C>; readonly isLesson: boolean }>
  /** Inside the prompt, below the sentence: the points that are left. */
  readonly Counters?: Part<T, C>
  /** The rest of the column, from top to bottom. */
  readonly panels: readonly Part<T, C>[]
  /** Below them at a real table: the way to resign, in a game that allows it. */
  readonly Leave?: Part<T, C>
  readonly Portrait: ComponentType<{ readonly seat: Seat }>
  /** `UsualTable`, or another layout made of the same parts. */
  readonly Table: ComponentType<TableProps<T, C>>

  /** The quick reference with its words, loaded when somebody first wants it. */
  sheet(): Promise<Sheet>

  /** What is asked of whom now, in a sentence. */
  prompt(desk: Desk<T, C>): string
  /**
   * What would come of the action being pointed at, shown instead of the question; empty if there is nothing to say.
   */
  thought?(desk: Desk<T, C>): string
  /** What else a screen reader tells whoever must decide: the points that are left. */
  counted(view: T['view']): string
  /** Whose portrait stands beside the prompt. */
  lead(view: T['view']): Seat
  isOver(view: T['view']): boolean
  /** The log in groups, one for each turn, from the events of each play, those of the start first. */
  log(eventsByPlay: readonly (readonly T['event'][])[]): LogGroup[]
  logFilters(view: T['view']): LogFilter[]
  /** The game's own keys, besides those of every table. */
  keys(desk: Desk<T, C>): ReadonlyMap<string, () => void>
  /** Who is played from a seat, by the options of the table, in a name. */
  seatName(options: unknown, seat: Seat): string
  /** What chance gave to whom. Left out by a game that does not count it. */
  luck?(eventsByPlay: readonly (readonly T['event'][])[]): Promise<Luck>
  /** For games with campaigns. */
  readonly campaign?: () => Promise<CampaignFace>
  /** The game's own pages by name, each with its own script. */
  readonly pages?: Readonly<Record<string, () => Promise<OwnPage>>>
}
