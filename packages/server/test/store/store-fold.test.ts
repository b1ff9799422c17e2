import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { checkChain, rootOf } from '../../src/store/chain.ts'
import { StoreDown, type NewTable, type Store } from '../../src/store/contract.ts'
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import { temporaryFolder } from '../support/folder.ts'
import { entryOf, FACTS, opened } from '../support/stored.ts'

/** The end of a table's log, to be written on from. */
interface End {
  readonly table: NewTable
  readonly epoch: number
  prev: string
  seq: number
}

async function ends(store: Store, count: number): Promise<End[]> {
  const tables = await Promise.all(Array.from({ length: count }, () => opened(store)))
  return tables.map(({ table, first, epoch }) => ({ table, epoch, prev: first.hash, seq: 1 }))
}

async function append(store: Store, end: End): Promise<void> {
  const { table, epoch, prev, seq } = end
  // Long, so that a few entries more than fill a page.
  const entry = entryOf(table, seq, prev, randomUUID().repeat(8))
  const appended = store.append(epoch, entry, { ...FACTS, turn: seq })
  end.prev = entry.hash
  end.seq++
  try {
    assert.deepEqual(await appended, { ok: true })
  } catch (error) {
    if (error instanceof StoreDown) Object.assign(end, { prev, seq })
    throw error
  }
}

async function appendMany(store: Store, all: readonly End[], each: number): Promise<void> {
  const run = async (end: End): Promise<void> => {
    for (let i = 0; i < each; i++) await append(store, end)
  }
  await Promise.all(all.map(run))
}

async function checkAll(store: Store, all: readonly End[]): Promise<void> {
  for (const { table, seq, prev } of all) {
    const entries = await store.entries(table.id, 0)
    assert.equal(entries.length, seq)
    assert.equal(checkChain(entries, 0, rootOf(table.id, table.seed)), prev)
    const row = await store.table(table.id)
    assert.deepEqual([row?.head, row?.hash, row?.turn], [seq - 1, prev, seq - 1])
  }
}

function countIn(folder: string, name: string): number {
  const database = new DatabaseSync(join(folder, 'mousekeep.db'), { readOnly: true })
  const row = database.prepare(`SELECT count(*) AS n FROM ${name}`).get()
  database.close()
  return Number(row?.['n'])
}

test('SQLite: what was appended goes on into the log with later commits, once and in order', async () => {
  const folder = temporaryFolder()
  const store = await SqliteStore.start(folder)
  const all = await ends(store, 50)
  await appendMany(store, all, 100)
  await checkAll(store, all)
  const folded = countIn(folder, 'log')
  assert.ok(folded > 50 && folded < 50 * 101, `${folded} entries are in the log`)
  // Until a half of the journal is folded and empty, while the other is written to.
  while (countIn(folder, 'journal_a') > 0) await appendMany(store, all, 5)
  await checkAll(store, all)
  await store.close()
  const again = await SqliteStore.start(folder)
  await checkAll(again, all)
  assert.equal(
    countIn(folder, 'log'),
    all.reduce((sum, { seq }) => sum + seq, 0),
  )
  await again.close()
})

test('SQLite: a power cut amid folding, which is not synced, loses nothing (promise 2)', async () => {
  const folder = temporaryFolder()
  const wal = join(folder, 'mousekeep.db-wal')
  const store = await SqliteStore.start(folder)
  const all = await ends(store, 20)
  const appending = Array.from({ length: 200 }, () => all.map((end) => append(store, end))).flat()
  // One commit: what comes after it in the file is folding.
  await Promise.all(appending)
  const acknowledged = statSync(wal).size
  while (countIn(folder, 'log') < 1000) await appendMany(store, all.slice(0, 1), 1)
  const bytes = readFileSync(wal)
  assert.ok(bytes.length > acknowledged)
  for (let cut = 1; cut <= 8; cut++) {
    const left = temporaryFolder()
    copyFileSync(join(folder, 'mousekeep.db'), join(left, 'mousekeep.db'))
    const kept = acknowledged + Math.floor(((bytes.length - acknowledged) * cut) / 9)
    writeFileSync(join(left, 'mousekeep.db-wal'), bytes.subarray(0, kept))
    const after = await SqliteStore.start(left)
    for (const { table } of all) {
      const entries = await after.entries(table.id, 0)
      assert.ok(entries.length > 200, `${entries.length} of 201 entries after a cut at ${kept} of ${bytes.length}`)
      checkChain(entries, 0, rootOf(table.id, table.seed))
    }
    await after.close()
  }
  await store.close()
})

test('SQLite: where there is no room for folding, what is new is still taken (promise 4)', async () => {
  const folder = temporaryFolder()
  const store = await SqliteStore.start(folder)
  const all = await ends(store, 1)
  const [end] = all
  // All in one commit, so that pages are the same every time. Folding begins after the next: it needs pages, and the
  // last page of the journal has room.
  await Promise.all(Array.from({ length: 3999 }, () => append(store, end)))
  await store.reopen(['max_page_count = 1'])
  let [taken, refused] = [0, 0]
  for (let i = 0; i < 12; i++) {
    try {
      await append(store, end)
      taken++
    } catch (error) {
      assert.ok(error instanceof StoreDown)
      refused++
    }
  }
  assert.ok(taken > 2 && refused > 0, `${taken} were taken, ${refused} refused`)
  assert.equal(countIn(folder, 'log'), 1)
  await checkAll(store, all)
  await store.reopen([])
  // Who asks about tables does not wait until folding is tried again by itself.
  await store.tablesOf('nobody')
  assert.equal(countIn(folder, 'log'), end.seq)
  await appendMany(store, all, 20)
  await checkAll(store, all)
  await store.close()
})
