import { command } from '../../../tools/command.ts'
import { readConfig } from './config.ts'
import type { Store } from './store/contract.ts'
import { openStore } from './store/open-store.ts'
import { LogReader } from './tables/log-reader.ts'

const HELP = `Plays every stored table from the beginning with these rules and compares it with what was noted. After a change of
rules this is what starting each table would do, all at once; with SQLite the server must not run meanwhile. Tables that
do not come to the same are named, kept and never changed. Reads the settings of the server.

  npm run -s replay`

const PAGE = 500
const counts = { tables: 0, entries: 0, upgraded: 0, stranded: 0, damaged: 0 }

async function replay(store: Store, id: string): Promise<void> {
  const row = await store.table(id)
  if (row === null) return
  counts.tables++
  try {
    const reader = await LogReader.readWhole(store, row)
    counts.entries += reader.head + 1
    if (reader.stranded !== null) {
      counts.stranded++
      console.error(`table ${id} of ${row.game} stranded at entry ${reader.stranded.seq}: ${reader.stranded.why}`)
    } else if (reader.row.version !== row.version) counts.upgraded++
  } catch (error) {
    counts.damaged++
    console.error(`table ${id} of ${row.game}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

await command(HELP, async () => {
  const { databaseUrl, folder } = readConfig(process.env)
  const store = await openStore(databaseUrl, folder)
  for (let after = ''; ;) {
    const ids = await store.tableIds(after, PAGE)
    for (const id of ids) await replay(store, id)
    if (ids.length < PAGE) break
    after = ids[ids.length - 1]
  }
  await store.close()
  console.log(JSON.stringify(counts))
  if (counts.stranded + counts.damaged > 0) process.exitCode = 1
})
