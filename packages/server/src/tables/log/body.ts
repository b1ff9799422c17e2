import type { Choice, Game, GameTypes, MatchRecord, Seat } from '@mousekeep/engine'
import type { Join, TableClock, TableKind, VoteMatter, Watch } from '@mousekeep/protocol'
import { LogDamaged } from '../../store/contract.ts'
import type { Access } from '../access.ts'

/** What an entry of the log says. Played again in order, the bodies give the table. */
export type Body =
  | {
      readonly kind: 'opened'
      readonly options: unknown
      readonly seats: number
      readonly host: string
      readonly commitment: string
      /** Absent in tables of before there was a choice: open to all. */
      readonly access?: Access
      readonly invited?: readonly string[]
      /** Absent: no clock. */
      readonly clock?: TableClock
      /** What was played elsewhere before. */
      readonly from?: MatchRecord<GameTypes['action']>
      /** Absent: by itself. */
      readonly counts?: Exclude<TableKind, 'single'>
      readonly campaign?: CampaignStart
      /** The chapter before, and the hash of its last entry before `followed`. */
      readonly carried?: Carried
    }
  | {
      readonly kind: 'claimed'
      readonly seat: Seat
      /** Who it is; the name is kept with the person, where it can be changed and deleted. */
      readonly person: string
      readonly seed: string
      /** How they want the game to treat them, wherever they play. Absent: as anybody. */
      readonly personal?: object
    }
  /** The hash of a seed that its player shows when all hashes are in the log. */
  | { readonly kind: 'promised'; readonly seat: Seat; readonly hash: string }
  /** The host wants to begin: no promise is made or changed any more, and these seats are to show their seeds. */
  | { readonly kind: 'sealed'; readonly seats: readonly Seat[] }
  | { readonly kind: 'shown'; readonly seat: Seat; readonly seed: string }
  /** These seats did not show what they had promised: what was shown is void, and they promise nothing more. */
  | { readonly kind: 'called-off'; readonly seats: readonly Seat[] }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: string | null }
  /** `shown`: the last of the promised seeds, with which the game begins. */
  | { readonly kind: 'started'; readonly shown?: { readonly seat: Seat; readonly seed: string } }
  | { readonly kind: 'played'; readonly seat: Seat; readonly action: GameTypes['action']; readonly drawn: number }
  | { readonly kind: 'undone'; readonly seat: Seat; readonly plays: number }
  | { readonly kind: 'rollback-asked'; readonly plays: number; readonly seats: readonly Seat[] }
  | { readonly kind: 'rollback-answered'; readonly agree: boolean; readonly seats: readonly Seat[] }
  | { readonly kind: 'rematch'; readonly table: string }
  /** `agreed`: everybody was asked. Absent in tables of before it was told: the host alone. */
  | { readonly kind: 'archived'; readonly agreed?: true }
  | { readonly kind: 'removed'; readonly seat: Seat; readonly person: string }
  | { readonly kind: 'vote-asked'; readonly about: VoteMatter; readonly seats: readonly Seat[] }
  | { readonly kind: 'vote-answered'; readonly agree: boolean; readonly seats: readonly Seat[] }
  /** The clock of the table has run out for whoever holds the seat: a bot plays it until they take it back. */
  | { readonly kind: 'overdue'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'access'; readonly join: Join; readonly watch: Watch }
  | { readonly kind: 'invited'; readonly person: string }
  | { readonly kind: 'uninvited'; readonly person: string }
  /** A guest signed in: all that was the guest's is the account's. */
  | { readonly kind: 'moved'; readonly from: string; readonly to: string; readonly seats: readonly Seat[] }
  /** Somebody deleted their account: the seats are free, and somebody else is the host. */
  | { readonly kind: 'gone'; readonly person: string; readonly seats: readonly Seat[] }
  /** After the end of a chapter: what its game needs to know before the next. */
  | { readonly kind: 'chosen'; readonly seat: Seat; readonly choice: Choice }
  /** The campaign went on at that table, or came to its end; and what is told of this chapter. */
  | { readonly kind: 'followed'; readonly table: string | null; readonly told: object }
  /** Somebody plays the seat for whose it is; its owner is null again when it was given back. */
  | { readonly kind: 'lent'; readonly seat: Seat; readonly person: string; readonly owner: string | null }
  /** Somebody else is the host. */
  | { readonly kind: 'hosted'; readonly person: string; readonly before: string }

export interface Carried {
  readonly from: string
  readonly hash: string
}

/** What a chapter of a campaign begins with. */
export interface CampaignStart {
  readonly company: string | null
  readonly baggage: object
  /** What is told of chapters that were played elsewhere: the campaign was brought along. */
  readonly brought?: readonly object[]
  /** By seat: for whom of the company it is meant. */
  readonly meant?: readonly string[]
}

const KINDS: readonly string[] = [
  'opened',
  'claimed',
  'promised',
  'sealed',
  'shown',
  'called-off',
  'left',
  'bot',
  'started',
  'played',
  'undone',
  'rollback-asked',
  'rollback-answered',
  'rematch',
  'archived',
  'removed',
  'vote-asked',
  'vote-answered',
  'overdue',
  'access',
  'invited',
  'uninvited',
  'moved',
  'gone',
  'chosen',
  'followed',
  'lent',
  'hosted',
] satisfies Body['kind'][]

/** A body from the log, with its action as these rules read it: older ones may have written it otherwise. */
export function readPlayable(json: unknown, game: Game<GameTypes>): Body {
  const body = readBody(json)
  return body.kind === 'played' ? { ...body, action: game.readAction(body.action) } : body
}

/** A body from the log. The chain has shown that it is what was written, so only the kind is looked at. */
export function readBody(json: unknown): Body {
  if (typeof json === 'object' && json !== null && 'kind' in json && KINDS.includes(String(json.kind))) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the hash of the entry was checked
    return json as Body
  }
  throw new LogDamaged('an entry of an unknown kind')
}

/** The people whose names an entry is told with. */
export function peopleIn(body: Body): readonly string[] {
  switch (body.kind) {
    case 'claimed':
    case 'invited':
    case 'uninvited':
    case 'removed':
      return [body.person]
    case 'hosted':
    case 'lent':
      return [body.person]
    case 'moved':
      return [body.to]
    default:
      return []
  }
}
