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

/** A piece of a table's page; it draws what the desk holds. */
export type Part<T extends GameTypes, C extends Choosing<T>> = ComponentType<{ readonly desk: Desk<T, C> }>

/** What a typed line asks for. The table reads the action; what it cannot mean is told with the word. */
export type Command =
  | { readonly ask: 'act'; readonly action: { readonly do: string } }
  | { readonly ask: 'hint' | 'legal' | 'undo' | 'nothing' }
  | { readonly ask: 'unclear'; readonly word: string }

/** What a game has to say at a table, in the language of the app. */
export interface FaceWords<T extends GameTypes> {
  title(): string
  tell(event: T['event']): string
  /** An action as something to do: "step to b2". */
  tellAction(action: T['action']): string
  whyNot(refusal: Refusal, action: object): string
  tellHint(hint: Hint<T>): string
  /** What a typed line asks for; of the legal actions each may be called by what the page calls it, or its number. */
  readLine(line: string, view: T['view'], legal: readonly T['action'][]): Command
  /** That a typed word means nothing, and what would. */
  unclear(word: string): string
  /** Examples of what can be typed. */
  lines(): string
}

/** The table as a game lays it out itself, from the parts in this folder and its own. */
export interface TableProps<T extends GameTypes, C extends Choosing<T>> {
  readonly face: GameFace<T, C>
  readonly desk: Desk<T, C>
  readonly mode: string
  readonly around: Around
}

/** A page of a game's own besides its tables, as `#/game/hall/9`: `rest` is what follows its name in the address. */
export interface OwnPageProps {
  readonly rest: readonly string[]
  readonly open: OpenTable
}
export type OwnPage = ComponentType<OwnPageProps>

/**
 * All that the browser has of a game besides its rules: how it looks, sounds and is handled. It comes with its own
 * script, styles and words when the first table of that game is opened.
 */
export interface GameFace<T extends GameTypes, C extends Choosing<T>> extends DeskFace<T, C> {
  readonly id: string
  /** Its catalogue, which is there before anything of the face is drawn. */
  readonly catalogue: Words
  readonly words: FaceWords<T>
  /** Symbols for the drawings, put into the page once a table is open; in the language of the moment. */
  sprite?(say: Say): string

  readonly Board: Part<T, C>
  /** Below the prompt: the kinds of action, taking back, hint, the end of the turn. A lesson shows no advice. */
  readonly Actions: ComponentType<{ readonly desk: Desk<T, C>; readonly isLesson: boolean }>
  /** Inside the prompt, below its sentence: the points that are left. */
  readonly Counters?: Part<T, C>
  /** The rest of the column, from the top. */
  readonly panels: readonly Part<T, C>[]
  /** Below them at a real table: the way out of the game, for a game that can be given up. */
  readonly Leave?: Part<T, C>
  readonly Portrait: ComponentType<{ readonly seat: Seat }>
  /** `UsualTable`, or another layout, made of the same parts. */
  readonly Table: ComponentType<TableProps<T, C>>

  /** The quick reference with its words, when somebody first wants it. */
  sheet(): Promise<Sheet>

  /** What is asked of whom now, in a sentence. */
  prompt(desk: Desk<T, C>): string
  /** What would come of what somebody points at, instead of the question; empty if there is nothing to say. */
  thought?(desk: Desk<T, C>): string
  /** What else somebody should hear who is asked: the points that are left. */
  counted(view: T['view']): string
  /** Whose portrait stands beside the prompt. */
  lead(view: T['view']): Seat
  isOver(view: T['view']): boolean
  /** The story in groups, one for each turn; the events of each play, the start first. */
  log(eventsByPlay: readonly (readonly T['event'][])[]): LogGroup[]
  logFilters(view: T['view']): LogFilter[]
  /** Keys of the game's own besides those of every table. */
  keys(desk: Desk<T, C>): ReadonlyMap<string, () => void>
  /** What chance gave to whom; a game that does not count it leaves it out. */
  luck?(eventsByPlay: readonly (readonly T['event'][])[]): Promise<Luck>
  /** For games whose matches follow each other. */
  readonly campaign?: () => Promise<CampaignFace>
  /** Pages by name, each with its own script. */
  readonly pages?: Readonly<Record<string, () => Promise<OwnPage>>>
}
