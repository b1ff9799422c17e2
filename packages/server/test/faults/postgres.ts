import { setTimeout as sleep } from 'node:timers/promises'
import { checkChain, rootOf } from '../../src/store/chain.ts'
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts'
import type { Postgres } from '../support/postgres.ts'
import { entryOf, FACTS, opened } from '../support/store-contract.ts'
import type { Limit } from './limit.ts'

export interface StopFindings {
  readonly stops: number
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  readonly refused: number
  readonly slowestAppendMs: number
}

const WRITERS = 4

/** Property 5: stops PostgreSQL at once, under four writers, again and again. Every append has one outcome. */
export async function stopUnderLoad(postgres: Postgres, limit: Limit): Promise<StopFindings> {
  const store = await PostgresStore.connect(postgres.url)
  const until = { isOver: false }
  const findings = { acknowledged: 0, lost: 0, doubled: 0, refused: 0, slowestAppendMs: 0 }
  const tables = await Promise.all(Array.from({ length: WRITERS }, () => opened(store)))
  const writers = tables.map(async ({ table, first, epoch }) => {
    const acknowledged: string[] = [first.hash]
    while (!until.isOver) {
      const entry = entryOf(table, acknowledged.length, acknowledged[acknowledged.length - 1])
      const began = performance.now()
      const appended = await store.append(epoch, entry, FACTS)
      findings.slowestAppendMs = Math.max(findings.slowestAppendMs, Math.round(performance.now() - began))
      if (appended.ok) acknowledged.push(entry.hash)
      else findings.refused++
    }
    const entries = await store.entries(table.id, 0)
    checkChain(entries, 0, rootOf(table.id, table.seed))
    const hashes = new Set(entries.map((entry) => entry.hash))
    findings.acknowledged += acknowledged.length
    findings.lost += acknowledged.filter((hash) => !hashes.has(hash)).length
    findings.doubled += entries.length - acknowledged.length
  })
  let stops = 0
  for (; !limit.isReached(stops); stops++) {
    await sleep(100 + Math.random() * 200)
    await postgres.crash()
  }
  await sleep(100)
  until.isOver = true
  await Promise.all(writers)
  await store.close()
  return { stops, ...findings }
}
