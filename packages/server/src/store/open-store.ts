import type { Store } from './contract.ts'

/**
 * The store that the environment asks for: PostgreSQL at an address, or a file in a folder. Only the one that is used
 * is loaded, for a process that was killed should be back at once.
 */
export async function openStore(databaseUrl: string | null, folder: string): Promise<Store> {
  if (databaseUrl === null) return (await import('./sqlite/sqlite-store.ts')).SqliteStore.start(folder)
  return (await import('./postgres/postgres-store.ts')).PostgresStore.connect(databaseUrl)
}
