import type { Space } from '../board/board.ts'
import type { EncounterFlag, Group } from '../cards/card.ts'
import type { AttackType, Face, Mode, Modifier, Moment } from '../cards/words.ts'
import type { Id } from '../shape/id.ts'
import type { RuleVerb } from '../story/words.ts'

/** A card by its number in the box of this game: two daggers are two numbers (`Setup.cards`). */
export type CardNo = Id<'card', number>
/** In place of a card's number: nothing of the box. */
export const NO_CARD = cardNo(-1)

/** For whoever numbers the cards of a box, or reads them: nobody else makes them (ADR 0022). */
export function cardNo(no: number): CardNo {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- here a number becomes a card's
  return no as CardNo
}

/** The numbers of the cards of a box. */
export function cardNos(cards: readonly string[]): CardNo[] {
  return cards.map((_, no) => cardNo(no))
}

/** What the user of a card named with it. */
export interface Picks {
  readonly mouse?: string
  readonly target?: string
  readonly targets?: readonly string[]
  readonly card?: string
  readonly to?: string
  readonly n?: number
}

export interface Target {
  readonly id: string
  /** Which card of a boss with several (M10.9). */
  readonly card: string | null
  readonly at: Space
}

export interface AttackTask {
  readonly kind: 'attack'
  step: 'roll' | 'cheese' | 'rolled' | 'targets' | 'done' | 'end'
  /** A figure; null for what nobody is credited with. */
  readonly by: string | null
  /** The initiative card the attacker acts with. */
  readonly card: string | null
  readonly weapon: string | null
  /** The attack of a Battle action (K21). */
  readonly action: boolean
  mode: Mode
  type: AttackType
  /** Stated dice, instead of battle and bonuses; null: by M10.4. */
  readonly dice: number | null
  readonly mods: readonly Modifier[]
  /** Cards whose further attack this is: they give no other (K21). */
  readonly from: readonly string[]
  readonly targets: readonly Target[]
  next: number
  faces: Face[]
  hits: number
  readonly wounded: string[]
  readonly defeated: string[]
}

export interface DefendTask {
  readonly kind: 'defend'
  step: 'others' | 'own' | 'roll' | 'cheese' | 'rolled' | 'wounds'
  /** Who was attacked, and who defends in its place (Protect). */
  readonly attacked: string
  who: string
  readonly card: string | null
  readonly by: string | null
  readonly hits: number
  readonly mods: Modifier[]
  faces: Face[]
  blocks: number
}

export interface WoundsTask {
  readonly kind: 'wounds'
  step: 'steal' | 'wounding' | 'capturing' | 'place' | 'marker' | 'after'
  readonly mouse: string
  n: number
  readonly poison: boolean
  steal: number
  readonly greedy: boolean
  /** The minion that attacked, if it was an attack. */
  readonly by: string | null
}

export interface ArrivalTask {
  readonly kind: 'arrival'
  step: 'count' | 'place' | 'deal' | 'laid' | 'flags' | 'ambush' | 'dealt' | 'brodie' | 'placed' | 'end'
  readonly group: Group
  /** Places given by a chapter, instead of M14.4. */
  readonly places: Readonly<Record<string, readonly Space[]>>
  readonly flags: readonly EncounterFlag[]
  /** Set-up brings no `minionsPlaced` and no flags. */
  readonly setup: boolean
  queue: string[]
  readonly placed: string[]
  readonly newCards: string[]
  readonly ambush: string[]
  whole: boolean
  /** New cards go below all mice; nothing is dealt anew (`layBelow`). */
  readonly below: boolean
  /** M15.3: a side brings minions by surge once. */
  readonly surge: boolean
}

export interface MomentTask {
  readonly kind: 'moment'
  step: 'forced' | 'rules' | 'ask'
  readonly moment: Moment
  /** Only this mouse may answer; or every mouse but this one. */
  readonly only: string | null
  readonly but: string | null
  /** The figure the moment is about; the mouse credited with a defeat. */
  readonly it: string | null
  readonly type: string | null
  readonly card: string | null
  readonly placed: readonly string[]
  readonly n: number
  readonly whole: boolean
  done: number
  /** Who has used which card at it, or passed: then there is no card. */
  readonly answers: { readonly mouse: string; readonly card: string | null }[]
  /** Who is asked now. */
  mouse: string | null
}

export interface MinionActsTask {
  readonly kind: 'act'
  step: 'begin' | 'move' | 'rolled' | 'walk' | 'stepping' | 'attack' | 'end'
  readonly who: string
  readonly card: string
  readonly again: boolean
  points: number
  path: Space[]
}

/** Whether the mouse has used the card at this moment; null: whether it has passed. */
export function hasAnswered({ answers }: MomentTask, mouse: string, card: string | null): boolean {
  return answers.some((each) => each.mouse === mouse && each.card === card)
}

export interface EffectTask {
  readonly kind: 'effect'
  /** The card's id, its clause, and which verb is next. */
  readonly card: string
  readonly clause: number
  readonly user: string
  picks: Picks
  next: number
  readonly no: CardNo
  readonly paid: number
  readonly it: string | null
  left: number
  lost: number
}

export interface RuleTask {
  readonly kind: 'rule'
  readonly rule: string
  /** What is left to do: the verbs themselves, which are plain data. */
  readonly verbs: RuleVerb[]
  readonly it: string | null
  readonly at: Space
  /** Minions that this rule has placed. */
  readonly placed: string[]
  /** What it brings goes below all mice (`layBelow`). */
  below: boolean
}

/** Work that waits, as plain data. Its handlers are in `rules/`, by topic. */
export type MysticsTask =
  | { readonly kind: 'play' }
  | {
      readonly kind: 'mouse-turn'
      readonly mouse: string
      step: 'begin' | 'roll' | 'rolled' | 'free' | 'uncharm' | 'drift' | 'lasting' | 'rules' | 'time' | 'end'
    }
  | {
      readonly kind: 'minion-turn'
      readonly card: string
      step: 'before' | 'begin' | 'act' | 'grape' | 'lasting' | 'card' | 'rules' | 'end'
      readonly waiting: string[]
      readonly attacked: string[]
    }
  | {
      readonly kind: 'brodie'
      readonly card: string
      /** Called by a scroll: he is on no space and leaves again. */
      readonly summoned: boolean
      step: 'begin' | 'run' | 'attack' | 'end'
      points: number
      readonly path: Space[]
      /** The space of the mouse he runs to; −1: none yet. */
      goal: Space
    }
  | MinionActsTask
  | AttackTask
  | DefendTask
  | WoundsTask
  | {
      readonly kind: 'blow'
      step: 'place' | 'defeated' | 'sweep'
      readonly who: string
      readonly n: number
      readonly card: string | null
      readonly by: string | null
    }
  | { readonly kind: 'capture'; step: 'moment' | 'leave' | 'page' | 'end'; readonly mouse: string }
  | { readonly kind: 'rescue'; readonly mouse: string; readonly beside: string | null }
  | { readonly kind: 'page'; readonly rule: string }
  | { readonly kind: 'wheel'; step: 'moment' | 'put'; n: number; readonly rule: string }
  | { readonly kind: 'surge'; step: 'page' | 'bring' | 'empty' }
  | ArrivalTask
  | { readonly kind: 'encounter'; step: 'due' | 'reveal' | 'disguises' | 'bring'; skipRats: boolean }
  | { readonly kind: 'search'; step: 'moment' | 'roll' | 'hit' | 'draw' | 'end'; readonly mouse: string; dice: number }
  | { readonly kind: 'draw'; readonly mouse: string; readonly n: number; readonly cards: CardNo[] }
  | { readonly kind: 'found'; step: 'take' | 'keep' | 'discard'; readonly mouse: string; readonly card: CardNo }
  | { readonly kind: 'pack'; readonly mouse: string }
  | {
      readonly kind: 'explore'
      step: 'leave' | 'arrive' | 'entered' | 'end'
      readonly to: string
      readonly spaces: readonly Space[]
      readonly flip: boolean
      first: boolean
      readonly waiting: string[]
      /** M13.4: who stands next to the full flip space. */
      beside: string | null
    }
  | { readonly kind: 'trap'; step: 'test' | 'sprung'; readonly mouse: string; readonly marker: boolean }
  | MomentTask
  | EffectTask
  | { readonly kind: 'declare'; readonly mouse: string; readonly mods: Modifier[]; readonly cards: string[] }
  | { readonly kind: 'order'; readonly mouse: string; step: 'wait' | 'end' }
  | {
      readonly kind: 'again'
      readonly mouse: string
      /** Worn weapons still to be used (Knife Strike), by card number. */
      readonly weapons: CardNo[]
      readonly from: readonly string[]
    }
  | { readonly kind: 'grape'; readonly by: string; readonly at: Space; step: 'coin' | 'end' }
  | { readonly kind: 'level-up'; readonly mouse: string; readonly price: number }
  | { readonly kind: 'sharing'; readonly mouse: string; readonly other: string; readonly moved: string[] }
  | { readonly kind: 'equipping'; readonly mouse: string; readonly moved: string[] }
  | { readonly kind: 'first-abilities'; readonly waiting: string[] }
  | RuleTask
  | {
      readonly kind: 'rules'
      readonly waiting: number[]
      readonly it: string | null
      readonly at: Space
      /** The minion type that was defeated, where that is the moment. */
      readonly type: string | null
    }
  | { readonly kind: 'won' }

export type TaskOf<Kind extends MysticsTask['kind']> = Extract<MysticsTask, { readonly kind: Kind }>
