import { refusal, type ActionList, type Refusal, type Seat } from '@mousekeep/engine'
import type { Board } from '../board/board.ts'
import type { Mouse, MysticsState, Whisper } from './state.ts'
import type { Live } from './live.ts'
import type { Whispers } from './whispers.ts'

/** What an ability or a card names with it; `target` is also how a minion's initiative card is named. */
export interface Naming {
  readonly mouse?: string
  readonly target?: string
  readonly targets?: readonly string[]
  readonly to?: string
  readonly n?: number
  /** Which card of a boss (M10.9). */
  readonly named?: string
}

export type Step = { readonly do: 'step'; readonly to: string }
export type Stand = { readonly do: 'stand' }
export type Scurry = { readonly do: 'scurry' }
export type Battle = { readonly do: 'battle'; readonly weapon: string; readonly target: string; readonly card?: string }
export type Search = { readonly do: 'search' }
export type Recover = { readonly do: 'recover' }
export type Explore = { readonly do: 'explore'; readonly exit?: string }
export type Share = {
  readonly do: 'share'
  readonly with: string
  readonly open?: true
  readonly give?: readonly string[]
  readonly take?: readonly string[]
  readonly cheese?: number
}
export type Equip = {
  readonly do: 'equip'
  readonly open?: true
  readonly moves?: readonly { readonly card: string; readonly to: string }[]
}
export type LevelUp = { readonly do: 'level-up'; readonly ability: string }
export type Ability = { readonly do: 'ability'; readonly ability: string } & Naming
export type Use = { readonly do: 'use'; readonly card: string } & Naming
export type Place = { readonly do: 'place'; readonly item: string; readonly at: string; readonly to?: string }
export type PickUp = { readonly do: 'pick-up'; readonly item: string }
export type Catapult = { readonly do: 'catapult'; readonly mouse: string; readonly to: string }
export type Launch = { readonly do: 'launch'; readonly target: string }
export type Act = { readonly do: 'act'; readonly name: string }
export type Call = { readonly do: 'call'; readonly name: string }
export type TakeUp = { readonly do: 'take-up'; readonly token: string }
export type PutDown = { readonly do: 'put-down' }
export type HandOver = { readonly do: 'hand-over'; readonly to: string }
export type Choose = { readonly do: 'choose'; readonly option: string }
export type End = { readonly do: 'end' }
/** M27.1: several steps named at once. */
export type Walk = { readonly do: 'walk'; readonly path: readonly string[] }
/** M27.4: where each of those who arrive stands. */
export type Arrange = { readonly do: 'arrange'; readonly places: Readonly<Record<string, string>> }
/** M27.7: this turn and those of one's other mice pass until the card has its turn. */
export type Wait = { readonly do: 'wait'; readonly for: string }
/** M27.8: one's mice walk to this space, turn after turn. */
export type Lead = { readonly do: 'lead'; readonly to: string }
/** M27.3: when a card is asked about from now on, of one's own mouse or whoever has it; `*` for every card. */
export type SetWhisper = {
  readonly do: 'whisper'
  readonly card: string
  readonly when: Whisper
  readonly mouse?: string
}
/** M27.3: how the cards of one's own mice ask from now on, all of them; in turn or not. */
export type SetWhispers = { readonly do: 'whispers'; readonly seat: Seat; readonly cards: Whispers }

export type MysticsAction =
  | Step
  | Stand
  | Scurry
  | Battle
  | Search
  | Recover
  | Explore
  | Share
  | Equip
  | LevelUp
  | Ability
  | Use
  | Place
  | PickUp
  | Catapult
  | Launch
  | Act
  | Call
  | TakeUp
  | PutDown
  | HandOver
  | Choose
  | End
  | Walk
  | Arrange
  | Wait
  | Lead
  | SetWhisper
  | SetWhispers

/** Who chooses an action: which mouse, where, and whether it acts on another's order. */
export interface Chooser {
  readonly state: MysticsState
  readonly board: Board
  readonly mouse: Mouse
  readonly ordered: boolean
}

/**
 * One kind of action. `judge` alone decides what is legal: it says why not, or what it found out on the way, as plain
 * data; `list` offers what passes; `perform` is called with legal actions only, and with what was found. What holds back several kinds at once (whose decision it is, a question to answer) is in `rules/decide.ts`.
 */
export interface ActionKind<Action extends MysticsAction, Found extends object | null = null> {
  list(chooser: Chooser, into: ActionList<MysticsAction>): void
  judge(chooser: Chooser, action: Action): Refusal | Found
  /** The action as it is listed, for one that leaves out what has only one answer. */
  whole?(chooser: Chooser, action: Action): MysticsAction
  perform(live: Live, chooser: Chooser, action: Action, found: Found): void
}

/** Nothing that is found out has a rule. */
export function isRefusal(judged: object | null): judged is Refusal {
  return judged !== null && 'rule' in judged
}

export const ACTED = refusal('M6.2', 'already-acted')
export const STUNNED = refusal('M21.1', 'stunned')
export const WEBBED = refusal('M21.2', 'webbed')
export const IN_WATER = refusal('M8.5', 'in-water')
export const ONCE_A_TURN = refusal('M6.4', 'used-this-turn')
