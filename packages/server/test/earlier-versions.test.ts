import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { legal, rulesOf } from '@mousekeep/engine'
import { verifyLog } from '@mousekeep/tables'
import { mystics } from '@mousekeep/mystics'
import { gameOf } from '@mousekeep/games/all'
import { readBody } from '../src/tables/log/body.ts'
import { linked } from '../src/store/chain.ts'
import type { LogEntry } from '../src/store/contract.ts'
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts'
import { LogReader } from '../src/tables/log/log-reader.ts'
import { addEntry } from '../src/tables/add-entry.ts'
import { TableState } from '../src/tables/state.ts'
import { temporaryFolder } from './support/folder.ts'
import { Player } from './support/player.ts'
import { serve } from './support/running.ts'

/** Tables of Mystics as a server with earlier rules had them: their logs, and what it noted of a state. */
interface Stored {
  readonly table: string
  readonly game: string
  readonly version: number
  readonly seed: string
  readonly snapshot: { readonly seq: number; readonly hash: string; readonly fingerprint: string }
  readonly entries: readonly Omit<LogEntry, 'table'>[]
}

function storedUnder(version: number): readonly Stored[] {
  return JSON.parse(readFileSync(new URL(`records/mystics-version-${version}.json`, import.meta.url), 'utf8'))
}

const STORED = storedUnder(3)

/** A folder with these tables, as that server left it. */
async function folderOf(stored: readonly Stored[]): Promise<string> {
  const folder = temporaryFolder()
  const store = await SqliteStore.start(folder)
  for (const { table, game, version, seed, snapshot, entries } of stored) {
    const state = new TableState(rulesOf(gameOf(game), version) ?? gameOf(game), seed)
    let epoch = -1
    for (const entry of entries) {
      const body = readBody(entry.body)
      addEntry(state, entry.seq, body)
      if (entry.seq === 0) {
        const row = { id: table, code: table, game, version, seed }
        assert.ok(await store.open(row, { ...entry, table }, state.factsAfter(body)))
        epoch = (await store.own(table)) ?? -1
      } else assert.ok((await store.append(epoch, { ...entry, table }, state.factsAfter(body))).ok)
    }
    const { seq, hash, fingerprint } = snapshot
    await store.saveSnapshot(table, seq, JSON.stringify({ format: 1, hash, version, fingerprint, state: null }))
  }
  await store.close()
  return folder
}

for (const stored of [...STORED, ...storedUnder(4)]) {
  test(`the table ${stored.table}, stored under rules version ${stored.version}, opens and keeps its rules`, async () => {
    const store = await SqliteStore.start(await folderOf([stored]))
    const row = await store.table(stored.table)
    assert.ok(row !== null)
    assert.equal(row.version, stored.version)
    const reader = await LogReader.read(store, row)
    assert.equal(reader.stranded, null)
    assert.equal(reader.head, stored.entries.length - 1)
    // Version 4 plays as 3 did.
    assert.equal((await store.table(stored.table))?.version, 4)
    assert.equal(reader.row.version, 4)
    await store.close()
  })

  test(`the log of ${stored.table}, handed out under rules version ${stored.version}, verifies`, () => {
    const { table, game, version, seed, entries } = stored
    const verified = verifyLog(gameOf(game), { table, game, version, seed, entries }, entries.length)
    assert.equal(verified.plays, entries.length - 4)
    assert.equal(verified.hash, entries.at(-1)?.hash)
  })
}

test('a table whose noted state of rules version 3 is another strands', async () => {
  const [stored] = STORED
  const wrong = { ...stored, snapshot: { ...stored.snapshot, fingerprint: 'f'.repeat(64) } }
  const store = await SqliteStore.start(await folderOf([wrong]))
  const row = await store.table(stored.table)
  assert.ok(row !== null)
  assert.match((await LogReader.read(store, row)).stranded?.why ?? '', /does not lead to the state/)
  await store.close()
})

test('a table stored under earlier rules is played on by them, and shown to whoever comes', async (context) => {
  const [stored] = storedUnder(4)
  const folder = await folderOf([stored])
  const store = await SqliteStore.start(folder)
  const row = await store.table(stored.table)
  assert.ok(row !== null)
  const { state, head } = await LogReader.read(store, row)
  const epoch = (await store.own(stored.table)) ?? -1
  for (let n = 1; n <= 20; n++) {
    const { match } = state
    assert.ok(match !== null)
    const [action] = legal(match.game, match.state)
    const body = { kind: 'played', seat: match.game.actor(match.state) ?? 0, action, drawn: match.drawn } as const
    addEntry(state, head + n, body)
    const before = (await store.entries(stored.table, head + n - 1))[0].hash
    const entry = { table: stored.table, seq: head + n, actionId: `later-${n}`, ask: 'ask', body, at: 6 }
    assert.ok((await store.append(epoch, linked(before, entry), state.factsAfter(body))).ok)
  }
  await store.close()
  const { port } = await serve(context, { DATA_DIR: folder })
  const seated = await (await Player.arrive(port, 'Cat')).follow(stored.table)
  context.after(() => seated.close())
  assert.equal(seated.latest.seq, head + 20)
  assert.deepEqual(seated.latest.looks[0].view, JSON.parse(JSON.stringify(mystics.view(Object(state.match?.state), 0))))
})
