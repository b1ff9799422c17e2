import type { ActionList, Emit, Refusal, Seat } from '@mousekeep/engine'
import type { SquareName } from '../board/board.ts'
import type { CastleEvent } from '../events.ts'
import type { CastleState } from '../state.ts'

export type Place = { readonly do: 'place'; readonly tower: SquareName }
export type Enter = { readonly do: 'enter'; readonly tower: SquareName }
export type Step = { readonly do: 'step'; readonly from: SquareName; readonly to: SquareName }
export type Uncover = { readonly do: 'uncover'; readonly room: string }
export type Slide = { readonly do: 'slide'; readonly end: SquareName }
export type End = { readonly do: 'end' }
export type Resign = { readonly do: 'resign'; readonly seat: Seat }

export type CastleAction = Place | Enter | Step | Uncover | Slide | End | Resign

/**
 * One kind of action. `check` says why an action is refused; `list` gives those that are not, each always as the same
 * frozen object. Both ask the same predicates, so that legality is written once, and the tests hold them together.
 * `perform` is called with legal actions only. Which kinds there are at a moment is the business of `index.ts`.
 */
export interface ActionKind<Action extends CastleAction> {
  list(state: CastleState, into: ActionList<CastleAction>): void
  check(state: CastleState, action: Action): Refusal | null
  perform(state: CastleState, action: Action, emit: Emit<CastleEvent>): void
}
