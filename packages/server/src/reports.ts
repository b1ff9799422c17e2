import { readConfig } from './config.ts'
import { openStore } from './store/open-store.ts'

/** Prints what people reported of the chat, newest first, one JSON object a line. Reads the same settings as the server. */
const MOST = 1000

const { databaseUrl, folder } = readConfig(process.env)
const store = await openStore(databaseUrl, folder)
for (const { at, ...report } of await store.talk.reports(MOST)) {
  console.log(JSON.stringify({ at: new Date(at).toISOString(), ...report }))
}
await store.close()
