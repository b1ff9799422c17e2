import { isRecord } from '@mousekeep/engine'
import type { PersonInfo, Pointed, Reacted } from '@mousekeep/protocol'

/** A sign as processes tell one another of it: at which table, and what is shown there. */
export function readSign(about: string): { readonly table: string; readonly message: Pointed | Reacted } | null {
  const json: unknown = JSON.parse(about)
  if (!isRecord(json) || typeof json['table'] !== 'string' || !isRecord(json['sign'])) return null
  const { table } = json
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by a process of ours
  const from = json['from'] as PersonInfo
  const { type, ...rest } = json['sign']
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- likewise, and read from its frame there
  const message = { type: type === 'point' ? 'pointed' : 'reacted', from, ...rest } as Pointed | Reacted
  return { table, message }
}
