import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const SERVER = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))

/** Ends the server as a fall of the machine does, and starts it again with the same data at the same address. */
export interface Power {
  readonly off: () => Promise<void>
  readonly on: () => Promise<void>
}

/** Runs the product as `npm start` does, on a free port with data of its own, until the visit is over or stops it. */
export async function withServer(
  visit: (address: string, stop: () => Promise<void>, power: Power) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'mousekeep-web-'))
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, RATE_FACTOR: '100', ...settings }
  let server = start(env)
  try {
    const port = await portOf(server)
    const off = async (): Promise<void> => {
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    }
    const on = async (): Promise<void> => {
      server = start({ ...env, PORT: port })
      await portOf(server)
    }
    await visit(`http://127.0.0.1:${port}/`, off, { off, on })
  } finally {
    server.kill()
    rmSync(data, { recursive: true, force: true })
  }
}

function start(env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] })
}

/** The port on which it listens, once it does. What it says later is let pass. */
async function portOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('the server says nothing')
  const lines = createInterface(stdout)
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const port = /"port":(\d+)/.exec(line)?.[1]
      if (port !== undefined) resolve(port)
    })
    lines.on('close', () => reject(new Error('the server ended before it was ready')))
  })
}
