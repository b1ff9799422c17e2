import { Client } from 'pg'
import { optionsOrEnd } from '@mousekeep/command'
import { startPostgres } from '../../packages/server/test/support/postgres.ts'

const HELP = `What a commit on PostgreSQL costs as processes listen: appends of one row by 16 writers, without a notification and
with one for each, heard by so many listeners. For docs/scale.md.

  --seconds  how long each run is (3)`
const SECONDS = optionsOrEnd(HELP).number('seconds', 3)
const WRITERS = 16
const LISTENERS = [0, 1, 4, 16, 64]

const postgres = await startPostgres()
const client = async (): Promise<Client> => {
  const made = new Client({ connectionString: postgres.url })
  made.on('error', () => undefined)
  await made.connect()
  return made
}
const writers = await Promise.all(Array.from({ length: WRITERS }, client))
await writers[0].query('CREATE TABLE entry (writer int, n int, body text, PRIMARY KEY (writer, n))')
const body = 'x'.repeat(300)
let n = 0

/** Commits a second. */
async function run(isTold: boolean): Promise<number> {
  const end = performance.now() + SECONDS * 1000
  let commits = 0
  const sql = `WITH put AS (INSERT INTO entry VALUES ($1, $2, $3) RETURNING writer)
    SELECT ${isTold ? `pg_notify('bench', writer::text)` : 'writer'} FROM put`
  const write = async (writer: Client, index: number): Promise<void> => {
    while (performance.now() < end) {
      await writer.query(sql, [index, n++, body])
      commits++
    }
  }
  await Promise.all(writers.map(write))
  return Math.round(commits / SECONDS)
}

const silent = await run(false)
console.log(`${WRITERS} writers, no notification: ${silent} commits/s`)
const figures: Record<string, number> = { silent }
const listening: Client[] = []
for (const many of LISTENERS) {
  let heard = 0
  for (const each of listening) each.on('notification', () => heard++)
  while (listening.length < many) {
    const listener = await client()
    listener.on('notification', () => heard++)
    await listener.query('LISTEN bench')
    listening.push(listener)
  }
  const told = await run(true)
  figures[`told to ${many}`] = told
  console.log(
    `one notification each, ${many} listeners: ${told} commits/s, ${Math.round(heard / SECONDS)} heard a second`,
  )
}
console.log(JSON.stringify(figures))
await Promise.all([...writers, ...listening].map((each) => each.end()))
await postgres.stop()
