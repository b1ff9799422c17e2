import type { Seat } from '@mousekeep/engine'
import type { SquareName } from './board/board.ts'
import type { Why } from './state.ts'
import type { CheeseName, KindName } from './board/tiles.ts'

/** What holes show, by square. Only what everybody can see (C7.1). */
export type Shown = Readonly<Record<SquareName, KindName>>

/** What happened, with the rule that did it. Everything in them is public. */
export type CastleEvent =
  | { readonly type: 'started'; readonly rule: 'C2.1'; readonly first: Seat; readonly spare: KindName }
  | { readonly type: 'placed'; readonly rule: 'C2.2'; readonly seat: Seat; readonly tower: SquareName }
  | { readonly type: 'turn-began'; readonly rule: 'C3.1'; readonly seat: Seat; readonly round: number }
  | {
      readonly type: 'uncovered'
      readonly rule: 'C3.2'
      readonly seat: Seat
      readonly room: string
      readonly shows: Shown
    }
  | {
      readonly type: 'stepped'
      readonly rule: 'C3.3' | 'C3.5'
      readonly seat: Seat
      readonly from: SquareName
      readonly to: SquareName
      /** The square is occupied: the mouse must go on (C3.5). */
      readonly passing: boolean
    }
  | {
      readonly type: 'entered'
      readonly rule: 'C3.4'
      readonly seat: Seat
      readonly tower: SquareName
      readonly passing: boolean
    }
  | {
      readonly type: 'slid'
      readonly rule: 'C3.6'
      readonly seat: Seat
      readonly end: SquareName
      readonly pushed: KindName
      readonly dropped: KindName
      /** What the open holes of the line show now. */
      readonly shows: Shown
      /** A tile from under a roof came into view, on one of these holes or as the spare (C7.2). */
      readonly revealed: boolean
    }
  | { readonly type: 'fell'; readonly rule: 'C4.1'; readonly seat: Seat; readonly at: SquareName }
  | {
      readonly type: 'awarded'
      readonly rule: 'C5.1'
      readonly seat: Seat
      readonly cheese: CheeseName
      /** Where the seat's mice stand on that cheese: two squares or more. */
      readonly on: readonly SquareName[]
    }
  | { readonly type: 'resigned'; readonly rule: 'C6.5'; readonly seat: Seat }
  | { readonly type: 'covered'; readonly rule: 'C3.8'; readonly rooms: readonly string[] }
  | {
      readonly type: 'won'
      readonly rule: 'C6.1' | 'C6.2' | 'C6.4' | 'C6.5'
      readonly winner: Seat
      readonly why: Why
    }
