import type { Choice, Need } from '@mousekeep/engine'
import type { ComponentType } from 'preact'

/** A chapter that a company has finished, in words. */
export interface ToldChapter {
  readonly title: string
  readonly text: string
  readonly isWon: boolean
}

/** A campaign stored on this device that a company can continue. */
export interface KeptCampaign {
  readonly id: string
  readonly title: string
  readonly journey: object
}

/** A member of a company, and whom they like to play. */
export interface Companion {
  readonly name: string
  readonly mice: readonly string[]
}

/** What is known of a chapter before it is opened: what a company carries, or the options proposed for its table. */
export type NextChapter = object

/** What a game with campaigns provides. Only the game itself looks into the data of a campaign. */
export interface CampaignFace {
  /** The symbols from which the faces are drawn: put once into a page that has no table. */
  readonly Symbols: ComponentType
  /** The ids of the characters that people may want to play. */
  readonly roles: readonly string[]
  roleName(role: string): string
  readonly RoleFace: ComponentType<{ readonly role: string }>
  /** Where a campaign may begin, with the options for it. The first is the one preselected. */
  readonly beginnings: readonly { readonly id: string; readonly options: object }[]
  beginningName(id: string): string
  /** The title of a company's next chapter, given what it carries. */
  nextTitle(baggage: object): string
  /** The most people who can play the next chapter. */
  mostPlayers(next: NextChapter): number
  /** What is proposed for it, given the characters that those who play would like. */
  wishFor(next: NextChapter, wanted: readonly string[]): object
  /** Of these characters, those that the next chapter has no place for. */
  notAdmitted(next: NextChapter, wanted: readonly string[]): readonly string[]
  /** The form for the next chapter: party, difficulty. */
  readonly Wishes: ComponentType<{
    readonly next: NextChapter
    readonly wish: object
    readonly change: (changes: object) => void
  }>
  /** Null if it cannot be read. */
  tell(told: unknown): ToldChapter | null
  needText(need: Need): string
  choiceText(choice: Choice): string
  /** What can be read about a choice before it is made. */
  readonly ChoiceFace: ComponentType<{ readonly choice: Choice }>
  kept(): readonly KeptCampaign[]
  /** Stores a campaign on this device; returns the address where it can be found. */
  keep(journey: object, people: readonly Companion[]): string
  /** The campaign as a file, in the format a device writes for its own. */
  writeFile(name: string, journey: object, people: readonly Companion[]): string
  /** Reads such a file, also one written by a device; null if there is no campaign in it. */
  readFile(text: string): { readonly name: string | null; readonly journey: object } | null
}
