import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readConfig } from '../../src/config.ts'
import { startServer } from '../../src/server.ts'
import { temporaryFolder } from '../support/folder.ts'
import { Player } from '../support/player.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

interface Process {
  readonly port: number
  readonly output: () => string
  readonly ended: Promise<unknown[]>
}

/** A server in a process of its own, with all that it ever wrote. */
async function start(context: TestContext, folder: string): Promise<Process> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, RATE_FACTOR: '1000' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  context.after(() => child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  await until(() => output.includes('"port":'))
  return { port: Number(/"port":(\d+)/.exec(output)?.[1]), output: () => output, ended }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(50)
}

async function statuses(port: number): Promise<number[]> {
  const paths = ['/livez', '/readyz', '/healthz']
  return Promise.all(paths.map(async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).status))
}

/** Somebody with another program has the database in a transaction of their own. */
function writerOf(folder: string): DatabaseSync {
  const database = new DatabaseSync(join(folder, 'mousekeep.db'), { timeout: 5000 })
  database.exec('BEGIN IMMEDIATE')
  return database
}

test('a store that cannot be written is told by /readyz and /healthz and in the log, and so is its return (promise 34)', async (context) => {
  const folder = temporaryFolder()
  const { port, output } = await start(context, folder)
  assert.deepEqual(await statuses(port), [200, 200, 200])
  assert.ok(!output().includes('"store"'), 'nothing is said where all is well')
  const writer = writerOf(folder)
  await until(async () => (await statuses(port))[1] === 503)
  assert.deepEqual(await statuses(port), [200, 503, 503])
  assert.equal(output().match(/"level":"warn","store":"away","why":"[^"]/g)?.length, 1, 'said once')
  writer.exec('ROLLBACK')
  writer.close()
  await until(async () => (await statuses(port))[1] === 200)
  assert.deepEqual(await statuses(port), [200, 200, 200])
  assert.equal(output().match(/"level":"info","store":"here","afterMs":\d/g)?.length, 1)
})

test('the log tells of a store that nobody asks about (promise 34)', async (context) => {
  const folder = temporaryFolder()
  const { port, output } = await start(context, folder)
  const writer = writerOf(folder)
  const asked = Player.arrive(port, 'Ann').catch(() => null)
  await until(() => output().includes('"store":"away"'))
  writer.exec('ROLLBACK')
  writer.close()
  await asked
  await until(() => output().includes('"store":"here"'))
})

test('when what keeps the data dies, the process says so and ends with 1 (promise 33)', async (context) => {
  const folder = temporaryFolder()
  const { port, output, ended } = await start(context, folder)
  await Player.arrive(port, 'Ann')
  // It cannot write, opens the file anew, and finds that it is no database any more.
  const writer = writerOf(folder)
  const asked = Player.arrive(port, 'Bob').catch(() => null)
  for (const name of ['mousekeep.db', 'mousekeep.db-wal']) writeFileSync(join(folder, name), 'x'.repeat(1_000_000))
  assert.deepEqual(await ended, [1, null])
  await asked
  writer.close()
  assert.match(output(), /"level":"error","store":"gone","why":"[^"]+/)
})

const LOSSES: Readonly<Record<string, (folder: string) => void>> = {
  'the folder is removed': (folder) => rmSync(folder, { recursive: true }),
  'the folder is moved': (folder) => renameSync(folder, `${folder}-elsewhere`),
  'the WAL is removed': (folder) => rmSync(join(folder, 'mousekeep.db-wal')),
  'another file is put in its place': (folder) => {
    cpSync(join(folder, 'mousekeep.db'), join(folder, 'copy.db'))
    renameSync(join(folder, 'copy.db'), join(folder, 'mousekeep.db'))
  },
}

for (const [what, lose] of Object.entries(LOSSES)) {
  test(`when ${what}, nothing more is acknowledged, and the process ends with 1 (promise 33)`, async (context) => {
    const folder = temporaryFolder()
    const { port, output, ended } = await start(context, folder)
    await Player.arrive(port, 'Ann')
    lose(folder)
    await assert.rejects(Player.arrive(port, 'Bob'))
    assert.deepEqual(await ended, [1, null])
    assert.match(output(), /"level":"error","store":"gone","why":"[^"]+was removed or replaced/)
  })
}

test('a file that is no database is refused at the start by its name (promise 33)', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'mousekeep.db')
  writeFileSync(file, 'x'.repeat(10_000))
  const settings = readConfig({ PORT: '0', DATA_DIR: folder })
  await assert.rejects(
    startServer(settings, () => undefined),
    { message: `${file} cannot be read (file is not a database): restore a backup` },
  )
})
