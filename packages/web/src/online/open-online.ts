import { go } from '../shell/route.ts'
import { becomeSomebody } from './me.ts'
import { askServer, textIn } from './server.ts'

/** Opens a table on the server and goes there; or says in a word why not. */
export async function openOnline(game: string, options: object): Promise<string | null> {
  const somebody = await becomeSomebody()
  if (!somebody.ok) return somebody.code
  const opened = await askServer('POST', 'tables', { game, options })
  if (!opened.ok) return opened.code
  go('online', textIn(opened.json, 'id'))
  return null
}

/** Finds the table that a code stands for and goes there; or says in a word why not. */
export async function joinByCode(code: string): Promise<string | null> {
  const somebody = await becomeSomebody()
  if (!somebody.ok) return somebody.code
  const found = await askServer('POST', `codes/${encodeURIComponent(code.trim().toUpperCase())}`)
  if (!found.ok) return found.code === 'FORBIDDEN' ? 'NO_SUCH_CODE' : found.code
  go('online', textIn(found.json, 'id'))
  return null
}
