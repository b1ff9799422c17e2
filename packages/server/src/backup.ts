import { BadInput } from '@mousekeep/engine'
import { command } from '../../../tools/command.ts'
import { readConfig } from './config.ts'
import { copyTo } from './store/sqlite/copy.ts'

const HELP = `Writes a copy of the SQLite data to a file, while the server runs or not. Reads the settings of the server.

  npm run -s backup -- FILE`

await command(
  HELP,
  async ({ words: [file] }) => {
    const { databaseUrl, folder } = readConfig(process.env)
    if (databaseUrl !== null) throw new BadInput('the data is in PostgreSQL: back it up with its own tools')
    if (file === undefined) throw new BadInput(HELP)
    await copyTo(folder, file)
    console.log(JSON.stringify({ ok: true, file }))
  },
  { words: 1 },
)
