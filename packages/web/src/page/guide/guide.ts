import type { ComponentType, JSX } from 'preact'
import type { Say, Words } from '../../base/words/words.ts'

/** The quick reference of a game. `lit` has the kinds of action that are possible now; null away from a table. */
export type Sheet = ComponentType<{ readonly lit: ReadonlySet<string> | null }>

/** What a game brings for learning and looking things up. It has its own script and needs no table. */
export interface Guide {
  /** Its words and those of the game's tables, which name its things. Loaded before anything of it is drawn. */
  readonly catalogue: Words
  readonly tableCatalogue: Words
  /** Symbols for its drawings. */
  sprite?(say: Say): string
  title(): string
  /** How to play, on two pages. */
  readonly HowToPlay: ComponentType
  readonly Sheet: Sheet
  /** The drawing beside a rule, with a caption; null if it has none. */
  picture(rule: string): { readonly drawing: JSX.Element; readonly caption: string } | null
  /** What else a section of the rulebook contains: the passages of a chapter. */
  readonly Beside?: ComponentType<{ readonly section: string }>
}
