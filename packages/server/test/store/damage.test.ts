import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { readConfig } from '../../src/config.ts'
import { startServer } from '../../src/server.ts'
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import { temporaryFolder } from '../support/folder.ts'
import { Player, type Seated } from '../support/player.ts'
import { playOn, serve, twoAtTable, type Pair } from '../support/running.ts'
import { entryOf, FACTS, opened } from '../support/stored.ts'

function pageSize(bytes: Buffer): number {
  return bytes.readUInt16BE(16) === 1 ? 65_536 : bytes.readUInt16BE(16)
}

/** Overwrites the pages of a database on which the word is, as a failing disk would; gives how many. */
function damage(file: string, word: string): number {
  const bytes = readFileSync(file)
  const size = pageSize(bytes)
  const pages = new Set<number>()
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + 1)) pages.add(Math.floor(at / size))
  for (const page of pages) bytes.fill(0xa5, page * size, (page + 1) * size)
  writeFileSync(file, bytes)
  return pages.size
}

/** Overwrites the last page of a tree on which this word is and none of the others. */
function damagePage(file: string, tree: string, word: string, others: readonly string[]): void {
  const database = new DatabaseSync(file)
  const pages = database.prepare('SELECT pageno FROM dbstat WHERE name = ? ORDER BY path').all(tree)
  database.close()
  const bytes = readFileSync(file)
  const size = pageSize(bytes)
  const pageOf = (n: unknown): Buffer => bytes.subarray((Number(n) - 1) * size, Number(n) * size)
  const fitting = pages
    .map((row) => pageOf(row['pageno']))
    .filter((page) => page.includes(word) && !others.some((other) => page.includes(other)))
  assert.ok(fitting.length > 0)
  fitting[fitting.length - 1].fill(0xa5)
  writeFileSync(file, bytes)
}

/** Overwrites every leaf of a tree on which the word is. */
function damageLeaves(file: string, tree: string, word: string): void {
  const database = new DatabaseSync(file)
  const sql = "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf'"
  const leaves = database.prepare(sql).all(tree)
  database.close()
  const bytes = readFileSync(file)
  const size = pageSize(bytes)
  const pages = leaves.map(({ pageno }) => bytes.subarray((Number(pageno) - 1) * size, Number(pageno) * size))
  const fitting = pages.filter((page) => page.includes(word))
  assert.ok(fitting.length > 0 && fitting.length < pages.length)
  for (const page of fitting) page.fill(0xa5)
  writeFileSync(file, bytes)
}

/** Whether all of a table's log can be read, through either key. */
function isReadable(database: DatabaseSync, table: string): boolean {
  try {
    const rows = database.prepare('SELECT * FROM log WHERE table_id = ? ORDER BY seq').all(table)
    const known = database.prepare('SELECT hash FROM log WHERE table_id = ? AND action_id = ?')
    return rows.every((row) => known.get(table, String(row['action_id'])) !== undefined)
  } catch {
    return false
  }
}

test('a damaged page is the trouble of its tables; everybody else plays on, and it is said (promise 33)', async (context) => {
  const folder = temporaryFolder()
  const first = await serve(context, { DATA_DIR: folder })
  const pairs = await Promise.all(Array.from({ length: 8 }, () => twoAtTable(context, first.port)))
  await Promise.all(
    pairs.map(async ({ one, two }) => {
      for (let i = 0; i < 40; i++) await playOn([one, two], i * 7)
    }),
  )
  await first.close()
  const [hurt] = pairs
  const file = join(folder, 'mousekeep.db')
  const database = new DatabaseSync(file)
  const row = database.prepare('SELECT ask FROM log WHERE table_id = ? AND seq = 20').get(hurt.table)
  database.close()
  assert.ok(damage(file, String(row?.['ask'])) >= 1)
  const looking = new DatabaseSync(file)
  const well = pairs.find(({ table }) => isReadable(looking, table))
  assert.ok(well !== undefined && !isReadable(looking, hurt.table))
  looking.close()

  const said: object[] = []
  const settings = readConfig({ PORT: '0', DATA_DIR: folder, RATE_FACTOR: '1000' })
  const running = await startServer(settings, (line) => void said.push(line))
  context.after(() => running.close())
  const at = (player: Player): Player => player.at(running.port)
  const seated = [await at(well.ann).follow(well.table), await at(well.bob).follow(well.table)]
  context.after(() => seated.forEach((each) => each.close()))
  for (let round = 0; round < 3; round++) {
    const { code, incident } = await at(hurt.ann).get(`/api/tables/${hurt.table}/story`)
    assert.equal(code, 'INTERNAL')
    const line = said.map((each) => JSON.stringify(each)).find((each) => each.includes(String(incident)))
    assert.match(line ?? '', /damaged/, 'what it was is in the log, with the incident')
    await playOn(seated, round)
    assert.ok((await Player.arrive(running.port, 'Zoe')).cookie !== '', 'newcomers come in')
    assert.equal((await fetch(`http://127.0.0.1:${running.port}/readyz`)).status, 200)
  }
})

test(
  'what meets a damaged page where it is to be written is answered by its id; everybody stays (promises 33, 37)',
  { timeout: 60_000 },
  async (context) => {
    const folder = temporaryFolder()
    const first = await serve(context, { DATA_DIR: folder })
    const pairs = await Promise.all(Array.from({ length: 8 }, () => twoAtTable(context, first.port)))
    await Promise.all(
      pairs.map(async ({ one, two }) => {
        for (let i = 0; i < 40; i++) await playOn([one, two], i * 7)
      }),
    )
    await first.close()
    // In the order of the key: nobody else's ids are looked up where the last one's are.
    const tables = pairs.map(({ table }) => table).toSorted()
    const [hurt, well] = [tables[7], tables[0]].map((id) => pairs.find(({ table }) => table === id) ?? pairs[0])
    damageLeaves(join(folder, 'mousekeep.db'), 'sqlite_autoindex_log_2', hurt.table)

    const said: object[] = []
    const settings = readConfig({ PORT: '0', DATA_DIR: folder, RATE_FACTOR: '1000' })
    const running = await startServer(settings, (line) => void said.push(line))
    context.after(() => running.close())
    const follow = ({ ann, bob, table }: Pair): Promise<Seated[]> =>
      Promise.all([ann, bob].map((each) => each.at(running.port).follow(table)))
    const [there, elsewhere] = [await follow(hurt), await follow(well)]
    context.after(() => [...there, ...elsewhere].forEach((each) => each.close()))
    for (let round = 0; round < 3; round++) {
      const mover = there.find((each) => each.choice(0) !== null)
      const choice = mover?.choice(0) ?? null
      assert.ok(mover !== undefined && choice !== null)
      const reply = await mover.send({ type: 'act', ...choice })
      assert.equal(reply.ok ? 'ok' : reply.refused.code, 'INTERNAL')
      assert.ok(there.every((each) => each.client.isConnected))
      await playOn(elsewhere, round)
    }
    assert.equal(said.filter((line) => JSON.stringify(line).includes('LogDamaged')).length, 3, 'each is said once')
  },
)

test('SQLite: what cannot be folded, for its page is damaged, holds up no other table and is not lost (promise 33)', async () => {
  const folder = temporaryFolder()
  const before = await SqliteStore.start(folder)
  const some = await Promise.all([0, 1, 2].map(() => opened(before)))
  // In the order of the key: the next entries of the last one go to its last page, where nobody else's are.
  const tables = some.toSorted((a, b) => (a.table.id < b.table.id ? -1 : 1))
  const ends = tables.map(({ first }) => first.hash)
  const grow = async (store: SqliteStore, n: number, from: number, to: number): Promise<void> => {
    for (let seq = from; seq <= to; seq++) {
      const entry = entryOf(tables[n].table, seq, ends[n])
      assert.deepEqual(await store.append(tables[n].epoch, entry, FACTS), { ok: true })
      ends[n] = entry.hash
    }
  }
  for (const n of [0, 1, 2]) await grow(before, n, 1, 400)
  await before.close()
  const hurt = tables[2].table.id
  damagePage(join(folder, 'mousekeep.db'), 'sqlite_autoindex_log_1', hurt, [tables[0].table.id, tables[1].table.id])
  const store = await SqliteStore.start(folder)
  const said: string[] = []
  store.onCondition(({ word, why }) => said.push(`${word} ${why}`))
  for (const n of [0, 1, 2]) await grow(store, n, 401, 405)
  // Who asks about tables in SQL has everything folded first.
  await store.tablesOf('nobody')
  assert.equal(said.length, 1)
  assert.match(said[0], new RegExp(`^damaged .*${hurt}`))
  for (const n of [0, 1, 2]) await grow(store, n, 406, 410)
  await store.tablesOf('nobody')
  await store.close()
  const looking = new DatabaseSync(join(folder, 'mousekeep.db'))
  const folded = tables.map(({ table }) => {
    const row = looking.prepare('SELECT count(*) AS n FROM log NOT INDEXED WHERE table_id = ?').get(table.id)
    return Number(row?.['n'])
  })
  const kept = ['journal_a', 'journal_b'].flatMap((name) => looking.prepare(`SELECT line FROM ${name}`).all())
  looking.close()
  assert.deepEqual(folded, [411, 411, 401])
  const lines = kept.flatMap((row) => String(row['line']).split('\n')).map((line) => Object(JSON.parse(line)).entry)
  const seqs = new Set(lines.flatMap(({ table, seq }) => (table === hurt ? [seq] : [])))
  assert.deepEqual([...seqs], [401, 402, 403, 404, 405, 406, 407, 408, 409, 410], 'it stays in the journal')
})
