import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { BadInput } from '@mousekeep/engine'
import { isStoreAway, type Store } from './contract.ts'
import { BorrowedStore } from './sqlite/borrowed-store.ts'
import { FolderTaken, HeldFolder } from './sqlite/held-folder.ts'

/** A server that starts or ends has the folder and does not answer for a moment. */
const PATIENCE_MS = 5000
const RETRY_MS = 50

/** Runs a command of the operator with the store, through the server where one runs. `BadInput` if there is none to be had. */
export async function withStore<T>(
  databaseUrl: string | null,
  folder: string,
  run: (store: Store) => Promise<T>,
): Promise<T> {
  const store = await openBeside(databaseUrl, folder).catch((error: unknown) => {
    throw error instanceof BadInput ? error : new BadInput(error instanceof Error ? error.message : String(error))
  })
  try {
    return await run(store)
  } catch (error) {
    if (isStoreAway(error)) throw new BadInput(`the store did not answer: ${String(error)}`)
    throw error
  } finally {
    await store.close()
  }
}

async function openBeside(databaseUrl: string | null, folder: string): Promise<Store> {
  if (databaseUrl !== null) return (await import('./postgres/postgres-store.ts')).PostgresStore.connect(databaseUrl)
  const found = await holdOrBorrow(folder)
  if (found instanceof BorrowedStore) return found
  return (await import('./sqlite/sqlite-store.ts')).SqliteStore.start(folder, found)
}

/** The folder itself if nobody has it, else the store of whoever has it. Throws `BadInput` if neither can be. */
export async function holdOrBorrow(folder: string): Promise<HeldFolder | BorrowedStore> {
  if (!existsSync(join(folder, 'mousekeep.db'))) {
    throw new BadInput(`there is no ${join(folder, 'mousekeep.db')}: set DATA_DIR as the server has it`)
  }
  for (const end = performance.now() + PATIENCE_MS; ;) {
    try {
      return HeldFolder.take(folder)
    } catch (error) {
      if (!(error instanceof FolderTaken)) throw error
      const borrowed = await BorrowedStore.from(folder)
      if (borrowed !== null) return borrowed
      if (performance.now() > end) throw new FolderTaken(`${error.message}, and it does not answer`)
      await sleep(RETRY_MS)
    }
  }
}
