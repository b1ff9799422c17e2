import { hashAsOf, isRecord } from '@mousekeep/engine'
import type { Store, TableRow } from '../../store/contract.ts'
import type { TableState } from '../state.ts'

const FORMAT = 1
/** Shorter logs are replayed in no time: only what the state was is noted. */
const LONG = 300

/** What was kept of a table at some entry. */
export interface Snapshot {
  readonly seq: number
  /** Of the entry: a snapshot belongs to this log, or is of no use. */
  readonly hash: string
  readonly version: number
  /** Of the state of the game, so that another version of the rules shows whether it comes to the same. */
  readonly fingerprint: string | null
  /** Null for short logs. */
  readonly state: object | null
}

/** As the rules of that version would have it, where they can tell. */
export function fingerprintOf({ match, game }: TableState, version: number): string | null {
  return match === null ? null : hashAsOf(game, match.state, version)
}

/** Never waited for: a snapshot may be lost. */
export async function saveSnapshot(
  store: Store,
  row: TableRow,
  state: TableState,
  seq: number,
  hash: string,
): Promise<void> {
  const kept = seq < LONG ? null : state.save()
  const snapshot = {
    format: FORMAT,
    hash,
    version: row.version,
    fingerprint: fingerprintOf(state, row.version),
    state: kept,
  }
  await store.saveSnapshot(row.id, seq, JSON.stringify(snapshot))
}

/** Null if there is none, or none that we can read. */
export async function loadSnapshot(store: Store, table: string): Promise<Snapshot | null> {
  const found = await store.snapshot(table)
  if (found === null) return null
  try {
    const json: unknown = JSON.parse(found.state)
    if (!isRecord(json) || json['format'] !== FORMAT) return null
    const { hash, version, fingerprint, state } = json
    if (typeof hash !== 'string' || typeof version !== 'number') return null
    return {
      seq: found.seq,
      hash,
      version,
      fingerprint: typeof fingerprint === 'string' ? fingerprint : null,
      state: isRecord(state) ? state : null,
    }
  } catch {
    return null
  }
}
