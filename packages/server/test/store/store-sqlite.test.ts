import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { Identity } from '../../src/identity/identity.ts'
import { LogDamaged, StoreDown } from '../../src/store/contract.ts'
import { BorrowedStore } from '../../src/store/sqlite/borrowed-store.ts'
import { Connection } from '../../src/store/sqlite/connection.ts'
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import { temporaryFolder } from '../support/folder.ts'
import { CREATE } from '../../src/store/schema.ts'
import { checkTakenOver, SCHEMA_1_ROWS } from '../support/first-schema.ts'
import { storeContract } from '../support/store-contract/index.ts'
import { entryOf, FACTS, opened } from '../support/stored.ts'

const folder = mkdtempSync(join(tmpdir(), 'mousekeep-'))
after(() => rmSync(folder, { recursive: true }))
const open = async (): Promise<SqliteStore> => SqliteStore.start(folder)
storeContract('SQLite', open, async () => {
  const borrowed = await BorrowedStore.from(folder)
  assert.ok(borrowed !== null, 'nobody lends the store')
  return borrowed
})

test('SQLite: every start is durable, the second too, and after a transaction that was not synced (promise 2)', () => {
  const file = join(temporaryFolder(), 'mousekeep.db')
  for (let i = 0; i < 3; i++) {
    const connection = new Connection(file)
    const level = (): unknown => connection.first('PRAGMA synchronous', [])?.['synchronous']
    assert.equal(level(), 2)
    connection.unsynced(() => connection.change('DELETE FROM log'))
    assert.equal(level(), 2)
    connection.close()
  }
})

test('SQLite: a database that lost its end is refused, not shortened in silence (promise 3)', async () => {
  const data = temporaryFolder()
  const store = await SqliteStore.start(data)
  const { table, first, epoch } = await opened(store)
  await store.append(epoch, entryOf(table, 1, first.hash), FACTS)
  await store.close()
  const database = new DatabaseSync(join(data, 'mousekeep.db'))
  database.exec('DELETE FROM log WHERE seq = 1; UPDATE tables SET head = 0')
  database.close()
  await assert.rejects(SqliteStore.start(data), LogDamaged)
  // The file of heads is kept for whoever looks into it.
  assert.match(readFileSync(join(data, 'heads.txt'), 'utf8'), new RegExp(`${table.id} 1`))
  writeFileSync(join(data, 'heads.txt'), '')
  await (await SqliteStore.start(data)).close()
})

test('SQLite: a full disk loses nothing and heals by itself (promise 4)', async () => {
  const data = temporaryFolder()
  // The page cap is SQLite's own disk that is full: real errors, inside the transaction and at its end.
  const store = await SqliteStore.start(data)
  const { table, first, epoch } = await opened(store)
  let [prev, seq] = [first.hash, 1]
  await store.reopen(['max_page_count = 1'])
  let refusals = 0
  for (let i = 0; i < 400; i++) {
    const entry = entryOf(table, seq, prev)
    try {
      assert.deepEqual(await store.append(epoch, entry, FACTS), { ok: true })
      prev = entry.hash
      seq++
    } catch (error) {
      assert.ok(error instanceof StoreDown)
      refusals++
    }
  }
  assert.ok(refusals > 0, 'the disk was never full')
  assert.equal((await store.entries(table.id, 0)).length, seq)
  await store.reopen([])
  assert.deepEqual(await store.append(epoch, entryOf(table, seq, prev), FACTS), { ok: true })
  await store.close()
})

test('SQLite: who comes while nothing can be written is known all the same (promise 4)', async () => {
  const store = await SqliteStore.start(temporaryFolder())
  let now = 1e12
  const identity = new Identity(store, false, () => now)
  const person = await identity.newPerson('Ann')
  const [cookie] = (await identity.begin(person, { userAgent: undefined })).split(';')
  now += 86_400_000
  await store.reopen(['query_only = 1'])
  await assert.rejects(store.people.rename(person, 'Anna'), StoreDown)
  assert.equal((await identity.sessionOf(cookie))?.person.id, person)
  await store.reopen([])
  assert.equal((await identity.sessionOf(cookie))?.person.id, person)
  assert.equal((await store.people.sessions(person))[0].seenAt, now)
  await store.close()
})

test('SQLite: data of the first schema is taken over as it is; data of a later one is refused', async () => {
  const data = temporaryFolder()
  const database = new DatabaseSync(join(data, 'mousekeep.db'))
  for (const statement of [...CREATE, ...SCHEMA_1_ROWS]) database.exec(statement)
  database.close()
  const store = await SqliteStore.start(data)
  await checkTakenOver(store)
  await store.close()
  const later = new DatabaseSync(join(data, 'mousekeep.db'))
  later.exec(`UPDATE meta SET value = '99' WHERE name = 'schema'`)
  later.close()
  await assert.rejects(SqliteStore.start(data), /schema 99/)
})
