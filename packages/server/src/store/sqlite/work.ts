import { LogDamaged } from '../contract.ts'
import type { Connection } from './connection.ts'
import { isConstraint, isDamage } from './error-kinds.ts'
import { insertEntry, insertFacts } from './journal.ts'
import type { Result, Work } from './op.ts'

/** What waits in the journal concerns these. */
const ABOUT_TABLES = /\b(?:tables|log|seats|members)\b/

/** What changes nothing: it may fail alone, in the middle of a transaction. */
export function isLook({ kind }: Work): boolean {
  return kind === 'entries' || kind === 'table' || kind === 'read'
}

/** What becomes of work that failed. */
export function refusal(error: unknown): Result {
  if (error instanceof LogDamaged) return { ok: false, error: 'damaged', message: error.message }
  if (isDamage(error)) return damaged(error)
  if (isConstraint(error)) return { ok: false, error: 'conflict', message: String(error) }
  return { ok: false, error: 'bug', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

export function damaged(error: unknown): Result {
  const said = error instanceof Error ? error.message : String(error)
  return { ok: false, error: 'damaged', message: `a page of the database is damaged (${said}): restore a backup` }
}

/** Whether the work has to see what waits in the journal in the log proper. */
export function seesTables(op: Work): boolean {
  if (op.kind === 'remove') return true
  if (op.kind !== 'read' && op.kind !== 'write') return false
  // Taking a table changes nothing that waits in the journal.
  return ABOUT_TABLES.test(op.sql) && !op.sql.startsWith('UPDATE tables SET epoch')
}

/** A new table with its first entry; false if its id or code is taken. */
export function open(
  connection: Connection,
  { table, first, facts }: Extract<Work, { readonly kind: 'open' }>,
): boolean {
  const { id, code, game, version, seed } = table
  const made = connection.run(
    `INSERT INTO tables (id, code, game, version, seed, head, hash, epoch, status, turn, updated_at)
     VALUES ($1, $2, $3, $4, $5, 0, $6, 0, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id`,
    [id, code, game, version, seed, first.hash, facts.status, facts.turn, first.at],
  )
  if (made.length === 0) return false
  insertEntry(connection, first)
  insertFacts(connection, id, facts)
  return true
}
