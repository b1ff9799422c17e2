import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { readConfig } from '../../src/config.ts'
import { startServer } from '../../src/server.ts'
import { FolderTaken, HeldFolder } from '../../src/store/sqlite/held-folder.ts'
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import { runBeside } from '../faults/beside.ts'
import { temporaryFolder } from '../support/folder.ts'
import { serve, twoAtTable } from '../support/running.ts'
import { entryOf, FACTS, opened } from '../support/stored.ts'

test('a folder is held once, whoever asks, and free again when it is let go (promise 32)', async () => {
  const folder = temporaryFolder()
  const held = HeldFolder.take(folder)
  assert.throws(() => HeldFolder.take(folder), FolderTaken)
  await assert.rejects(SqliteStore.start(folder), FolderTaken)
  held.release()
  await (await SqliteStore.start(folder)).close()
})

test('a start that cannot have its port touches nothing of the data (promise 32)', async (context) => {
  const folder = temporaryFolder()
  const store = await SqliteStore.start(folder)
  await opened(store)
  await store.close()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  context.after(() => other.close())
  const port = String(Object(other.address()).port)
  const seen = (): unknown[] => readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mtimeMs])
  const before = seen()
  const { code, output } = await runBeside('main', [], { PORT: port, DATA_DIR: folder })
  assert.equal(code, 2)
  assert.match(output, /another process listens at port/)
  assert.deepEqual(seen(), before)
})

test('data is readable for its owner only, also what lay there before', async (context) => {
  const folder = join(temporaryFolder(), 'data')
  mkdirSync(folder)
  writeFileSync(join(folder, 'mousekeep.db'), '', { mode: 0o644 })
  const { port } = await serve(context, { DATA_DIR: folder })
  await twoAtTable(context, port)
  const copy = join(temporaryFolder(), 'copy.db')
  assert.equal((await runBeside('backup', [copy], { DATA_DIR: folder })).code, 0)
  const files = [...readdirSync(folder).map((name) => join(folder, name)), copy]
  assert.ok(files.length >= 6, files.join())
  for (const file of files) assert.equal(statSync(file).mode & 0o077, 0, file)
})

test('a backup overwrites nothing', async (context) => {
  const folder = temporaryFolder()
  await serve(context, { DATA_DIR: folder })
  const file = join(temporaryFolder(), 'letter.txt')
  writeFileSync(file, 'Dear Ann')
  const { code, output } = await runBeside('backup', [file], { DATA_DIR: folder })
  assert.equal(code, 2)
  assert.match(output, /overwrites nothing/)
  assert.equal(readFileSync(file, 'utf8'), 'Dear Ann')
  assert.ok(!readdirSync(folder).some((name) => name.startsWith('copy-')))
})

test('what cannot be backed up is said in one sentence, and a word of somebody else ends nothing', async (context) => {
  const folder = temporaryFolder()
  const { port } = await serve(context, { DATA_DIR: folder })
  const file = join(temporaryFolder(), 'nowhere', 'copy.db')
  const { code, output } = await runBeside('backup', [file], { DATA_DIR: folder })
  assert.deepEqual([code, output.trim().split('\n').length], [2, 1], output)
  assert.match(output, /there is no folder .*nowhere/)
  const socket = connect(join(folder, 'operator.sock'))
  socket.write('what is this?\n')
  await once(socket, 'close')
  assert.equal((await fetch(`http://127.0.0.1:${port}/readyz`)).status, 200)
  const empty = join(folder, 'empty.db')
  writeFileSync(empty, '')
  const drilled = await runBeside('drill', [empty], {})
  assert.deepEqual([drilled.code, drilled.output.includes('cannot be restored')], [1, true], drilled.output)
})

test('a folder that can have no socket is served all the same, and the log says what does not work', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'operator.sock'))
  const said: object[] = []
  const running = await startServer(readConfig({ PORT: '0', DATA_DIR: folder }), (line) => said.push(line))
  assert.match(JSON.stringify(said), /commands beside this server cannot reach it/)
  await running.close()
})

test('a command for a database that does not answer says so in one sentence', async () => {
  for (const [name, words] of [
    ['reports', []],
    ['replay', []],
    ['people', ['show', 'Ann']],
  ] as const) {
    const { code, output } = await runBeside(name, words, { DATABASE_URL: 'postgres://127.0.0.1:1/x' })
    assert.deepEqual([code, output.trim().split('\n').length], [2, 1], output)
    assert.match(output, /PostgreSQL cannot be reached: /)
  }
})

test('reports, replay and people work beside a running server, through it', async (context) => {
  const folder = temporaryFolder()
  const { port } = await serve(context, { DATA_DIR: folder })
  const { ann } = await twoAtTable(context, port)
  const heads = readFileSync(join(folder, 'heads.txt'), 'utf8')
  const show = await runBeside('people', ['show', ann.person], { DATA_DIR: folder })
  assert.deepEqual([show.code, Object(JSON.parse(show.output)).tables], [0, 1])
  assert.deepEqual(await runBeside('reports', [], { DATA_DIR: folder }), { code: 0, output: '' })
  const replay = await runBeside('replay', [], { DATA_DIR: folder })
  assert.deepEqual([replay.code, Object(JSON.parse(replay.output)).entries], [0, 4])
  assert.equal(readFileSync(join(folder, 'heads.txt'), 'utf8'), heads)
})

test('a command where there is no data says so and makes none', async () => {
  const folder = join(temporaryFolder(), 'elsewhere')
  for (const name of ['people', 'reports', 'replay', 'backup']) {
    const words = { people: ['show', 'Ann'], backup: ['copy.db'] }[name] ?? []
    const { code, output } = await runBeside(name, words, { DATA_DIR: folder })
    assert.equal(code, 2, name)
    assert.match(output, /there is no .*mousekeep\.db: set DATA_DIR/)
  }
  assert.ok(!existsSync(folder))
})

/** A folder with one table at entry 1, and the id of that table. */
async function withOneTable(): Promise<{ readonly folder: string; readonly id: string }> {
  const folder = temporaryFolder()
  const store = await SqliteStore.start(folder)
  const { table, first, epoch } = await opened(store)
  await store.append(epoch, entryOf(table, 1, first.hash), FACTS)
  await store.close()
  return { folder, id: table.id }
}

test('the advice to delete heads.txt is given where what is left is whole, and only there (promise 3)', async () => {
  const { folder, id } = await withOneTable()
  const heads = join(folder, 'heads.txt')
  writeFileSync(heads, `${id} 2\n`)
  await assert.rejects(SqliteStore.start(folder), /whole.*delete .*heads\.txt/)
  const database = new DatabaseSync(join(folder, 'mousekeep.db'))
  database.exec(`UPDATE log SET body = '{"kind":"test","n":7}' WHERE seq = 1`)
  database.close()
  await assert.rejects(SqliteStore.start(folder), (error: Error) => {
    assert.match(error.message, /damaged too: restore a backup/)
    assert.doesNotMatch(error.message, /delete/)
    return true
  })
})

test('a missing or unreadable heads.txt is said aloud (promise 3)', async () => {
  const { folder, id } = await withOneTable()
  const heads = join(folder, 'heads.txt')
  const said: object[] = []
  const start = async (): Promise<void> => {
    const running = await startServer(readConfig({ PORT: '0', DATA_DIR: folder }), (line) => said.push(line))
    await running.close()
  }
  await start()
  assert.deepEqual(said, [], 'nothing is said where all is well')
  rmSync(heads)
  await start()
  assert.match(JSON.stringify(said), /"level":"warn".*heads\.txt is missing/)
  writeFileSync(heads, `${id} 1\nwhat is this\n${id} 1`)
  await start()
  assert.match(JSON.stringify(said[1]), /"level":"warn".*1 lines that cannot be read/)
  writeFileSync(heads, '')
  await start()
  assert.match(JSON.stringify(said[2]), /"level":"warn".*says nothing of 1 of 1 tables/)
  await start()
  assert.equal(said.length, 3, 'it is begun anew, and says of all')
  rmSync(heads)
  mkdirSync(heads)
  await assert.rejects(start(), /heads\.txt cannot be read/)
})
