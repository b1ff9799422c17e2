import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { Client } from 'pg'
import { withStore } from '../../src/store/open-beside.ts'
import { runBeside } from '../faults/beside.ts'
import { temporaryFolder } from '../support/folder.ts'
import { Player } from '../support/player.ts'
import { startPostgres } from '../support/postgres.ts'
import { playOn, serve } from '../support/running.ts'

/** All that a server of schema 2 had stored, with Ann and Bob in the middle of two games; a statement a line. */
const STORED = readFileSync(new URL('../records/server-of-schema-2.sql', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
const ANN = ['mousekeep=dBXYTyJK7jImHoCmp1oup4QsFRhJxkjukwT53RkhTlk', '2Rc4oUz8TPj6'] as const
const BOB = ['mousekeep=NBGXf1y-CvAHFaJmpj_6Ui3wbKR6k9pVPoA0qGO6bgI', 'N7-B5ZGxS_ic'] as const
/** Mystics was played by rules version 3 then, as which version 4 plays; Castle by the rules it has now. */
const TABLES = [
  { game: 'castle', id: '1ygICVhJzqSH-sTOhsFzfA', head: 43, turn: 1, version: 1 },
  { game: 'mystics', id: 'gXq_-cb9tor1tzamx-G58A', head: 63, turn: 0, version: 4 },
] as const
const PLAYS = 30

const postgres = await startPostgres()
after(() => postgres.stop())

/** As if they had left just now: nobody is forgotten for having been away. */
function statements(): string[] {
  const now = Date.now()
  return [...STORED, `UPDATE sessions SET seen_at = ${now}`, `UPDATE tables SET updated_at = ${now}`]
}

function leftInSqlite(): Record<string, string> {
  const folder = temporaryFolder()
  const database = new DatabaseSync(join(folder, 'mousekeep.db'))
  for (const statement of statements()) database.exec(statement)
  database.close()
  return { DATA_DIR: folder }
}

async function leftInPostgres(): Promise<Record<string, string>> {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  for (const statement of statements()) await client.query(statement)
  await client.end()
  return { DATA_DIR: temporaryFolder(), DATABASE_URL: postgres.url }
}

for (const [database, left] of [
  ['SQLite', leftInSqlite],
  ['PostgreSQL', leftInPostgres],
] as const) {
  test(`${database}: tables of an older server open, are played on and verify (promise 22)`, async (context) => {
    const env = await left()
    const running = await serve(context, env)
    for (const { game, id, head, turn, version } of TABLES) {
      const seats = await Promise.all(
        [ANN, BOB].map(([cookie, person]) => Player.back(running.port, cookie, person).follow(id)),
      )
      context.after(() => seats.forEach((each) => each.close()))
      const [{ latest }] = seats
      assert.deepEqual([latest.seq, latest.table.status, latest.table.turn], [head, 'playing', turn], game)
      assert.deepEqual(
        seats.map((each) => each.latest.mine),
        [[0], [1]],
      )
      for (let n = 0; n < PLAYS; n++) await playOn(seats, n * 7)
      const row = await withStore(env['DATABASE_URL'] ?? null, env['DATA_DIR'], (store) => store.table(id))
      assert.equal(row?.version, version, 'it keeps its rules')
      const { code, output } = await runBeside('verify-dice', [`--table=${id}`, `--length=${head + 1 + PLAYS}`], env)
      assert.equal(code, 0, output)
      // Opened, two seats taken, begun; all the others are plays.
      assert.equal(Object(JSON.parse(output)).plays, head - 3 + PLAYS)
    }
  })
}
