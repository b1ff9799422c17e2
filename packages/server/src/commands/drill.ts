import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { command } from '@mousekeep/command'
import { BadInput } from '@mousekeep/engine'
import { replayAll } from './replay-all.ts'
import { SqliteStore } from '../store/sqlite/sqlite-store.ts'

const HELP = `Shows that a backup can be restored: puts a copy of it into a folder of its own, opens it as the server would, plays
every table in it from the beginning and prints what it found. The backup and the data are not touched. Ends with 1 if a
table is damaged or does not come to what was noted.

  npm run -s drill -- FILE`

/** An empty file would be opened as new data, in which nothing is wrong. */
function assertOurs(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const isOurs = database.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'meta'`).get()
    if (isOurs === undefined) throw new BadInput('it has no data of this program')
  } finally {
    database.close()
  }
}

await command(
  HELP,
  async ({ words: [file] }) => {
    if (file === undefined) throw new BadInput(HELP)
    if (!existsSync(file)) throw new BadInput(`there is no ${file}`)
    const folder = mkdtempSync(join(tmpdir(), 'mousekeep-drill-'))
    try {
      const began = performance.now()
      copyFileSync(file, join(folder, 'mousekeep.db'))
      assertOurs(join(folder, 'mousekeep.db'))
      const store = await SqliteStore.start(folder)
      const readyMs = Math.round(performance.now() - began)
      const found = await replayAll(store, (line) => console.error(line))
      await store.close()
      console.log(JSON.stringify({ ok: found.stranded + found.damaged === 0, readyMs, ...found }))
      if (found.stranded + found.damaged > 0) process.exitCode = 1
    } catch (error) {
      console.error(`${file} cannot be restored: ${error instanceof Error ? error.message : String(error)}`)
      process.exitCode = 1
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
  { words: 1 },
)
