import type { Marker } from '../language/words.ts'

/** A number compared: of figures, of a variable, of the page. */
export type Comparison = '<' | '<=' | '=' | '>=' | '>'

/** Figures a rule speaks of: a class of them, a minion type, or the one that caused the moment. */
export type Figures = 'mice' | 'free mice' | 'minions' | 'small minions' | 'captured mice' | 'it' | (string & {})

/** A narrower choice among them, for verbs and counts. */
export interface Selection {
  readonly of: Figures | readonly Figures[]
  readonly at?: string
  /** On the space of `it` (0), or on that or an adjacent one (1). */
  readonly within?: 0 | 1
  /** Those that this rule has just placed. */
  readonly placed?: true
  readonly noBoss?: true
  readonly without?: Marker
  /** The one highest on the track. */
  readonly highest?: true
  /** So many of them, or all of one space, by party choice. */
  readonly choose?: number | 'space'
}

export type Who = Figures | Selection

/** A number that may depend on what holds: what it starts from, and what is added for each thing that is so. */
export type Amount =
  | number
  | {
      /** `lore`: that of the mouse that caused the moment. */
      readonly start: number | 'lore'
      readonly plus?: readonly {
        readonly n: number
        readonly if?: readonly RuleCondition[]
        /** Once for each: of figures or tokens at a place, or of a variable. */
        readonly per?: { readonly of: string; readonly at: string } | { readonly variable: string }
      }[]
      readonly least?: number
    }

/** How many of each minion type. */
export type Company = Readonly<Record<string, Amount>>

export type RuleCondition =
  | { readonly flag: string }
  | { readonly count: { readonly of: Figures; readonly at: string; readonly is: Comparison; readonly n: Amount } }
  | { readonly compare: { readonly variable: string; readonly is: Comparison; readonly n: Amount } }
  | { readonly at: { readonly who: Figures; readonly place: string } }
  | { readonly near: { readonly of: Figures; readonly within: 0 | 1 } }
  | { readonly is: { readonly who: 'it'; readonly what: string } }
  | { readonly cheeseOf: { readonly who: 'it'; readonly is: Comparison; readonly n: number } }
  | { readonly page: { readonly is: Comparison; readonly n: number } }
  | { readonly by: 'mouse' }
  | { readonly once: 'chapter' | 'token' }
  | { readonly carries: { readonly token: string } }
  | { readonly colour: 'orange' | 'blue' }
  | { readonly here: string }
  | { readonly cameBy: 'door' | 'flip' }
  | { readonly difficulty: 'story' | 'standard' | 'heroic' }
  | { readonly any: readonly RuleCondition[] }
  | { readonly all: readonly RuleCondition[] }
  | { readonly not: RuleCondition }

export type RuleVerb =
  | { readonly placeMinions: { readonly n: Amount; readonly type: string; readonly where?: string } }
  | { readonly layBelow: true }
  | { readonly set: { readonly variable: string; readonly value: Amount } }
  | { readonly add: { readonly variable: string; readonly n: number } }
  | {
      readonly test: {
        readonly dice: Amount
        readonly star?: readonly RuleVerb[]
        readonly none?: readonly RuleVerb[]
        readonly cheese?: readonly RuleVerb[]
        readonly eachStar?: readonly RuleVerb[]
      }
    }
  | {
      readonly when: {
        readonly if: readonly RuleCondition[]
        readonly do: readonly RuleVerb[]
        readonly else?: readonly RuleVerb[]
      }
    }
  | { readonly wheel: { readonly n: number } }
  | { readonly wound: { readonly who: Who; readonly n: number } }
  | { readonly heal: { readonly who: Who; readonly n: number } }
  | { readonly cheese: { readonly who: Who; readonly n: number } }
  | { readonly knockDown: { readonly who: Who } }
  | { readonly stand: { readonly who: Who } }
  | { readonly mark: { readonly who: Who; readonly marker: Marker } }
  | { readonly cure: { readonly who: Who } }
  | { readonly relocate: { readonly who: Who; readonly to: string } }
  | { readonly remove: { readonly who: Who } }
  | { readonly achieve: string }
  | { readonly endMarker: Amount }
  | { readonly layTraps: true }
  | { readonly ambush: true }
  | {
      readonly put: {
        readonly token: string
        readonly at: string
        /** Where those of a kind are taken from: a place, `it`, `near`, `anywhere` or `unused`. */
        readonly from?: string
        /** At most so many of them, by party choice. */
        readonly n?: number
      }
    }
  | { readonly stash: string }
  | { readonly ask: { readonly name: string; readonly options: Readonly<Record<string, readonly RuleVerb[]>> } }
  | { readonly gate: { readonly link: string; readonly open: boolean } }
  | { readonly points: { readonly n: number | 'none' } }
  | { readonly peek: true }
  /** A passage of the chapter, the first time only. */
  | { readonly tell: string }
  | { readonly win: true }
  | { readonly lose: true }

export type Movers = 'mice' | 'minions' | 'small minions' | 'any'

export type RuleMoment =
  | { readonly chapterStart: true }
  | { readonly enter: string }
  | { readonly enterFirst: string }
  | { readonly act: { readonly name: string; readonly place: string } }
  | { readonly call: { readonly name: string } }
  | { readonly takenUp: string }
  | { readonly stepOnto: { readonly who: Movers; readonly place: string } }
  | { readonly moveRoll: { readonly who: Movers; readonly side: string; readonly number: number } }
  | { readonly turnInstead: { readonly type: string; readonly place: string } }
  | { readonly attackInstead: { readonly types: readonly string[]; readonly place: string } }
  | { readonly minionDefeated: { readonly type: string } }
  | { readonly searchHit: { readonly place: string } }
  | { readonly turnEnd: { readonly card: string } }
  | { readonly roundEnd: true | 'cut short too' }
  | { readonly pageTurned: number | 'any' }
  | { readonly becomes: { readonly variable: string; readonly value: Amount } }
  | { readonly captured: true }
  | { readonly bossWounds: { readonly boss: string; readonly n: number } }
  | { readonly surge: string }
  | { readonly encounterDue: true }
  | { readonly victory: true }

export interface Rule {
  /** As the book numbers it: `R1.3`. */
  readonly id: string
  readonly on: RuleMoment
  readonly if?: readonly RuleCondition[]
  readonly do: readonly RuleVerb[]
}
