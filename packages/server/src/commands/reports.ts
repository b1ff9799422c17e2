import { command } from '@mousekeep/command'
import { readConfig } from '../config.ts'
import { withStore } from '../store/open-beside.ts'
import type { Report } from '../store/talk.ts'

const HELP = `Prints what people reported of the chat, newest first, one JSON object a line. Reads the settings of the server.

  npm run -s reports`
const AT_ONCE = 500

await command(HELP, async () => {
  const { databaseUrl, folder } = readConfig(process.env)
  await withStore(databaseUrl, folder, async ({ talk }) => {
    for (let last: Report | null = null; ;) {
      const page: Report[] = await talk.reports(AT_ONCE, last)
      for (const { at, ...report } of page) console.log(JSON.stringify({ at: new Date(at).toISOString(), ...report }))
      last = page.at(-1) ?? null
      if (last === null) return
    }
  })
})
