import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { BadInput } from '@mousekeep/engine'
import { command } from '@mousekeep/command'
import { readConfig } from '../config.ts'
import { holdOrBorrow } from '../store/open-beside.ts'
import { BorrowedStore } from '../store/sqlite/borrowed-store.ts'
import { copyTo, PART } from '../store/sqlite/copy.ts'

const HELP = `Writes a copy of the SQLite data to a new file, through the server while it runs. Reads the settings of the server.

  npm run -s backup -- FILE`

async function backUp(folder: string, file: string): Promise<void> {
  if (existsSync(file)) throw new BadInput(`${file} is there already: a backup overwrites nothing`)
  if (!existsSync(dirname(file))) throw new BadInput(`there is no folder ${dirname(file)} to put a backup into`)
  const found = await holdOrBorrow(folder)
  try {
    if (found instanceof BorrowedStore) move(await found.copy(), file)
    else await copyTo(folder, file)
  } catch (error) {
    throw new BadInput(`no backup could be made: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    if (found instanceof BorrowedStore) await found.close()
    else found.release()
  }
}

function move(copy: string, file: string): void {
  try {
    linkSync(copy, file)
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EXDEV') throw error
    copyFileSync(copy, `${file}${PART}`)
    renameSync(`${file}${PART}`, file)
  } finally {
    rmSync(copy)
  }
}

await command(
  HELP,
  async ({ words: [file] }) => {
    const { databaseUrl, folder } = readConfig(process.env)
    if (databaseUrl !== null) throw new BadInput('the data is in PostgreSQL: back it up with its own tools')
    if (file === undefined) throw new BadInput(HELP)
    await backUp(folder, file)
    console.log(JSON.stringify({ ok: true, file }))
  },
  { words: 1 },
)
