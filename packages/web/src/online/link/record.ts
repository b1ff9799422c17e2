import type { Told } from '@mousekeep/protocol'
import { askServer } from './server.ts'

/** The record of a finished table; null if it cannot be had. */
export async function recordOf(table: string): Promise<Told | null> {
  const answered = await askServer('GET', `tables/${table}/record`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server is the one the page came from
  return answered.ok ? (answered.json as Told) : null
}
