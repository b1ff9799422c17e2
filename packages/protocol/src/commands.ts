import type { Seat } from '@mousekeep/engine'
import type { Join, Watch } from './access.ts'

/**
 * What changes a table. The id is made by the client and never used for anything else: sending the same command again
 * gives the first answer again. `seq` is the head of the log that the person saw when deciding.
 */
export interface Asked {
  readonly id: string
  readonly seq: number
}

export type Act = Asked & { readonly type: 'act'; readonly seat: Seat; readonly action: { readonly do: string } }
export type Claim = Asked & { readonly type: 'claim'; readonly seat: Seat; readonly seed: string }
/** The hash of a seed for the dice that is shown only when everybody's hash is in the log. */
export type PromiseSeed = Asked & { readonly type: 'promise'; readonly seat: Seat; readonly hash: string }
/** The seed that was promised. */
export type ShowSeed = Asked & { readonly type: 'show'; readonly seat: Seat; readonly seed: string }
export type Leave = Asked & { readonly type: 'leave'; readonly seat: Seat }
/** Lets a bot of some level play a seat; null takes the seat back. */
export type SetBot = Asked & { readonly type: 'bot'; readonly seat: Seat; readonly level: string | null }
export type Start = Asked & { readonly type: 'start' }
export type Undo = Asked & { readonly type: 'undo'; readonly seat: Seat }
/** Asks everybody to go back to just after this many plays. */
export type Rollback = Asked & { readonly type: 'rollback'; readonly plays: number }
export type Answer = Asked & { readonly type: 'answer'; readonly agree: boolean }
export type Rematch = Asked & { readonly type: 'rematch' }
/** Before the start: the host takes somebody's seat away. */
export type Remove = Asked & { readonly type: 'remove'; readonly seat: Seat }
/** Asks the others to give the seat of somebody who does not play to a bot, or, with null, to whoever takes it. */
export type Replace = Asked & { readonly type: 'replace'; readonly seat: Seat; readonly level: string | null }
/** What one says to a vote. */
export type Ballot = Asked & { readonly type: 'ballot'; readonly agree: boolean }
export type Archive = Asked & { readonly type: 'archive' }

/** The host says who may join and who may watch. */
export type SetAccess = Asked & { readonly type: 'access'; readonly join: Join; readonly watch: Watch }
/** The host invites an account by its name. */
export type Invite = Asked & { readonly type: 'invite'; readonly name: string }
export type Uninvite = Asked & { readonly type: 'uninvite'; readonly person: string }

/** After the end of a chapter: what is to be decided before the next (`following` of the table says what). */
export type Choose = Asked & { readonly type: 'choose'; readonly seat: Seat; readonly choice: { readonly do: string } }
/** On to the next chapter, or to the end of the book. The game reads the wish. */
export type Onward = Asked & { readonly type: 'onward'; readonly wish: object }
/** Somebody else plays the seat for its holder; null: no longer. */
export type Lend = Asked & { readonly type: 'lend'; readonly seat: Seat; readonly person: string | null }

export type Command =
  | Act
  | Claim
  | PromiseSeed
  | ShowSeed
  | Leave
  | SetBot
  | Start
  | Undo
  | Rollback
  | Answer
  | Rematch
  | Archive
  | Remove
  | Replace
  | Ballot
  | SetAccess
  | Invite
  | Uninvite
  | Choose
  | Onward
  | Lend
