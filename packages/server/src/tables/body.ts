import type { GameTypes, MatchRecord, Seat } from '@mousekeep/engine'
import type { Join, Watch } from '@mousekeep/protocol'
import { LogDamaged } from '../store/contract.ts'
import type { Access } from './access.ts'

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
      /** What was played elsewhere before. */
      readonly from?: MatchRecord<GameTypes['action']>
    }
  | {
      readonly kind: 'claimed'
      readonly seat: Seat
      /** Who it is; the name is kept with the person, where it can be changed and deleted. */
      readonly person: string
      readonly seed: string
    }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: string | null }
  | { readonly kind: 'started' }
  | { readonly kind: 'played'; readonly seat: Seat; readonly action: GameTypes['action']; readonly drawn: number }
  | { readonly kind: 'undone'; readonly seat: Seat; readonly plays: number }
  | { readonly kind: 'rollback-asked'; readonly plays: number; readonly seats: readonly Seat[] }
  | { readonly kind: 'rollback-answered'; readonly agree: boolean; readonly seats: readonly Seat[] }
  | { readonly kind: 'rematch'; readonly table: string }
  | { readonly kind: 'archived' }
  | { readonly kind: 'access'; readonly join: Join; readonly watch: Watch }
  | { readonly kind: 'invited'; readonly person: string }
  | { readonly kind: 'uninvited'; readonly person: string }
  /** A guest signed in: all that was the guest's is the account's. */
  | { readonly kind: 'moved'; readonly from: string; readonly to: string; readonly seats: readonly Seat[] }
  /** Somebody deleted their account: the seats are free, and somebody else is the host. */
  | { readonly kind: 'gone'; readonly person: string; readonly seats: readonly Seat[] }

const KINDS: readonly string[] = [
  'opened',
  'claimed',
  'left',
  'bot',
  'started',
  'played',
  'undone',
  'rollback-asked',
  'rollback-answered',
  'rematch',
  'archived',
  'access',
  'invited',
  'uninvited',
  'moved',
  'gone',
] satisfies Body['kind'][]

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
      return [body.person]
    case 'moved':
      return [body.to]
    default:
      return []
  }
}
