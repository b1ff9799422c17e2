import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { legal, type Game, type GameTypes } from '@mousekeep/engine'
import { gameOf } from '@mousekeep/games/all'
import { linked, rootOf } from '../../src/store/chain.ts'
import type { LogEntry } from '../../src/store/contract.ts'
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import { LogReader } from '../../src/tables/log/log-reader.ts'
import { castle } from '@mousekeep/castle'
import type { Body } from '@mousekeep/tables'
import { addEntry } from '../../src/tables/add-entry.ts'
import { TableState } from '../../src/tables/state.ts'
import { Player, type Played } from '../support/player.ts'
import { serve } from '../support/running.ts'
import { temporaryFolder } from '../support/folder.ts'

const REPLAY = fileURLToPath(new URL('../../src/commands/replay.ts', import.meta.url))
const SEED = 'a secret of the server'

/** Writes a table straight into the store: entries one after the other, as a server would. */
class Scribe {
  readonly game: Game<GameTypes>
  readonly state: TableState
  readonly store: SqliteStore
  readonly id: string
  seq = 0
  private hash: string
  private epoch = -1

  constructor(store: SqliteStore, id: string, played: Played = 'castle') {
    this.game = gameOf(played)
    this.state = new TableState(this.game, SEED)
    this.store = store
    this.id = id
    this.hash = rootOf(id, SEED)
  }

  private entry(body: Body): LogEntry {
    const entry = linked(this.hash, {
      table: this.id,
      seq: this.seq++,
      actionId: `action-${this.seq}`,
      ask: 'ask',
      body,
      at: 5,
    })
    this.hash = entry.hash
    return entry
  }

  async open(): Promise<void> {
    const body: Body = { kind: 'opened', options: { players: 2 }, seats: 2, host: 'ann', commitment: '' }
    addEntry(this.state, 0, body)
    const table = { id: this.id, code: this.id, game: this.game.id, version: this.game.version, seed: SEED }
    assert.ok(await this.store.open(table, this.entry(body), this.state.factsAfter(body)))
    this.epoch = (await this.store.own(this.id)) ?? -1
    for (const seat of [0, 1]) await this.write({ kind: 'claimed', seat, person: 'ann', seed: '' })
    await this.write({ kind: 'started' })
  }

  async write(body: Body): Promise<void> {
    addEntry(this.state, this.seq, body)
    await this.force(body)
  }

  /** Whatever the rules say. */
  async force(body: Body): Promise<void> {
    const result = await this.store.append(this.epoch, this.entry(body), this.state.factsAfter(body))
    assert.deepEqual(result, { ok: true })
  }

  /** Plays on; a game that is over is taken back a little, so that it can be as long as one likes. */
  async playTo(seq: number): Promise<void> {
    while (this.seq <= seq) {
      const { match } = this.state
      assert.ok(match !== null)
      const actions = legal(match.game, match.state)
      const seat = match.game.actor(match.state)
      if (seat === null) await this.write({ kind: 'undone', seat: 0, plays: Math.max(0, match.count - 200) })
      else
        await this.write({ kind: 'played', seat, action: actions[(this.seq * 7) % actions.length], drawn: match.drawn })
    }
  }
}

async function longTable(length: number, game: Played = 'castle'): Promise<{ folder: string; scribe: Scribe }> {
  const folder = temporaryFolder()
  const scribe = new Scribe(await SqliteStore.start(folder), 'the-long-table', game)
  await scribe.open()
  await scribe.playTo(length)
  return { folder, scribe }
}

async function rowOf({ store, id }: Scribe): Promise<Parameters<typeof LogReader.read>[1]> {
  const row = await store.table(id)
  assert.ok(row !== null)
  return row
}

for (const [game, length] of [
  ['castle', 1200],
  ['mystics', 600],
] as const) {
  test(`a long table of ${game} opens from its snapshot and what came after, as from the whole log (22)`, async () => {
    const { scribe } = await longTable(length, game)
    const { store } = scribe
    // Far from its end, so that the tail goes on and never back.
    await scribe.write({ kind: 'undone', seat: 0, plays: 5 })
    await (await LogReader.readWhole(store, await rowOf(scribe))).save(store)
    await scribe.playTo(length + 40)
    const row = await rowOf(scribe)
    const [short, whole] = [await LogReader.read(store, row), await LogReader.readWhole(store, row)]
    assert.deepEqual([short.isWhole, whole.isWhole], [false, true])
    assert.deepEqual([short.head, short.hash], [whole.head, whole.hash])
    assert.deepEqual(short.state.save(), whole.state.save())
    assert.equal(short.hashAt(length + 40), whole.hashAt(length + 40))
    assert.equal(short.hashAt(3), undefined)
    await store.close()
  })
}

test('a snapshot that is not of this log is not believed; one that the log contradicts is reported', async () => {
  const { scribe } = await longTable(400)
  const { store, id } = scribe
  await (await LogReader.readWhole(store, await rowOf(scribe))).save(store, 1)
  const kept = Object(JSON.parse((await store.snapshot(id))?.state ?? ''))
  await store.saveSnapshot(id, 400, JSON.stringify({ ...kept, hash: 'f'.repeat(64) }))
  assert.equal((await LogReader.read(store, await rowOf(scribe))).isWhole, true)
  await store.saveSnapshot(id, 400, JSON.stringify({ ...kept, fingerprint: 'f'.repeat(64) }))
  await assert.rejects(LogReader.readWhole(store, await rowOf(scribe)), /does not lead to the state/)
  await store.close()
})

test('who comes back to a long table with an old mark, retries an old action or goes back is served from the log', async (context) => {
  const { folder, scribe } = await longTable(600)
  const { store, id } = scribe
  await (await LogReader.readWhole(store, await rowOf(scribe))).save(store)
  const [first] = await store.entries(id, 3)
  await store.close()
  const { port } = await serve(context, { DATA_DIR: folder })
  const ann = await Player.arrive(port, 'Ann')
  const seated = await ann.follow(id)
  context.after(() => seated.close())
  assert.equal(seated.latest.seq, 600)
  const socket = ann.socket()
  const codes: string[] = []
  socket.on('message', (data) => {
    const message = Object(JSON.parse(Buffer.isBuffer(data) ? data.toString() : ''))
    codes.push(String(message.code ?? message.type))
  })
  await new Promise((resolve) => socket.on('open', resolve))
  const hello = (hash: string): void =>
    socket.send(JSON.stringify({ type: 'hello', protocol: 2, table: id, seen: { seq: 3, hash } }))
  hello(first.hash)
  await seated.until(() => codes.includes('view'))
  assert.ok(!codes.includes('LOG_FORKED'))
  hello('f'.repeat(64))
  await seated.until(() => codes.includes('LOG_FORKED'))
  // An id of long ago, by somebody else: known, and not the same.
  socket.send(JSON.stringify({ type: 'leave', id: 'action-4', seq: 3, seat: 0 }))
  await seated.until(() => codes.includes('ID_REUSED'))
  socket.close()
})

test('rules of another version take a table over if it comes to the same; else it is kept and shown', async () => {
  const { folder, scribe } = await longTable(40)
  const { store } = scribe
  await (await LogReader.readWhole(store, await rowOf(scribe))).save(store, 1)
  const other = new Scribe(store, 'the-odd-table')
  await other.open()
  await other.playTo(20)
  const { match } = other.state
  await other.force({ kind: 'played', seat: 1, action: { do: 'fly' }, drawn: match?.drawn ?? 0 })
  await store.close()
  const database = new DatabaseSync(join(folder, 'mousekeep.db'))
  database.exec('UPDATE tables SET version = version - 1')
  database.exec(`UPDATE snapshots SET state = replace(state, '"version":${castle.version}', '"version":0')`)
  database.close()

  const again = await SqliteStore.start(folder)
  const strange = await again.table('the-odd-table')
  assert.ok(strange !== null)
  const reader = await LogReader.read(again, strange)
  assert.deepEqual([reader.stranded?.seq, reader.head, reader.state.isArchived], [21, 21, true])
  assert.equal((await again.table('the-odd-table'))?.version, castle.version - 1)
  assert.equal((await again.entries('the-odd-table', 0)).length, 22)
  await again.close()

  const [code, output] = await replay(folder)
  assert.equal(code, 1)
  assert.match(output, /table the-odd-table of castle stranded at entry 21/)
  assert.match(output, /"tables":2,.*"upgraded":1,"stranded":1,"damaged":0/)
  const last = await SqliteStore.start(folder)
  assert.equal((await last.table('the-long-table'))?.version, castle.version)
  await last.close()
})

function replay(folder: string): Promise<[unknown, string]> {
  return new Promise((resolve) => {
    execFile(process.execPath, [REPLAY], { env: { ...process.env, DATA_DIR: folder } }, (error, out, err) =>
      resolve([error?.code ?? 0, out + err]),
    )
  })
}
