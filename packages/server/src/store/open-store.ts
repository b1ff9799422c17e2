import type { Store } from './contract.ts'
import { PostgresStore } from './postgres/postgres-store.ts'
import { SqliteStore } from './sqlite/sqlite-store.ts'

/** The store that the environment asks for: PostgreSQL at an address, or a file in a folder. */
export async function openStore(databaseUrl: string | null, folder: string): Promise<Store> {
  return databaseUrl === null ? SqliteStore.start(folder) : PostgresStore.connect(databaseUrl)
}
