import { readFromClient, BadShape, type Command } from '@mousekeep/protocol'

const OUTBOX = 'mousekeep.outbox.'
const SEEN = 'mousekeep.seen.'

/**
 * Commands to a table that are not yet answered. After a reload they are sent again with the same ids, so nothing is
 * done twice.
 */
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

/** What this device has seen of a table: how far its log went, the hash of that entry, and the server's commitment. */
export interface Witness {
  readonly seq: number
  readonly hash: string
  readonly commitment: string
}

/** Null if this device was never there. */
export function witness(table: string): Witness | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SEEN + table) ?? 'null')
    return isWitness(kept) ? kept : null
  } catch {
    return null
  }
}

export function keepWitness(table: string, seen: Witness): void {
  localStorage.setItem(SEEN + table, JSON.stringify(seen))
}

function isWitness(kept: unknown): kept is Witness {
  return typeof kept === 'object' && kept !== null && 'seq' in kept && 'hash' in kept && 'commitment' in kept
}
