import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { BadInput } from '@mousekeep/engine'

/** What a copy is called until it is whole. */
export const PART = '.part'

/**
 * Writes a whole and consistent copy of the data in a folder to a new file that only its owner can read, while this
 * process writes to the data or not. The file is there when it is whole: a process that is killed leaves no half of one
 * under its name.
 */
export async function copyTo(folder: string, file: string): Promise<void> {
  const source = join(folder, 'mousekeep.db')
  if (!existsSync(source)) throw new BadInput(`there is no ${source}`)
  const part = `${file}${PART}`
  rmSync(part, { force: true })
  closeSync(openSync(part, 'wx', 0o600))
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 })
  try {
    await backup(database, part)
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  } finally {
    database.close()
  }
}
