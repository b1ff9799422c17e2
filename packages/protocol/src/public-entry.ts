import type { Choice, Seat } from '@mousekeep/engine'
import type { Join, Watch } from './access.ts'
import type { Closed, VoteMatter } from './table-info.ts'

/** What happened at the table, as everybody may know it. */
export type PublicEntry =
  | { readonly kind: 'opened' }
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'promised'; readonly seat: Seat }
  | { readonly kind: 'sealed'; readonly seats: readonly Seat[] }
  | { readonly kind: 'shown'; readonly seat: Seat }
  | { readonly kind: 'called-off'; readonly seats: readonly Seat[] }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: string | null }
  | { readonly kind: 'started' }
  /** `isWish`: no move, only how somebody wants to be asked. */
  | { readonly kind: 'played'; readonly seat: Seat; readonly isWish?: true }
  | { readonly kind: 'undone'; readonly seat: Seat; readonly plays: number }
  | { readonly kind: 'rollback-asked'; readonly plays: number; readonly seats: readonly Seat[] }
  | { readonly kind: 'rollback-answered'; readonly agree: boolean; readonly seats: readonly Seat[] }
  | { readonly kind: 'rematch'; readonly table: string }
  | { readonly kind: 'archived'; readonly why: Closed['why'] }
  | { readonly kind: 'removed'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'vote-asked'; readonly about: VoteMatter; readonly seats: readonly Seat[] }
  | { readonly kind: 'vote-answered'; readonly agree: boolean; readonly seats: readonly Seat[] }
  | { readonly kind: 'overdue'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'access'; readonly join: Join; readonly watch: Watch }
  | { readonly kind: 'invited'; readonly name: string }
  | { readonly kind: 'uninvited'; readonly name: string }
  | { readonly kind: 'moved'; readonly seats: readonly Seat[]; readonly name: string }
  | { readonly kind: 'gone'; readonly seats: readonly Seat[] }
  | { readonly kind: 'chosen'; readonly seat: Seat; readonly choice: Choice }
  | { readonly kind: 'followed'; readonly table: string | null }
  | { readonly kind: 'lent'; readonly seat: Seat; readonly name: string; readonly isBack: boolean }
  | { readonly kind: 'hosted'; readonly name: string }
