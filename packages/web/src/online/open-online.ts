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

/** The code of a company is longer than that of a table. */
const COMPANY_CODE = 8

/** Finds the table or the company with this code and goes there; or says in a word why it cannot. */
export async function joinByCode(code: string): Promise<string | null> {
  const somebody = await becomeSomebody()
  if (!somebody.ok) return somebody.code
  const plain = code.replaceAll(/[^0-9a-z]/gi, '').toUpperCase()
  const isCompanys = plain.length === COMPANY_CODE
  const found = isCompanys
    ? await askServer('POST', 'companies/join', { code: plain })
    : await askServer('POST', `codes/${encodeURIComponent(plain)}`)
  if (!found.ok) return found.code === 'FORBIDDEN' ? 'NO_SUCH_CODE' : found.code
  go(isCompanys ? 'company' : 'online', textIn(found.json, 'id'))
  return null
}
