import type { ComponentType, JSX } from 'preact'
import type { Say, Words } from '../../base/words/words.ts'

/** The quick reference of a game. `lit` is what may be done now, by kind of action; null away from a table. */
export type Sheet = ComponentType<{ readonly lit: ReadonlySet<string> | null }>

/** What a game brings to be learned and looked up: it comes with its own script, and needs no table. */
export interface Guide {
  /** Its words, there before anything of it is drawn, and those of its tables, which name its things. */
  readonly catalogue: Words
  readonly tableCatalogue: Words
  /** Symbols for its drawings. */
  sprite?(say: Say): string
  title(): string
  /** How it is played, on two pages. */
  readonly HowToPlay: ComponentType
  readonly Sheet: Sheet
  /** The drawing beside a rule, and what it shows; null: it has none. */
  picture(rule: string): { readonly drawing: JSX.Element; readonly caption: string } | null
  /** What else stands in a section of the rulebook: the passages of a chapter. */
  readonly Beside?: ComponentType<{ readonly section: string }>
}
