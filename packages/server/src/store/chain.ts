import { hash } from 'node:crypto'
import { canonical } from '@mousekeep/engine'
import { LogDamaged, type LogEntry } from './contract.ts'

export function sha256(text: string): string {
  return hash('sha256', text)
}

/**
 * What entry 0 hangs on. The table's secret seed is in it: from the hashes that clients are shown nobody can guess at
 * what entries say, and after the game everybody can check them.
 */
export function rootOf(table: string, seed: string): string {
  return sha256(canonical(['mousekeep chain', table, seed]))
}

/** The next link: the entry with the hash of everything in it and of the one before. */
export function linked(prev: string, entry: Omit<LogEntry, 'hash'>): LogEntry {
  return { ...entry, hash: linkHash(prev, entry) }
}

function linkHash(prev: string, { table, seq, actionId, ask, body, at }: Omit<LogEntry, 'hash'>): string {
  // The canonical text of a list of all seven; of words and numbers it is their JSON, which is sooner made.
  const place = JSON.stringify([prev, table, seq, actionId, ask]).slice(0, -1)
  return sha256(`${place},${canonical(body)},${at}]`)
}

/** Throws `LogDamaged` unless the entries follow on each other from this place and hash. Gives the last hash. */
export function checkChain(entries: readonly LogEntry[], from: number, prev: string): string {
  let before = prev
  for (const [index, entry] of entries.entries()) {
    if (entry.seq !== from + index) throw new LogDamaged(`table ${entry.table}: entry ${from + index} is missing`)
    if (linkHash(before, entry) !== entry.hash) {
      throw new LogDamaged(`table ${entry.table}: entry ${entry.seq} is not what was written`)
    }
    before = entry.hash
  }
  return before
}
