import { readList, readRecord } from '@mousekeep/engine'
import { bad } from './problem.ts'

/** More names, flags or cards than that no campaign has. */
const FEW = 200

/** A list from outside that is short, whatever is in it: reading it keeps nobody waiting. */
export function readFew(json: unknown, path: string, most = FEW): unknown[] {
  const list = readList(json, path)
  if (list.length > most) throw bad(path, 'too-many', { most })
  return list
}

/** The same for the entries of a record. */
export function readFewEntries(json: unknown, path: string): [string, unknown][] {
  const entries = Object.entries(readRecord(json, path))
  if (entries.length > FEW) throw bad(path, 'too-many', { most: FEW })
  return entries
}
