import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import { entryOf, FACTS, type newTable } from '../support/stored.ts'

/** Appends to a table of a folder and says of each entry what it was told. Run under a tracer that makes syncs fail. */
const [folder, json, count] = process.argv.slice(2)
const { table, hash, epoch }: { table: ReturnType<typeof newTable>; hash: string; epoch: number } = JSON.parse(json)
const store = await SqliteStore.start(folder)
let [prev, seq] = [hash, 1]
for (let i = 0; i < Number(count); i++) {
  const entry = entryOf(table, seq, prev)
  try {
    const { ok } = await store.append(epoch, entry, FACTS)
    console.log(`${ok ? 'ack' : 'lost'} ${entry.hash}`)
    if (ok) [prev, seq] = [entry.hash, seq + 1]
  } catch {
    console.log(`down ${entry.hash}`)
  }
}
await store.close()
