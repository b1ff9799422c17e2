import { readFileSync } from 'node:fs'
import { BadInput, readRecord, verifyLog } from '@mousekeep/engine'
import { command } from '../../../tools/command.ts'
import { readConfig } from './config.ts'
import { gameOf } from './games.ts'
import type { Store } from './store/contract.ts'
import { openToRead } from './store/open-to-read.ts'
import { logOf } from './tables/log-copy.ts'

const HELP = `Verifies every entry of a log, the promise of the seed, the players' seeds, and each play with its dice.

Ends with 1 if something in it is not so.

  npm run -s verify-dice -- FILE   a log as GET /api/tables/ID/log gives it

  --table  instead of a file, a stored table, by its id or its code; reads the settings of the server`

/** A table of the store; whoever can read the store knows its seed in any case. */
async function stored(store: Store, id: string): Promise<unknown> {
  const byCode = await store.tableByCode(id.toUpperCase())
  const row = await store.table(byCode?.id ?? id)
  if (row === null) throw new BadInput(`there is no table ${id}`)
  return logOf(row, await store.entries(row.id, 0))
}

function fromFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BadInput(`${file} cannot be read: ${error instanceof Error ? error.message : ''}`)
  }
}

function verify(log: unknown): void {
  const game = gameOf(readRecord(log, 'the file')['game'])
  try {
    console.log(JSON.stringify({ ok: true, ...verifyLog(game, log) }))
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

await command(
  HELP,
  async ({ text, words }) => {
    const table = text('table', '')
    if ((table === '') === (words.length !== 1)) throw new BadInput(HELP)
    const { databaseUrl, folder } = readConfig(process.env)
    const log =
      table === '' ? fromFile(words[0]) : await openToRead(databaseUrl, folder, (store) => stored(store, table))
    verify(log)
  },
  { words: 1 },
)
