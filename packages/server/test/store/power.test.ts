import assert from 'node:assert/strict'
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { checkChain, rootOf } from '../../src/store/chain.ts'
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import { temporaryFolder } from '../support/folder.ts'
import { entryOf, FACTS, opened } from '../support/stored.ts'

const APPENDS = 8
const CUTS_EACH = 2

/**
 * What a power cut may leave of the file that SQLite writes to: everything up to the last acknowledgement, for that was
 * synced (which a test of its own asserts), and of what was written since any beginning, the rest gone or torn. That
 * the disk keeps what it says it has synced is not tested here.
 */
test('SQLite: a power cut loses nothing that was acknowledged (promise 2)', async () => {
  const data = temporaryFolder()
  const store = await SqliteStore.start(data)
  const { table, first, epoch } = await opened(store)
  const wal = join(data, 'mousekeep.db-wal')
  const sizes: number[] = [statSync(wal).size]
  const hashes: string[] = [first.hash]
  for (let seq = 1; seq <= APPENDS; seq++) {
    const entry = entryOf(table, seq, hashes[seq - 1])
    assert.deepEqual(await store.append(epoch, entry, FACTS), { ok: true })
    hashes.push(entry.hash)
    sizes.push(statSync(wal).size)
  }
  const bytes = readFileSync(wal)
  assert.ok(existsSync(join(data, 'mousekeep.db')) && sizes[APPENDS] > sizes[0])
  let cuts = 0
  for (let acknowledged = 0; acknowledged < APPENDS; acknowledged++) {
    for (let cut = 0; cut < CUTS_EACH; cut++) {
      const folder = join(data, `cut-${cuts++}`)
      mkdirSync(folder)
      copyFileSync(join(data, 'mousekeep.db'), join(folder, 'mousekeep.db'))
      const [from, to] = [sizes[acknowledged], sizes[acknowledged + 1]]
      const kept = from + Math.floor(((to - from) * (cut + 1)) / (CUTS_EACH + 1))
      // A torn end: the length is there, its content is not.
      const torn = Buffer.concat([bytes.subarray(0, kept), Buffer.alloc(cut === 0 ? 0 : to - kept)])
      writeFileSync(join(folder, 'mousekeep.db-wal'), torn)
      const after = await SqliteStore.start(folder)
      const entries = await after.entries(table.id, 0)
      checkChain(entries, 0, rootOf(table.id, table.seed))
      assert.ok(entries.length >= acknowledged + 1, `${entries.length} entries of ${acknowledged + 1} acknowledged`)
      assert.deepEqual(
        entries.map((entry) => entry.hash),
        hashes.slice(0, entries.length),
      )
      await after.close()
    }
  }
  await store.close()
})
