import type { Amount, Company, RuleCondition, Rule } from './rule.ts'

export type {
  Comparison,
  Figures,
  Selection,
  Who,
  Amount,
  Company,
  RuleCondition,
  RuleVerb,
  Movers,
  RuleMoment,
  Rule,
} from './rule.ts'

export type Goal =
  | { readonly allAt: string }
  | { readonly oneAt: string }
  | { readonly clear: string }
  | { readonly tally: { readonly variable: string; readonly n: Amount } }
  | { readonly held: string }
  | { readonly beaten: { readonly boss: string; readonly on?: string } }
  | { readonly dawn: true }

/** A special search: which card, and where on the side (the whole side if not said) (M11.3). */
export interface SpecialSearch {
  readonly side: string
  readonly place?: string
  readonly card?: string
  /** Any card of a kind, from the top of the deck (B8). */
  readonly any?: SearchKind
  readonly if?: readonly RuleCondition[]
}

export const SEARCH_KINDS = ['weapon', 'armor', 'accessory', 'scroll'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Something that holds only while its conditions do. */
interface While {
  readonly if?: readonly RuleCondition[]
}

/** Rules of the game that a chapter changes throughout. */
export interface ChapterMods {
  /** Cheese that time is short puts on the wheel, instead of 1 (M5.1). */
  readonly timeShort?: number
  /** Every surge brings minions (M15.3). */
  readonly surgeEach?: true
  /** Reaching the end marker wins (M15.4, M23.2). */
  readonly endWins?: true
  /** New minion cards go below; nothing is dealt anew (M4.2, M4.7). */
  readonly layBelow?: true | While
  /** Ranged attacks of mice only at own and adjacent spaces (M10.2). */
  readonly range?: 'adjacent' | ({ readonly to: 'adjacent' } & While)
  /** Clever paws: a crafty flip by a star on dice of lore (M13.5, B2). */
  readonly paws?: true
  /** Living ladder: a hook flip with every free mouse on or next to it (M13.5, B3). */
  readonly ladder?: true
  /** Water spaces of these sides are plain floor (M8). */
  readonly drySide?: readonly ({ readonly side: string } & While)[]
  /** Ranged minions are placed as melee ones (M14.4). */
  readonly placedAs?: { readonly ranged: 'melee' } & While
  /** Minions of a type that some rules do not count. */
  readonly uncounted?: readonly { readonly who: string; readonly rules: readonly UncountedRule[] }[]
  /** Which cards of a boss are in play; `unused`: two of those not lost, which the variable counts (M4.4). */
  readonly bossCards?: readonly ({
    readonly boss: string
    readonly cards?: readonly string[]
    readonly unused?: string
  } & While)[]
  /** Most wounds a mouse takes from one attack of a boss (M10.5). */
  readonly woundCap?: readonly ({ readonly boss: string; readonly n: number } & While)[]
  /** Numbers of a boss, and words of its card that are silent. */
  readonly bossStats?: readonly BossStats[]
  /** Minion types that walk to a place and not to the nearest mouse (M17.4). */
  readonly walksTo?: { readonly types: readonly string[]; readonly place: string }
  /** What a capture costs instead of a page (M20.1). */
  readonly captureCost?: { readonly variable: string; readonly n: number }
  /** Captured mice come back there on their turn, minions or not (M20.2). */
  readonly rescueAt?: string
}

export const UNCOUNTED_RULES = ['M5.1', 'M13.1', 'M20.2', 'B1'] as const
export type UncountedRule = (typeof UNCOUNTED_RULES)[number]

export interface BossStats extends While {
  readonly boss: string
  readonly battle?: number
  readonly defense?: number
  readonly life?: number
  /** Added to the defense. */
  readonly defenseBy?: number
  /** Clauses of its card with these words do nothing. */
  readonly off?: readonly string[]
}

/** A thing that lies about or is carried (B1). */
export interface Token {
  readonly heavy?: true
  /** Several tokens of one kind may be spoken of by it. */
  readonly kind?: string
  /** Nobody takes it up. */
  readonly fixed?: true
  /** It may be taken up only while this holds. */
  readonly loose?: readonly RuleCondition[]
}

/** What a difficulty changes; the rest is as written. */
export interface Overlay {
  readonly end?: number
  readonly encounters?: { readonly standard: number; readonly difficult: number }
  readonly garrison?: Readonly<Record<string, Company>>
  readonly cheese?: number
}

/** A chapter of the story book as data (M26.1). */
export interface Chapter {
  readonly id: string
  readonly party: {
    readonly size: number
    readonly forbidden?: readonly string[]
    readonly required?: readonly string[]
    /** At least one of these. */
    readonly requiredAny?: readonly string[]
    /** Who it is played with when nobody chooses. */
    readonly usual: readonly string[]
  }
  readonly end: number
  readonly wheel?: number
  readonly encounters: { readonly standard: number; readonly difficult: number }
  readonly abilities?: false
  /** Tiles by place on the table, upper side first; a tile may have one side only. */
  readonly tiles: readonly {
    readonly up: string
    readonly down: string | null
    readonly at: readonly [number, number]
  }[]
  /** A place for all mice, or one for each. */
  readonly start: { readonly side: string; readonly place: string | Readonly<Record<string, string>> }
  /** Start without these cards (the prologue's lost dagger). */
  readonly without?: Readonly<Record<string, readonly string[]>>
  /** The track as laid, where it is not shuffled. */
  readonly track?: readonly string[]
  /** The track as laid when a side is first entered, where it is not dealt by chance. */
  readonly deals?: Readonly<Record<string, readonly string[]>>
  /** Things that lie about or are carried (B1). */
  readonly tokens?: Readonly<Record<string, Token>>
  readonly closed?: readonly string[]
  readonly quiet?: readonly (string | ({ readonly side: string } & While))[]
  /** Minions that stand on a side when it is first entered, or at the start (B5). */
  readonly garrison?: Readonly<Record<string, Company>>
  readonly searches?: readonly SpecialSearch[]
  readonly surges?: Readonly<Record<string, Company>>
  /** An exit that stands open only while all of this holds (B4). */
  readonly gates?: readonly { readonly id: string; readonly link: string; readonly open: readonly RuleCondition[] }[]
  /** Where minions may not go (`bars`). */
  readonly bars?: readonly string[]
  readonly mods?: ChapterMods
  readonly vars?: Readonly<Record<string, number>>
  readonly rules?: readonly Rule[]
  readonly victory: readonly Goal[]
  readonly achievements?: readonly string[]
  /** Flags of earlier chapters that this one asks about. */
  readonly earlier?: readonly string[]
  readonly overlays?: { readonly story?: Overlay; readonly heroic?: Overlay }
  /** Sides with a passage at first entry, and passages told after the chapter (B9). */
  readonly passages: readonly string[]
}
