import { BadInput } from '@mousekeep/engine'
import { readConfig } from './config.ts'
import { copyTo } from './store/sqlite/copy.ts'

/** Writes a copy of the SQLite data to a file, while the server runs or not. */
try {
  const [file] = process.argv.slice(2)
  const { databaseUrl, folder } = readConfig(process.env)
  if (databaseUrl !== null) throw new BadInput('the data is in PostgreSQL: back it up with its own tools')
  if (file === undefined) throw new BadInput('npm run -s backup -- FILE')
  await copyTo(folder, file)
  console.log(JSON.stringify({ ok: true, file }))
} catch (error) {
  if (!(error instanceof BadInput)) throw error
  console.error(error.message)
  process.exitCode = 1
}
