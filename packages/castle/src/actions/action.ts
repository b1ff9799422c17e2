import type { Emit, Refusal } from '@mousekeep/engine'
import type { SquareName } from '../board.ts'
import type { CastleEvent } from '../events.ts'
import type { CastleState } from '../state.ts'

export type Place = { readonly do: 'place'; readonly tower: SquareName }
export type Enter = { readonly do: 'enter'; readonly tower: SquareName }
export type Step = { readonly do: 'step'; readonly from: SquareName; readonly to: SquareName }
export type Uncover = { readonly do: 'uncover'; readonly room: string }
export type Slide = { readonly do: 'slide'; readonly end: SquareName }
export type End = { readonly do: 'end' }

export type CastleAction = Place | Enter | Step | Uncover | Slide | End

/**
 * One kind of action. `check` alone decides what is legal; `list` offers candidates and keeps those that pass, each
 * always as the same frozen object. `perform` is called with legal actions only. Points, phases and passages that
 * hold back several kinds at once are the business of `index.ts` beside this.
 */
export interface ActionKind<Action extends CastleAction> {
  list(state: CastleState, into: CastleAction[]): void
  check(state: CastleState, action: Action): Refusal | null
  perform(state: CastleState, action: Action, emit: Emit<CastleEvent>): void
}
