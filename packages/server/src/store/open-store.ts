import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from './contract.ts'

/** A command of the operator has the folder for a moment; a server has it for good. */
const PATIENCE_MS = 1000
const RETRY_MS = 50

/** Where the data is, held so that no other process opens it. */
export interface Place {
  readonly open: () => Promise<Store>
  /** For who held it and did not open it. */
  readonly leave: () => void
}

/**
 * The place that the environment names: PostgreSQL at an address, where any number may be, or a file in a folder. Only
 * the store that is used is loaded, for a process that was killed should be back at once.
 */
export async function takePlace(databaseUrl: string | null, folder: string): Promise<Place> {
  if (databaseUrl !== null) {
    const { PostgresStore } = await import('./postgres/postgres-store.ts')
    return { open: () => PostgresStore.connect(databaseUrl), leave: () => undefined }
  }
  const { FolderTaken, HeldFolder } = await import('./sqlite/held-folder.ts')
  const { SqliteStore } = await import('./sqlite/sqlite-store.ts')
  for (const end = performance.now() + PATIENCE_MS; ;) {
    try {
      const held = HeldFolder.take(folder)
      return { open: () => SqliteStore.start(folder, held), leave: () => held.release() }
    } catch (error) {
      if (!(error instanceof FolderTaken) || performance.now() > end) throw error
      await sleep(RETRY_MS)
    }
  }
}
