import type { AttackType, CardKind, Clause, HeroClass, Mode, Slot } from './words.ts'

/** Who may wear or use a card: one of these classes, this hero, or at least this much lore (M16.3). */
export interface Requirement {
  readonly classes?: readonly HeroClass[]
  readonly hero?: string
  readonly lore?: number
}

/** A rat for the cards that name the kind (M18.1 leaves bosses out). */
export type MinionKind = 'rat' | 'roach' | 'spider' | 'centipede'

/** What a party item is good for (M22). Its rules are rules of the game, and know it by this alone. */
export type PartyUse =
  /** M22.3: minions of this type let the mice pass. */
  | { readonly is: 'disguise'; readonly fools: string }
  /** M22.4: a way between two spaces, so many widths apart at most. */
  | { readonly is: 'rope'; readonly length: number }
  /** M22.5, M22.7: what flies from it, flies far. */
  | { readonly is: 'sling' }
  /** M22.6, M22.8: one kind of minions comes to it and eats it, another throws it. */
  | { readonly is: 'bait'; readonly lures: MinionKind; readonly thrownBy: MinionKind }

/** A search card, an ability card or an innate ability, as data. */
export interface Card {
  readonly id: string
  readonly kind: CardKind
  readonly requires?: Requirement
  /** Copies in the box; starting cards among them. */
  readonly copies?: number
  /** In no deck until a chapter hands it out (M3.7). */
  readonly keptOut?: true
  readonly slot?: Slot
  readonly paws?: 1 | 2
  readonly weapon?: {
    readonly bonus: number
    readonly mode: Mode
    readonly type: AttackType
    readonly knife?: true
  }
  /** An item that stays after use, or works while carried. */
  readonly kept?: true
  /** In the user's cheese, paid when it is announced (M6.9). */
  readonly cost?: {
    readonly cheese: number
    /** The user chooses from `cheese` up to this. */
    readonly most?: number
    readonly forClass?: { readonly class: HeroClass; readonly cheese: number }
  }
  /** Of a party item. */
  readonly use?: PartyUse
  readonly clauses: readonly Clause[]
}

/** A hero is an initiative card too: its numbers are what a charmed mouse fights with (M21.5). */
export interface Hero {
  readonly id: string
  readonly classes: readonly HeroClass[]
  readonly battle: number
  readonly defense: number
  readonly lore: number
  readonly move: number
  readonly life: number
  readonly equipment: readonly string[]
  readonly innate: readonly string[]
  /** The ability card that is good to begin with (M3.2): soon understood, cheap, of use in the first room. */
  readonly first: string
}

/** The initiative card of a minion type, or one of several of a boss (M1.3, M18). */
export interface MinionCard {
  readonly id: string
  readonly type: string
  readonly battle: number
  readonly defense: number
  readonly life: number
  readonly mode: Mode
  /** How one without a figure goes about: he pounces (M19.3), or chases (M19.4). */
  readonly prowl?: 'pounces' | 'chases'
  readonly clauses: readonly Clause[]
}

export interface MinionType {
  readonly id: string
  readonly size: 'small' | 'large' | 'token'
  /** Which figures of the box it uses, and how many there are (M1.5). */
  readonly figure: 'rat' | 'roach' | 'spider' | 'centipede' | 'cat'
  readonly most: number
  readonly boss: boolean
  /** Null for bosses (M18.1). */
  readonly kind: MinionKind | null
  /** First to have the figures, after a boss (M1.5). */
  readonly elite?: true
  /** An encounter card may make it greedy (M14.9). */
  readonly mayBeGreedy?: true
  readonly cards: readonly string[]
}

export const ENCOUNTER_FLAGS = ['ambush', 'mousetraps', 'greedy'] as const
export type EncounterFlag = (typeof ENCOUNTER_FLAGS)[number]

export type Group = Readonly<Record<string, number>>

export interface EncounterCard {
  readonly id: string
  readonly rows: readonly {
    readonly from: number
    readonly to: number
    readonly minions: Group
  }[]
  readonly surge: Group
  readonly flags: readonly EncounterFlag[]
}
