import { closeSync, existsSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { BadInput } from '@mousekeep/engine'

/**
 * Writes a whole and consistent copy of the data in a folder to a new file that only its owner can read, while this
 * process writes to the data or not.
 */
export async function copyTo(folder: string, file: string): Promise<void> {
  const source = join(folder, 'mousekeep.db')
  if (!existsSync(source)) throw new BadInput(`there is no ${source}`)
  closeSync(openSync(file, 'wx', 0o600))
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 })
  try {
    await backup(database, file)
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  } finally {
    database.close()
  }
}
