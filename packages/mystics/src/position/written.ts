import type { Fact } from '../state/facts.ts'
import type { Seat } from '@mousekeep/engine'
import type { Difficulty } from '../story/chapter.ts'
import type { Marker } from '../cards/words.ts'
import type { Lasting, MysticsState, Quiet, Turn } from '../state/state.ts'
import type { MysticsTask } from '../state/task.ts'
import type { CardName } from './card-names.ts'

/** A space of the side the mice are on, by name; its number where it is of another side. */
export type SpaceName = string | number

export interface MouseWritten {
  readonly kind: 'mouse'
  /** Null while captured or away. */
  readonly at: SpaceName | null
  /** Where it stood when it was last captured. */
  readonly last: SpaceName | null
  /** What it wears, and which of it in its tail. */
  readonly equip: readonly CardName[]
  readonly tail: CardName | null
  readonly pack: readonly CardName[]
  readonly abilities: readonly string[]
  readonly cheese: number
  readonly wounds: number
  readonly poison: number
  readonly markers: readonly Marker[]
  readonly down: boolean
  readonly captured: boolean
  /** Taken by Abduction: neither captured nor free. */
  readonly away: boolean
  /** Sides on which it has found something (M11.2). */
  readonly searched: readonly string[]
  readonly captures: number
  readonly roaches: number
  /** Cards with a limit of once a round that it has used in this one. */
  readonly spent: readonly string[]
}

export interface MinionWritten {
  readonly kind: 'minion'
  readonly id: string
  readonly type: string
  readonly at: SpaceName
  readonly wounds: number
  readonly down: boolean
}

/** What a table has that is of no box: the sides, cards and encounter cards of a position. */
export interface OwnBox {
  /** In the words of a position (`docs/engine-protocol.md`). */
  readonly sides: Readonly<Record<string, object>>
  readonly beyond: string | null
  readonly cards: readonly string[]
  /** By number: those that mice began with. */
  readonly starting: readonly number[]
  readonly encounters: readonly unknown[]
}

/** Work that waits, with spaces and cards by name; what is empty, null, false or 0 is left out (`task-fields.ts`). */
export interface TaskWritten {
  readonly kind: MysticsTask['kind']
  readonly step?: string
  readonly [field: string]: unknown
}

/** Everything at the table that is known to all: a game without the order of its decks. */
export interface Known {
  /** The chapter, how hard, and whose mouse is whose: these never change. */
  readonly chapter: string | null
  readonly difficulty: Difficulty
  readonly players: number
  readonly seats: Readonly<Record<string, Seat>>
  readonly achievements: boolean
  /** Of the rules it was begun under; null before the fifth. */
  readonly version: number | null
  /** Ability cards of mice that stay behind (M24.1). */
  readonly absent: readonly string[]
  /** Null in a chapter. */
  readonly box: OwnBox | null

  /** The side the mice are on, and of each tile the side that lies up, in the order of the chapter's tiles. */
  readonly side: string
  readonly up: readonly string[]
  /** In the order in which they were first entered. */
  readonly explored: readonly string[]
  /** Sides to which a surge has brought minions (M15.3). */
  readonly surged: readonly string[]

  readonly mice: Readonly<Record<string, MouseWritten>>
  /** In the order in which they came. */
  readonly minions: readonly MinionWritten[]
  /** Wounds on the single cards of a boss with several (M10.9). */
  readonly bossCards: Readonly<Record<string, number>>
  /** How many minions of each type have come so far. */
  readonly named: Readonly<Record<string, number>>

  /** The initiative track from the top, who has acted in this round, and whose turn it is. */
  readonly track: readonly string[]
  readonly acted: readonly string[]
  readonly turn: Turn | null

  readonly page: number
  readonly end: number
  readonly wheel: number

  /** The encounter card in force; those that were turned up; those that may still be in the deck. */
  readonly revealed: string | null
  readonly encounterDiscards: readonly string[]
  readonly unseen: readonly string[]
  /** The encounter card on top of the deck, while everybody looks at it. */
  readonly top: string | null
  readonly discards: readonly CardName[]
  /** Cards that are in no deck and nobody's: kept out of the game, or lost with its end. */
  readonly outside: readonly CardName[]

  readonly stash: readonly CardName[]
  readonly placed: readonly { readonly card: CardName; readonly at: readonly SpaceName[] }[]
  readonly traps: readonly SpaceName[]
  readonly snares: readonly { readonly at: SpaceName; readonly by: string }[]
  /** By token: the mouse that carries it, `stash`, `out`, a side, or `side:space`. */
  readonly tokens: Readonly<Record<string, string>>
  readonly greedy: boolean
  readonly lasting: readonly Lasting[]

  readonly vars: Readonly<Record<string, number>>
  readonly flags: readonly string[]
  /** What has happened once and for all, in order. */
  readonly facts: readonly Fact[]
  /** Personal achievements, and by whom (M25). */
  readonly won: MysticsState['won']
  readonly lesson: number

  /** What a table that asks only what matters remembers (M27.3); null: everything is asked. */
  readonly quiet: Quiet | null
  /** Work that waits, the topmost last. */
  readonly waiting: readonly TaskWritten[]
  readonly over: 'won' | 'lost' | null
}

/** A whole game: what is known, and the decks from the top. */
export interface GameWritten extends Known {
  readonly search: readonly CardName[]
  readonly encounters: readonly string[]
}
