import { readFromClient, BadShape, type Command } from '@mousekeep/protocol'

const OUTBOX = 'mousekeep.outbox.'
const SEEN = 'mousekeep.seen.'

/** What was sent to a table and not yet answered: after a reload it is sent again with the same ids, never doubled. */
export function unanswered(table: string): Command[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(OUTBOX + table) ?? '[]')
    return Array.isArray(kept) ? kept.map(readFromClient).filter(isCommand) : []
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof BadShape) return []
    throw error
  }
}

export function keepUnanswered(table: string, commands: readonly Command[]): void {
  if (commands.length === 0) localStorage.removeItem(OUTBOX + table)
  else localStorage.setItem(OUTBOX + table, JSON.stringify(commands))
}

function isCommand(message: ReturnType<typeof readFromClient>): message is Command {
  return 'seq' in message
}

/** Up to where this device has seen the log of a table; null if never. */
export function lastSeen(table: string): number | null {
  const kept = localStorage.getItem(SEEN + table)
  return kept === null ? null : Number(kept)
}

export function keepSeen(table: string, seq: number): void {
  localStorage.setItem(SEEN + table, String(seq))
}
