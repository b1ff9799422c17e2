import type { Group } from '../language/card.ts'

/** A number compared: of figures, of a variable, of the page. */
export type Comparison = '<' | '<=' | '=' | '>=' | '>'

/** Figures a rule speaks of: a class of them, a minion type, or the one that caused the moment. */
export type Figures = 'mice' | 'free mice' | 'minions' | 'small minions' | 'captured mice' | 'it' | (string & {})

export type RuleCondition =
  | { readonly flag: string }
  | { readonly count: { readonly of: Figures; readonly at: string; readonly is: Comparison; readonly n: number } }
  | { readonly compare: { readonly variable: string; readonly is: Comparison; readonly n: number } }
  | { readonly at: { readonly who: Figures; readonly place: string } }
  | { readonly is: { readonly who: 'it'; readonly what: string } }
  | { readonly cheeseOf: { readonly who: 'it'; readonly is: Comparison; readonly n: number } }
  | { readonly page: { readonly is: Comparison; readonly n: number } }
  | { readonly by: 'mouse' }
  | { readonly once: 'chapter' }
  | { readonly carries: { readonly token: string } }
  | { readonly colour: 'orange' | 'blue' }
  | { readonly not: RuleCondition }

export type RuleVerb =
  | { readonly placeMinions: { readonly n: number; readonly type: string; readonly where?: string } }
  | { readonly set: { readonly variable: string; readonly value: number } }
  | { readonly add: { readonly variable: string; readonly n: number } }
  | {
      readonly test: {
        readonly dice: number
        readonly star?: readonly RuleVerb[]
        readonly none?: readonly RuleVerb[]
        readonly cheese?: readonly RuleVerb[]
      }
    }
  | { readonly wheel: { readonly n: number } }
  | { readonly wound: { readonly who: Figures; readonly n: number } }
  | { readonly heal: { readonly who: Figures; readonly n: number } }
  | { readonly cheese: { readonly who: Figures; readonly n: number } }
  | { readonly knockDown: { readonly who: Figures } }
  | { readonly stand: { readonly who: Figures } }
  | { readonly mark: { readonly who: Figures; readonly marker: 'stunned' | 'webbed' | 'charmed' } }
  | { readonly cure: { readonly who: Figures } }
  | { readonly relocate: { readonly who: Figures; readonly to: string } }
  | { readonly remove: { readonly who: Figures } }
  | { readonly achieve: string }
  | { readonly endMarker: number }
  | { readonly layTraps: true }
  | { readonly ambush: true }
  | { readonly put: { readonly token: string; readonly at: string } }
  | { readonly stash: string }
  | { readonly ask: { readonly name: string; readonly options: Readonly<Record<string, readonly RuleVerb[]>> } }
  | { readonly gate: { readonly link: string; readonly open: boolean } }
  | { readonly points: { readonly n: number } }
  | { readonly win: true }
  | { readonly lose: true }

export type RuleMoment =
  | { readonly chapterStart: true }
  | { readonly enter: string }
  | { readonly enterFirst: string }
  | { readonly act: { readonly name: string; readonly place: string } }
  | { readonly call: { readonly name: string } }
  | { readonly takenUp: string }
  | { readonly stepOnto: { readonly who: 'mice' | 'minions' | 'any'; readonly place: string } }
  | { readonly moveRoll: { readonly who: 'mice' | 'minions' | 'any'; readonly side: string; readonly number: number } }
  | { readonly turnInstead: { readonly type: string; readonly place: string } }
  | { readonly minionDefeated: { readonly type: string } }
  | { readonly searchHit: { readonly place: string } }
  | { readonly turnEnd: { readonly card: string } }
  | { readonly roundEnd: true }
  | { readonly pageTurned: number | 'any' }
  | { readonly becomes: { readonly variable: string; readonly value: number } }
  | { readonly captured: true }
  | { readonly bossWounds: { readonly boss: string; readonly n: number } }
  | { readonly surge: string }
  | { readonly victory: true }

export interface Rule {
  /** As the book numbers it: `R1.3`. */
  readonly id: string
  readonly on: RuleMoment
  readonly if?: readonly RuleCondition[]
  readonly do: readonly RuleVerb[]
}

export type Goal =
  | { readonly allAt: string }
  | { readonly oneAt: string }
  | { readonly clear: string }
  | { readonly tally: { readonly variable: string; readonly n: number } }
  | { readonly held: string }
  | { readonly beaten: string }
  | { readonly dawn: true }

/** A special search: which card, and where on the side (the whole side if not said) (M11.3). */
export interface SpecialSearch {
  readonly side: string
  readonly place?: string
  readonly card: string
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
  readonly layBelow?: true
  /** Ranged attacks of mice only at own and adjacent spaces (M10.2). */
  readonly range?: 'adjacent'
  /** Clever paws: a crafty flip by a star on dice of lore (M13.5, B2). */
  readonly paws?: true
  /** Living ladder: a hook flip with every free mouse on or next to it (M13.5, B3). */
  readonly ladder?: true
}

/** What a difficulty changes; the rest is as written. */
export interface Overlay {
  readonly end?: number
  readonly encounters?: { readonly standard: number; readonly difficult: number }
  readonly garrison?: Readonly<Record<string, Group>>
  readonly cheese?: number
}

/** A chapter of the story book as data (M26.1). */
export interface Chapter {
  readonly id: string
  readonly party: {
    readonly size: number
    readonly forbidden?: readonly string[]
    readonly required?: readonly string[]
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
  readonly tokens?: Readonly<Record<string, { readonly heavy?: true }>>
  readonly closed?: readonly string[]
  readonly quiet?: readonly string[]
  /** Minions that stand on a side when it is first entered, or at the start (B5). */
  readonly garrison?: Readonly<Record<string, Group>>
  readonly searches?: readonly SpecialSearch[]
  readonly surges?: Readonly<Record<string, Group>>
  /** An exit that stands open only while all of this holds (B4). */
  readonly gates?: readonly { readonly id: string; readonly link: string; readonly open: readonly RuleCondition[] }[]
  /** Where minions may not go (`bars`). */
  readonly bars?: readonly string[]
  readonly mods?: ChapterMods
  readonly vars?: Readonly<Record<string, number>>
  readonly rules?: readonly Rule[]
  readonly victory: readonly Goal[]
  readonly achievements?: readonly string[]
  readonly overlays?: { readonly story?: Overlay; readonly heroic?: Overlay }
  /** Sides with a passage at first entry. */
  readonly passages: readonly string[]
}
