import type { GameTypes, Seat } from '@mousekeep/engine'
import { LogDamaged } from '../store/contract.ts'

/** What an entry of the log says. Played again in order, the bodies give the table. */
export type Body =
  | {
      readonly kind: 'opened'
      readonly options: unknown
      readonly seats: number
      readonly host: string
      readonly commitment: string
    }
  | {
      readonly kind: 'claimed'
      readonly seat: Seat
      readonly person: string
      readonly name: string
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
] satisfies Body['kind'][]

/** A body from the log. The chain has shown that it is what was written, so only the kind is looked at. */
export function readBody(json: unknown): Body {
  if (typeof json === 'object' && json !== null && 'kind' in json && KINDS.includes(String(json.kind))) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the hash of the entry was checked
    return json as Body
  }
  throw new LogDamaged('an entry of an unknown kind')
}
