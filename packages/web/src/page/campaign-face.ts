import type { Choice, Need } from '@mousekeep/engine'
import type { Signal } from '@preact/signals'
import type { ComponentType } from 'preact'

/** A chapter that a company has behind it, in words. */
export interface ToldChapter {
  readonly title: string
  readonly text: string
  readonly isWon: boolean
}

/** A campaign that is kept on this device, to be taken along. */
export interface KeptCampaign {
  readonly id: string
  readonly title: string
  readonly journey: object
}

/** Somebody of a company, and whom they like to play. */
export interface Companion {
  readonly name: string
  readonly mice: readonly string[]
}

/** What a game whose matches follow each other has to say of its campaigns; whatever is in them only the game reads. */
export interface CampaignFace {
  /** What the faces are drawn from: once on a page that has no table. */
  readonly Symbols: ComponentType
  /** Whom people may want to play, by id. */
  readonly roles: readonly string[]
  roleName(role: string): string
  readonly RoleFace: ComponentType<{ readonly role: string }>
  /** Where a campaign may begin: the options that say so. The first is offered first. */
  readonly beginnings: readonly { readonly id: string; readonly options: object }[]
  beginningName(id: string): string
  /** What is next for a company, from what it carries. */
  nextTitle(baggage: object): string
  /** How many people may play it at most. */
  mostPlayers(baggage: object): number
  /** How the next chapter is wished for: party, difficulty. */
  readonly Wishes: ComponentType<{ readonly baggage: object; readonly wish: Signal<object> }>
  /** Null if it cannot be read. */
  tell(told: unknown): ToldChapter | null
  needText(need: Need): string
  choiceText(choice: Choice): string
  /** What can be read of a choice before it is made. */
  readonly ChoiceFace: ComponentType<{ readonly choice: Choice }>
  kept(): readonly KeptCampaign[]
  /** Keeps a campaign that comes home; says where it is to be found. */
  keep(journey: object, people: readonly Companion[]): string
  /** The campaign as a file: the same that a device writes of its own. */
  writeFile(name: string, journey: object, people: readonly Companion[]): string
  /** What was kept as a file, be it by a device; null if there is no campaign in it. */
  readFile(text: string): { readonly name: string | null; readonly journey: object } | null
}
