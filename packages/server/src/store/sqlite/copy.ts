import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { BadInput } from '@mousekeep/engine'

/** Writes a whole and consistent copy of the data in a folder, while a server uses it or not. */
export async function copyTo(folder: string, file: string): Promise<void> {
  const source = join(folder, 'mousekeep.db')
  if (!existsSync(source)) throw new BadInput(`there is no ${source}`)
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 })
  try {
    await backup(database, file)
  } finally {
    database.close()
  }
}
