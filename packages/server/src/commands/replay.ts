import { command } from '@mousekeep/command'
import { readConfig } from '../config.ts'
import { replayAll } from './replay-all.ts'
import { withStore } from '../store/open-beside.ts'

const HELP = `Plays every stored table from the beginning with these rules and compares it with what was noted. After a change of
rules this is what starting each table would do, all at once. Tables that do not come to the same are named, kept and
never changed. Reads the settings of the server, which may run meanwhile.

  npm run -s replay`

await command(HELP, async () => {
  const { databaseUrl, folder } = readConfig(process.env)
  const found = await withStore(databaseUrl, folder, (store) => replayAll(store, (line) => console.error(line)))
  console.log(JSON.stringify(found))
  if (found.stranded + found.damaged > 0) process.exitCode = 1
})
