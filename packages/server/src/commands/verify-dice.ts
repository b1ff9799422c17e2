import { readFileSync } from 'node:fs'
import { BadInput, readRecord } from '@mousekeep/engine'
import { verifyChain, verifyLog } from '@mousekeep/tables'
import { command } from '@mousekeep/command'
import { readConfig } from '../config.ts'
import { gameOf } from '@mousekeep/games/all'
import type { Store } from '../store/contract.ts'
import { withStore } from '../store/open-beside.ts'
import { logOf } from '../tables/log/log-copy.ts'

/** More tries than anybody has patience for. */
const MOST_FILES = 200

const HELP = `Verifies every entry of a log, the promise of the seed, the players' seeds, and each play with its dice.

Ends with 1 if something in it is not so.

  npm run -s verify-dice -- FILE   a log as GET /api/tables/ID/log gives it
  npm run -s verify-dice -- FILE FILE ...   the chapters of a campaign in their order: each log, and that each began
                                            with what the one before handed on

  --length  how many entries there are, for a log that ends in the middle of a game: else that is refused
  --table   instead of a file, a stored table, by its id or its code; reads the settings of the server
  --company instead of files, all chapters of a stored company that are over, by its id or its code`

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

/** The chapters of a company that are over: what is under way cannot be verified before its end. */
async function chaptersOf(store: Store, id: string): Promise<unknown[]> {
  const byCode = await store.companies.byCode(id.toUpperCase())
  const company = await store.companies.find(byCode ?? id)
  if (company === null) throw new BadInput(`there is no company ${id}`)
  const logs: unknown[] = []
  for (const { table } of await store.companies.chapters(company.id)) {
    const row = await store.table(table)
    if (row?.status === 'over') logs.push(logOf(row, await store.entries(table, 0)))
  }
  if (logs.length === 0) throw new BadInput('no chapter of this company is over')
  return logs
}

function verify(logs: readonly unknown[], isChain: boolean, length: number | null): void {
  const [log] = logs
  const game = gameOf(readRecord(log, 'the file')['game'])
  try {
    const verified = isChain ? verifyChain(game, logs, length) : verifyLog(game, log, length)
    console.log(JSON.stringify({ ok: true, ...verified }))
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

await command(
  HELP,
  async ({ text, number, words }) => {
    const [table, company] = [text('table', ''), text('company', '')]
    if ([table !== '', company !== '', words.length > 0].filter(Boolean).length !== 1) throw new BadInput(HELP)
    const { databaseUrl, folder } = readConfig(process.env)
    const read = (store: Store): Promise<unknown[]> =>
      table === '' ? chaptersOf(store, company) : stored(store, table).then((log) => [log])
    const logs = words.length > 0 ? words.map(fromFile) : await withStore(databaseUrl, folder, read)
    verify(logs, company !== '' || words.length > 1, number('length', null))
  },
  { words: MOST_FILES },
)
