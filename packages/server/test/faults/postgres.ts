import { setTimeout as sleep } from 'node:timers/promises'
import { checkChain, rootOf } from '../../src/store/chain.ts'
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts'
import type { Postgres } from '../support/postgres.ts'
import { entryOf, FACTS, opened } from '../support/stored.ts'
import { grown } from './driver.ts'
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
/** Before each stop, so that it hits writers at work; then at a random moment. */
const LEAST_ACKNOWLEDGED = 20
const MOST_MORE_MS = 200

/** Promise 5: stops PostgreSQL at once, under four writers, again and again. Every append has one outcome. */
export async function stopUnderLoad(postgres: Postgres, limit: Limit): Promise<StopFindings> {
  const store = await PostgresStore.connect(postgres.url)
  const until = { isOver: false }
  const findings = { acknowledged: WRITERS, lost: 0, doubled: 0, refused: 0, slowestAppendMs: 0 }
  const tables = await Promise.all(Array.from({ length: WRITERS }, () => opened(store)))
  const writers = tables.map(async ({ table, first, epoch }) => {
    const acknowledged: string[] = [first.hash]
    while (!until.isOver) {
      const entry = entryOf(table, acknowledged.length, acknowledged[acknowledged.length - 1])
      const began = performance.now()
      const appended = await store.append(epoch, entry, FACTS)
      findings.slowestAppendMs = Math.max(findings.slowestAppendMs, Math.round(performance.now() - began))
      if (appended.ok) {
        acknowledged.push(entry.hash)
        findings.acknowledged++
      } else findings.refused++
    }
    const entries = await store.entries(table.id, 0)
    checkChain(entries, 0, rootOf(table.id, table.seed))
    const hashes = new Set(entries.map((entry) => entry.hash))
    findings.lost += acknowledged.filter((hash) => !hashes.has(hash)).length
    findings.doubled += entries.length - acknowledged.length
  })
  let stops = 0
  for (; !limit.isReached(stops); stops++) {
    await grown(() => findings.acknowledged, LEAST_ACKNOWLEDGED)
    await sleep(Math.random() * MOST_MORE_MS)
    await postgres.crash()
  }
  await grown(() => findings.acknowledged, LEAST_ACKNOWLEDGED)
  until.isOver = true
  await Promise.all(writers)
  await store.close()
  return { stops, ...findings }
}
