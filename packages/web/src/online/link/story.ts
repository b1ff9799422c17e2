import type { Story } from '@mousekeep/protocol'
import { askServer } from './server.ts'

/** All that has happened at a table on the server, as far as this person may know it; or in a word why not. */
export async function askStory(table: string): Promise<Story | { readonly code: string }> {
  const answered = await askServer('GET', `tables/${table}/story`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server is the one the page came from
  return answered.ok ? (answered.json as Story) : { code: answered.code }
}
