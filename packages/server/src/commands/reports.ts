import { command } from '@mousekeep/command'
import { readConfig } from '../config.ts'
import { withStore } from '../store/open-beside.ts'

const HELP = `Prints what people reported of the chat, newest first, one JSON object a line. Reads the settings of the server.

  npm run -s reports`
const MOST = 1000

await command(HELP, async () => {
  const { databaseUrl, folder } = readConfig(process.env)
  await withStore(databaseUrl, folder, async ({ talk }) => {
    for (const { at, ...report } of await talk.reports(MOST)) {
      console.log(JSON.stringify({ at: new Date(at).toISOString(), ...report }))
    }
  })
})
