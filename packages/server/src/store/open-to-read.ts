import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from './contract.ts'
import { PostgresStore } from './postgres/postgres-store.ts'
import { copyTo } from './sqlite/copy.ts'
import { SqliteStore } from './sqlite/sqlite-store.ts'

/**
 * Runs with the store beside a server that may be using it. A file of SQLite has one process that writes, so a copy is
 * looked at.
 */
export async function openToRead<T>(
  databaseUrl: string | null,
  folder: string,
  run: (store: Store) => Promise<T>,
): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'mousekeep-'))
  try {
    if (databaseUrl === null) await copyTo(folder, join(copy, 'mousekeep.db'))
    const store = databaseUrl === null ? await SqliteStore.start(copy) : await PostgresStore.connect(databaseUrl)
    try {
      return await run(store)
    } finally {
      await store.close()
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
