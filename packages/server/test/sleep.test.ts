import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gameOf } from '@mousekeep/games/all'
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts'
import { Tables } from '../src/tables/tables.ts'
import { Threads } from '../src/threads.ts'
import { temporaryFolder } from './support/folder.ts'
import { Sitter } from './support/sitter.ts'

test('a table that somebody is about to follow is not let go: there is one of each (promise 9)', async () => {
  const store = await SqliteStore.start(temporaryFolder())
  const threads = new Threads()
  const tables = new Tables(store, threads, {
    onBug: (error) => assert.fail(String(error)),
    lettersOf: async () => [],
    onLetters: () => undefined,
  })
  const { id } = await tables.open('ann', gameOf('castle'), {})
  await tables.find(id)
  const finding = tables.find(id)
  const sweeping = tables.letSleep()
  const table = await finding
  assert.ok(table !== null)
  await sweeping
  const sitter = new Sitter()
  await table.follow(sitter, null)
  for (let i = 0; i < 3; i++) await tables.letSleep()
  assert.equal(await tables.find(id), table)
  table.unfollow(sitter)
  for (let i = 0; i < 3; i++) await tables.letSleep()
  assert.deepEqual(Object.values(tables.count), [0, 0])
  tables.close()
  await threads.close()
  await store.close()
})
