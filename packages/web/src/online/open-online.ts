import type { TableClock } from '@mousekeep/protocol'
import { go } from '../base/route.ts'
import { becomeSomebody } from './account/me.ts'
import { askServer, textIn } from './link/server.ts'

/** Opens a table on the server and goes there; or says in a word why it cannot. */
export async function openOnline(game: string, options: object, clock: TableClock | null): Promise<string | null> {
  const somebody = await becomeSomebody()
  if (!somebody.ok) return somebody.code
  const opened = await askServer('POST', 'tables', { game, options, clock })
  if (!opened.ok) return opened.code
  go('online', textIn(opened.json, 'id'))
  return null
}

/** Finds the table with this code and goes there; or says in a word why it cannot. */
export async function joinByCode(code: string): Promise<string | null> {
  const somebody = await becomeSomebody()
  if (!somebody.ok) return somebody.code
  const found = await askServer('POST', `codes/${encodeURIComponent(code.replaceAll(/[^0-9a-z]/gi, '').toUpperCase())}`)
  if (!found.ok) return found.code === 'FORBIDDEN' ? 'NO_SUCH_CODE' : found.code
  go('online', textIn(found.json, 'id'))
  return null
}
