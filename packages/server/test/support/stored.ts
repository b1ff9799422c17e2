import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { linked, rootOf } from '../../src/store/chain.ts'
import type { Facts, LogEntry, NewTable, Store } from '../../src/store/contract.ts'

export const FACTS: Facts = { status: 'open', turn: null, seats: [], members: [] }

export function newTable(): NewTable {
  return { id: randomUUID(), code: randomUUID(), game: 'castle', version: 1, seed: 'secret' }
}

export function entryOf(table: NewTable, seq: number, prev: string, actionId: string = randomUUID()): LogEntry {
  return linked(prev, { table: table.id, seq, actionId, ask: 'ask', body: { kind: 'test', n: seq }, at: 1000 + seq })
}

export async function opened(store: Store): Promise<{ table: NewTable; first: LogEntry; epoch: number }> {
  const table = newTable()
  const first = entryOf(table, 0, rootOf(table.id, table.seed))
  assert.equal(await store.open(table, first, FACTS), true)
  return { table, first, epoch: (await store.own(table.id)) ?? -1 }
}
