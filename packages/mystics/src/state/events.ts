import type { Face } from '../cards/words.ts'

/** What happened, with the rule that did it. Everything in them is public: decks are only ever named. */
export type MysticsEvent = { readonly rule: string } & (
  | { readonly type: 'chapter-began'; readonly chapter: string }
  | { readonly type: 'turn-began'; readonly card: string }
  | { readonly type: 'turn-ended'; readonly card: string }
  | { readonly type: 'round-began' }
  | { readonly type: 'rolled'; readonly by: string; readonly for: string; readonly faces: readonly Face[] }
  | { readonly type: 'coin-tossed'; readonly by: string; readonly side: string }
  | { readonly type: 'stepped'; readonly who: string; readonly from: string; readonly to: string }
  | { readonly type: 'put'; readonly who: string; readonly at: string }
  /** What a minion that moves is after: a mouse, or a place. */
  | {
      readonly type: 'sought'
      readonly who: string
      readonly mouse: string | null
      readonly at: string
      readonly steps: number
    }
  /**
   * Whom a minion takes, and why: the only one it can attack; the nearest; of equally near ones the higher on the track;
   * the nearest that was not attacked yet; or the highest, because all were.
   */
  | {
      readonly type: 'aimed'
      readonly who: string
      readonly mouse: string
      readonly why: 'only' | 'nearest' | 'higher' | 'fresh' | 'highest'
    }
  | { readonly type: 'drifted'; readonly who: string; readonly to: string }
  | { readonly type: 'stood-up'; readonly who: string }
  | { readonly type: 'knocked-down'; readonly who: string }
  | {
      readonly type: 'attacked'
      readonly by: string
      readonly targets: readonly string[]
      readonly weapon: string | null
    }
  | { readonly type: 'missed'; readonly by: string }
  | { readonly type: 'blocked'; readonly who: string; readonly hits: number; readonly blocks: number }
  | { readonly type: 'wounded'; readonly who: string; readonly n: number; readonly poison: boolean }
  | { readonly type: 'healed'; readonly who: string; readonly n: number; readonly poison: boolean }
  /** Poison wounds have become plain ones by something that was put on. */
  | { readonly type: 'poison-eased'; readonly who: string; readonly n: number; readonly card: string }
  | { readonly type: 'marked'; readonly who: string; readonly marker: string }
  | { readonly type: 'cured'; readonly who: string; readonly marker: string }
  | { readonly type: 'defeated'; readonly who: string; readonly minion: string; readonly by: string | null }
  | { readonly type: 'removed'; readonly who: string }
  | { readonly type: 'card-beaten'; readonly card: string; readonly by: string | null }
  | { readonly type: 'captured'; readonly who: string }
  | { readonly type: 'rescued'; readonly who: string; readonly at: string }
  | { readonly type: 'taken-away'; readonly who: string }
  | { readonly type: 'cheese-gained'; readonly who: string; readonly n: number; readonly card: string | null }
  | { readonly type: 'cheese-lost'; readonly who: string; readonly n: number }
  | { readonly type: 'cheese-stolen'; readonly who: string; readonly by: string | null }
  | { readonly type: 'wheel-changed'; readonly n: number; readonly wheel: number }
  | { readonly type: 'surged' }
  | { readonly type: 'page-turned'; readonly page: number }
  | { readonly type: 'end-moved'; readonly end: number }
  | { readonly type: 'encounter-revealed'; readonly card: string }
  | { readonly type: 'encounter-put-back' }
  | { readonly type: 'placed'; readonly who: string; readonly minion: string; readonly at: string }
  | { readonly type: 'track-laid'; readonly track: readonly string[]; readonly whole: boolean }
  | { readonly type: 'card-moved'; readonly card: string; readonly to: number }
  | { readonly type: 'traps-laid'; readonly at: readonly string[] }
  | { readonly type: 'trap-sprung'; readonly who: string; readonly at: string }
  | { readonly type: 'snare-set'; readonly by: string; readonly at: string }
  | { readonly type: 'snare-sprung'; readonly who: string; readonly at: string }
  | { readonly type: 'searched'; readonly who: string; readonly success: boolean }
  | { readonly type: 'found'; readonly who: string; readonly card: string }
  | { readonly type: 'looked'; readonly who: string; readonly cards: readonly string[] }
  | { readonly type: 'kept'; readonly who: string; readonly card: string }
  | { readonly type: 'discarded'; readonly who: string; readonly card: string }
  | { readonly type: 'used'; readonly who: string; readonly card: string }
  | { readonly type: 'passed'; readonly who: string; readonly cards: readonly string[]; readonly at: string }
  /** Turns that pass in a row (M27.7), mice that walk in a row (M27.8). */
  | { readonly type: 'waited'; readonly who: string; readonly for: string }
  | { readonly type: 'led'; readonly who: string; readonly to: string }
  | { readonly type: 'shuffled'; readonly deck: string }
  | {
      readonly type: 'shared'
      readonly who: string
      readonly with: string
      readonly given: readonly string[]
      readonly taken: readonly string[]
      /** How much was given; less than none was taken. */
      readonly cheese: number
    }
  | { readonly type: 'equipped'; readonly who: string; readonly card: string; readonly to: string }
  | { readonly type: 'leveled-up'; readonly who: string; readonly ability: string }
  | { readonly type: 'explored'; readonly who: string; readonly side: string; readonly first: boolean }
  | { readonly type: 'item-placed'; readonly item: string; readonly at: readonly string[] }
  | { readonly type: 'item-taken'; readonly item: string; readonly who: string }
  | { readonly type: 'item-lost'; readonly item: string }
  | { readonly type: 'achieved'; readonly who: string | null; readonly what: string }
  | { readonly type: 'variable-set'; readonly variable: string; readonly value: number | boolean }
  | { readonly type: 'token-put'; readonly token: string; readonly at: string }
  | { readonly type: 'rule-cut'; readonly of: string }
  | { readonly type: 'story'; readonly passage: string }
  | { readonly type: 'lesson'; readonly lesson: number }
  | { readonly type: 'over'; readonly result: 'won' | 'lost' }
)

/** Dice, coins and cards: whatever chance has shown is not taken back. */
export const REVEALING: ReadonlySet<string> = new Set([
  'rolled',
  'coin-tossed',
  'found',
  'looked',
  'encounter-revealed',
  'track-laid',
  'shuffled',
])
